import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import type { CaptchaProof } from './captcha-proof.ts';
import { type Captcha, type CaptchaOptions, useCaptcha } from './use-captcha.tsx';

interface SendVerificationCode {
  /** The captcha, to render before the button that sends the code. */
  captcha: Captcha['field'];
  /** Resolves to false when validation fails; rejects when the request fails. Calls `retry` when the slider is completed afterwards. */
  send: (retry: () => void) => Promise<boolean>;
}

/**
 * Sends a code to the phone number in a form, after validation and captcha. The slider stays completed until the API rejects the
 * captcha; a cloud captcha is asked for each code.
 */
export function useSendVerificationCode<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  request: (mobile: string, proof: CaptchaProof) => Promise<unknown>,
  { isSliderWaived }: Pick<CaptchaOptions, 'isSliderWaived'> = {},
): SendVerificationCode {
  const captcha = useCaptcha({ dragKey: 'captcha.dragForCode', isSliderWaived });
  return {
    captcha: captcha.field,
    async send(retry) {
      if (!(await form.trigger(name, { shouldFocus: true }))) return false;
      const proof = await captcha.execute(retry);
      if (!proof) return false;
      try {
        await request(form.getValues(name), proof);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'A2010') captcha.reject(retry);
        throw error;
      }
      return true;
    },
  };
}
