import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { useServices } from '../../app/services.tsx';
import { useSendVerificationCode } from '../../forms/captcha/use-send-verification-code.ts';
import type { FieldErrors } from '../../forms/field-errors.ts';
import { sendCodeErrors } from '../../forms/send-code-errors.ts';

/** The fields that every login form with a code has. */
export interface LoginCodeValues {
  mobile: string;
  code: string;
}

/** The fields that refusals to send a code concern. */
export const loginCodeErrors: FieldErrors<LoginCodeValues, 'sendLoginSms'> = {
  A2002: 'mobile',
  A2011: 'mobile',
  ...sendCodeErrors,
};

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
