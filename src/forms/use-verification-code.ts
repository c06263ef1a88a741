import { useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';
import { useIsHydrated } from '../app/use-hydrated.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { dismissToasts, showSuccess } from '../ui/toast/toast-store.ts';
import { type FieldErrors, showFieldError } from './field-errors.ts';
import { areValid, type ControlProps, namesOf } from './fields.ts';
import { useCountdown } from './use-countdown.ts';

/** Whether the fake backend runs, which sends no messages. The component explorer does not define the flag. */
const hasFakeBackend = typeof __FAKE_BACKEND__ !== 'undefined' && __FAKE_BACKEND__;

/** The props that the verification code fields of both kinds of forms share. */
export interface VerificationCodeProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends ControlProps<Values, Name> {
  /** Scene and target of the code; each has a separate countdown. */
  countdownKey: string;
  /** Sends the code. Resolves to false when validation fails, and then may call `retry`; rejects when the request fails. */
  send: (retry: () => void) => Promise<boolean>;
  /** The fields that the error codes of sending concern. */
  fieldErrors?: FieldErrors<FieldPath<NoInfer<Values>>>;
  /** The message after sending; for SMS by default. */
  sentMessage?: string;
}

/** The send button of a verification code field: its label, which counts down after a success, and its action. */
export function useVerificationCode<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  fields,
  name,
  countdownKey,
  send,
  fieldErrors,
  sentMessage,
}: VerificationCodeProps<Values, Name>) {
  const { t } = useTranslation(['form']);
  const isHydrated = useIsHydrated();
  const [isSending, setSending] = useState(false);
  const { seconds, start } = useCountdown(countdownKey);
  const button = useRef<HTMLButtonElement>(null);
  /** The latest complete code. */
  const latest = useRef<string>(undefined);
  const code = useWatch({ control: form.control, name });

  useEffect(() => {
    const { rule, submits } = fields[name];
    if (!submits || code === latest.current || rule(code ?? '') !== undefined) return;
    latest.current = code;
    // What the API refuses in another field is still to be corrected: the answer to the code would replace it.
    const isRefused = namesOf(fields).some(
      (other) => other !== name && form.getFieldState(other).error?.type === 'api',
    );
    if (!isRefused && areValid(fields, form.getValues())) button.current?.form?.requestSubmit();
  }, [form, fields, name, code]);

  async function sendCode() {
    if (isSending) return;
    setSending(true);
    dismissToasts();
    try {
      if (!(await send(sendCode))) return;
      start();
      // The refusal of an earlier attempt.
      form.clearErrors(name);
      const message = sentMessage ?? t('form.codeSent');
      const hint = hasFakeBackend ? ` ${t('form.demoCode')}` : '';
      showSuccess(`${message}${hint}`);
      form.setFocus(name);
    } catch (error) {
      // The API client shows the error.
      if (!(error instanceof ApiError)) throw error;
      showFieldError(form, error, fieldErrors);
    } finally {
      setSending(false);
    }
  }

  return {
    /** The reference of the button. */
    button,
    sendCode,
    /** Whether a code is being sent. The button preserves the focus, and ignores clicks. */
    isSending,
    isDisabled: !isHydrated || Boolean(seconds),
    label: seconds ? t('form.reacquire', { seconds }) : t(seconds === 0 ? 'form.resend' : 'form.sendCode'),
  };
}
