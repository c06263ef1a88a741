import { Button } from '@fluentui/react-button';
import { Spinner } from '@fluentui/react-spinner';
import { useDeferredValue } from 'react';
import { type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';
import { useIsHydrated } from '../../app/use-hydrated.ts';

interface SubmitButtonProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  label: string;
  busyLabel: string;
}

/** A submit button, disabled during submission and before hydration. */
export function SubmitButton<Values extends FieldValues>({
  form,
  label,
  busyLabel,
}: SubmitButtonProps<Values>) {
  // Its own subscription: the form does not render again. Deferred: a refused input needs no spinner, which costs more than its errors.
  const isBusy = useDeferredValue(useFormState({ control: form.control }).isSubmitting);
  return (
    <Button
      type="submit"
      appearance="primary"
      size="large"
      disabled={!useIsHydrated()}
      disabledFocusable={isBusy}
      icon={isBusy ? <Spinner size="tiny" aria-hidden /> : undefined}
    >
      <span>{isBusy ? busyLabel : label}</span>
    </Button>
  );
}
