import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { useServices } from '../../app/services.tsx';
import { useSendVerificationCode } from '../../forms/captcha/use-send-verification-code.ts';

/** Sends a code to the number in the form of an anonymous user. */
export function useLoginCode<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  scene: components['schemas']['LoginSmsScene'],
) {
  const services = useServices();
  return useSendVerificationCode(form, name, (mobile, proof) =>
    services().api.sendLoginSms({ body: { mobile, scene, ...proof } }),
  );
}
