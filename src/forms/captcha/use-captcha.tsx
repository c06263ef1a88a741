import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import type { CaptchaProof } from './captcha-proof.ts';
import { SliderCaptcha, type SliderCaptchaProps } from './slider-captcha.tsx';

export interface Captcha {
  /** The slider, to render before the button. Null until it is required, and with a cloud captcha. */
  field: ReactNode;
  /**
   * Resolves to the captcha fields to send; undefined when the slider has to be completed first. Rejects when a cloud captcha was closed
   * or failed to open.
   *
   * @param resume called when the visitor then completes the slider; submits the form by default
   */
  execute: (resume?: () => void) => Promise<CaptchaProof | undefined>;
  /** Requires the slider again, after the API rejected the captcha (A2010). Completing it calls `resume`, as above. */
  reject: (resume?: () => void) => void;
  /** Removes the slider, after a submission. */
  reset: () => void;
}

export interface CaptchaOptions {
  /**
   * Whether the form does without the slider until the API rejects it: it prevents accidental submissions, and does not prove anything
   * to the server.
   */
  isSliderWaived?: boolean;
  /** What the slider asks for. */
  dragKey?: SliderCaptchaProps['dragKey'];
}

/** The captcha of a form: the built-in slider, or the configured cloud captcha. The slider shows when it is required, with the focus. */
export function useCaptcha({
  isSliderWaived = false,
  dragKey = 'captcha.drag',
}: CaptchaOptions = {}): Captcha {
  const { captcha } = useBootstrapData().config;
  const language = useLanguage();
  const slider = useRef<HTMLInputElement>(null);
  const [isPassed, setPassed] = useState(false);
  // A ref, because `resume` runs before the next render.
  const hasPassed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  /** How often the slider was required. */
  const [requests, setRequests] = useState(0);

  useEffect(() => {
    if (requests > 0) slider.current?.focus();
  }, [requests]);

  if (captcha.provider === 'tencent') {
    return {
      field: null,
      async execute() {
        const { askTencentCaptcha } = await import('./tencent-captcha.ts');
        const proof = await askTencentCaptcha(captcha, language);
        if (proof) return proof;
        // The code of the API for a missing captcha.
        throw new ApiError({ code: 'A2010', status: 200 }, { endsSession: false });
      },
      reject() {},
      reset() {},
    };
  }

  function setState(passed: boolean) {
    hasPassed.current = passed;
    setPassed(passed);
  }
  function request(resume = () => slider.current?.form?.requestSubmit()) {
    waiting.current = resume;
    setState(false);
    setRequests((count) => count + 1);
  }
  return {
    field: requests > 0 && (
      <SliderCaptcha
        ref={slider}
        isPassed={isPassed}
        dragKey={dragKey}
        onPass={() => {
          setState(true);
          waiting.current?.();
        }}
      />
    ),
    async execute(resume) {
      if (hasPassed.current || (isSliderWaived && requests === 0)) return {};
      request(resume);
      return undefined;
    },
    reject: request,
    reset() {
      setState(false);
      setRequests(0);
    },
  };
}
