import { type ReactNode, useRef, useState } from 'react';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import type { CaptchaProof } from './captcha-proof.ts';
import { SliderCaptcha } from './slider-captcha.tsx';

export interface Captcha {
  /** What the visitor works with, to stand before the button; nothing when the provider opens a window of its own. */
  field: ReactNode;
  /** Gives the proof to send along; undefined, with a word to the visitor, when the check has not been passed. */
  execute: () => Promise<CaptchaProof | undefined>;
  /** Asks for the check anew, after a submission or when the server did not accept it (A2010). */
  reset: () => void;
}

/** The gate before a submission: the built-in slider, or the cloud captcha that is configured. */
export function useCaptcha(): Captcha {
  const { captcha } = useBootstrapData().config;
  const language = useLanguage();
  const slider = useRef<HTMLInputElement>(null);
  const [isPassed, setPassed] = useState(false);
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
  return {
    field: (
      <SliderCaptcha
        ref={slider}
        isPassed={isPassed}
        isMissing={isMissing}
        onPass={() => {
          setPassed(true);
          setMissing(false);
        }}
      />
    ),
    execute: async () => {
      if (isPassed) return {};
      setMissing(true);
      slider.current?.focus();
      return undefined;
    },
    reset: () => setPassed(false),
  };
}
