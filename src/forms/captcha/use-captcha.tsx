import { type ReactNode, useRef, useState } from 'react';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import type { CaptchaProof } from './captcha-proof.ts';
import { SliderCaptcha } from './slider-captcha.tsx';

export interface Captcha {
  /** The slider, to render before the button; null with a cloud captcha. */
  field: ReactNode;
  /**
   * Resolves to the captcha fields to send; undefined, with an error message, when the captcha was not completed.
   *
   * @param resume called when the visitor then completes the slider
   */
  execute: (resume?: () => void) => Promise<CaptchaProof | undefined>;
  /** Resets the captcha, after a submission or when the server rejected it (A2010). */
  reset: () => void;
}

interface CaptchaOptions {
  /** Whether the form does without the slider: it prevents accidental submissions, and does not prove anything to the server. */
  isSliderWaived?: boolean;
}

/** The captcha of a form: the built-in slider, or the configured cloud captcha. */
export function useCaptcha({ isSliderWaived = false }: CaptchaOptions = {}): Captcha {
  const { captcha } = useBootstrapData().config;
  const language = useLanguage();
  const slider = useRef<HTMLInputElement>(null);
  const [isPassed, setPassed] = useState(false);
  // A ref, because `resume` runs before the next render.
  const hasPassed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  const [isMissing, setMissing] = useState(false);

  if (captcha.provider === 'tencent') {
    return {
      field: null,
      execute: async () => {
        const { askTencentCaptcha } = await import('./tencent-captcha.ts');
        return askTencentCaptcha(captcha, language);
      },
      reset: () => {},
    };
  }
  if (isSliderWaived) return { field: null, execute: async () => ({}), reset: () => {} };
  return {
    field: (
      <SliderCaptcha
        ref={slider}
        isPassed={isPassed}
        isMissing={isMissing}
        onPass={() => {
          hasPassed.current = true;
          setPassed(true);
          setMissing(false);
          waiting.current?.();
          waiting.current = undefined;
        }}
      />
    ),
    execute: async (resume) => {
      if (hasPassed.current) return {};
      waiting.current = resume;
      setMissing(true);
      slider.current?.focus();
      return undefined;
    },
    reset: () => {
      hasPassed.current = false;
      setPassed(false);
    },
  };
}
