import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import type { CaptchaProof } from './captcha-proof.ts';
import { type Captcha, useCaptcha } from './use-captcha.tsx';

interface SendVerificationCode {
  /** Stands before the button that sends the code. */
  captcha: Captcha['field'];
  /** Gives false when something has to be filled in first; rejects when the server refuses. */
  send: () => Promise<boolean>;
}

/**
 * Sends a code to the number in a form, once the number is one and a person is behind it. Each code that was sent needs
 * a check of its own; a refusal of anything but the check leaves it passed.
 */
export function useSendVerificationCode<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  request: (mobile: string, proof: CaptchaProof) => Promise<unknown>,
): SendVerificationCode {
  const captcha = useCaptcha();
  return {
    captcha: captcha.field,
    async send() {
      if (!(await form.trigger(name, { shouldFocus: true }))) return false;
      const proof = await captcha.execute();
      if (!proof) return false;
      try {
        await request(form.getValues(name), proof);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'A2010') captcha.reset();
        throw error;
      }
      captcha.reset();
      return true;
    },
  };
}
