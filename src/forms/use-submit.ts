import { type FormEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import { useIsMounted } from './use-is-mounted.ts';

/**
 * Creates a submit handler that validates the fields, prevents concurrent submissions and preserves the input on errors.
 *
 * @param send sends the values; its second argument returns whether the form is still mounted, to skip navigation otherwise
 * @param onRefused called with an API error after the API client has handled it, while the form is mounted
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values, isMounted: () => boolean) => Promise<void>,
  onRefused?: (error: ApiError) => void,
) {
  // A ref, because the form state updates with the next render, after a second click.
  const isPending = useRef(false);
  const isMounted = useIsMounted();
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values, isMounted);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isMounted()) onRefused?.(error);
    }
  });
  return (event: FormEvent) => {
    event.preventDefault();
    if (isPending.current) return;
    isPending.current = true;
    submit(event).finally(() => {
      isPending.current = false;
    });
  };
}
