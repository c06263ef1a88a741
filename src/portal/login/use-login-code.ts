import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { data } from '../../api/data.ts';
import { useCodeToMobile } from '../../forms/captcha/use-code-to-mobile.ts';
import { useServices } from '../../services.tsx';

/** Sends a code to the number in the form of a visitor. */
export function useLoginCode<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  scene: components['schemas']['LoginSmsScene'],
) {
  const services = useServices();
  return useCodeToMobile(form, name, (mobile, proof) =>
    data(services().api.POST('/v1/auth/sms/send', { body: { mobile, scene, ...proof } })),
  );
}
