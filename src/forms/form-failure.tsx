import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { Notice } from '../ui/notice.tsx';

/** The error of the last submission that concerns no field. It stays until the next submission, unlike its toast. */
export function FormFailure<Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) {
  const { errors } = useFormState({ control: form.control, name: [] });
  return <Notice kind="failure" text={errors.root?.api?.message} />;
}
