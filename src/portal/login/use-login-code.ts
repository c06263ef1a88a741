import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { ApiError } from '../../api/api-error.ts';
import { data } from '../../api/data.ts';
import { type Captcha, useCaptcha } from '../../forms/captcha/use-captcha.tsx';
import { useServices } from '../../services.tsx';

interface LoginCode {
  /** Stands before the button that sends the code. */
  captcha: Captcha['field'];
  send: () => Promise<boolean>;
}

/** Sends a code to the number in the form, once the number is one and a person is behind it. */
export function useLoginCode<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  scene: components['schemas']['LoginSmsScene'],
): LoginCode {
  const services = useServices();
  const captcha = useCaptcha();
  return {
    captcha: captcha.field,
    async send() {
      if (!(await form.trigger(name, { shouldFocus: true }))) return false;
      const proof = await captcha.prove();
      if (!proof) return false;
      const mobile = form.getValues(name);
      try {
        await data(services().api.POST('/v1/auth/sms/send', { body: { mobile, scene, ...proof } }));
      } catch (error) {
        if (error instanceof ApiError && error.code === 'A2010') captcha.reset();
        throw error;
      }
      captcha.reset();
      return true;
    },
  };
}
