import { type FormEvent, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import { errorMessage } from '../api/error-message.ts';
import { lookup } from '../i18n/lookup.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { dismissToasts } from '../ui/toast/toast-store.ts';
import { type FieldErrors, showFieldError } from './field-errors.ts';
import { isSame } from './use-draft.ts';
import { useIsMounted } from './use-is-mounted.ts';

interface SubmitOptions<Values extends FieldValues> {
  /** The fields that the error codes of the calls concern. */
  fieldErrors?: FieldErrors<FieldPath<NoInfer<Values>>>;
  /**
   * Called with an API error after the API client has handled it, while the form is mounted. Returns whether the form explains the
   * error itself.
   */
  onRefused?: (error: ApiError) => boolean;
}

/**
 * Creates a submit handler that validates the fields, closes the toasts of the attempt before, prevents concurrent
 * submissions and preserves the input on errors. `FormFailure` shows an error that concerns no field.
 *
 * @param send sends the values; its second argument returns whether the form is still mounted, to skip navigation otherwise
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values, isMounted: () => boolean) => Promise<void>,
  { fieldErrors, onRefused }: SubmitOptions<NoInfer<Values>> = {},
) {
  // A ref, because the form state updates with the next render, after a second click.
  const isPending = useRef(false);
  const isMounted = useIsMounted();
  const language = useLanguage();
  const submit = form.handleSubmit(async (values) => {
    dismissToasts();
    try {
      await send(values, isMounted);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isMounted()) return;
      const isShown = showFieldError(form, error, fieldErrors, values);
      const isExplained = onRefused?.(error) ?? false;
      if (isShown || isExplained || error.handling.endsSession) return;
      error.isShown = true;
      const message = errorMessage(error, language);
      // What to do about a lost connection is clear only with the word that nothing typed is lost.
      const isTyped = Object.entries(values).some(
        ([name, value]) => !isSame(value, Reflect.get(form.formState.defaultValues ?? {}, name)),
      );
      const kept = error.status === 0 && isTyped ? lookup(language, 'error.kept') : undefined;
      form.setError('root.api', { message: [message, kept].join(language === 'zh' ? '' : ' ') });
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
