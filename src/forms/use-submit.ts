import { type FormEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import { useIsMounted } from './use-is-mounted.ts';

/**
 * Makes a form's submit handler: checks the fields, sends the values once however often it is asked to, and leaves
 * what was typed in place when the server refuses.
 *
 * @param send gets, beside the values, whether the form is still there: whoever has left it meanwhile is not led on
 * @param onRefused told of a refusal, after the API layer's own reaction to it, as long as the form is there
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values, isMounted: () => boolean) => Promise<void>,
  onRefused?: (error: ApiError) => void,
) {
  // Not the form's own state: that is a render late, and two clicks can come before it.
  const isUnderWay = useRef(false);
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
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    submit(event).finally(() => {
      isUnderWay.current = false;
    });
  };
}
