import { Button } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useIsHydrated } from '../use-hydrated.ts';
import { CODE_DIGITS } from '../validators/limits.ts';
import { cleanCode, verificationCode } from '../validators/verification-code.ts';
import { TextField } from './text-field.tsx';
import { useCountdown } from './use-countdown.ts';
import styles from './verification-code-field.module.css';

interface VerificationCodeFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  /** Scene and target of the code; each has a separate countdown. */
  countdownKey: string;
  /** Sends the code. Resolves to false when validation fails; rejects when the request fails. */
  send: () => Promise<boolean>;
  /** The message after sending; for SMS by default. */
  sentMessage?: string;
  /** Called with a complete code. */
  onComplete?: (code: string) => void;
  /** Whether the code was verified. */
  isRight?: boolean;
}

/** A verification code field with its send button, which shows a countdown after a success and then "Resend". */
export function VerificationCodeField<Values extends FieldValues>({
  form,
  name,
  countdownKey,
  send,
  sentMessage,
  onComplete,
  isRight = false,
}: VerificationCodeFieldProps<Values>) {
  const { t } = useTranslation(['form']);
  const isHydrated = useIsHydrated();
  const [isSending, setSending] = useState(false);
  const { seconds, start } = useCountdown(countdownKey);
  const isComplete = `${form.watch(name) ?? ''}`.length === CODE_DIGITS;

  async function sendCode() {
    setSending(true);
    try {
      if (!(await send())) return;
      start();
      showToast({ kind: 'success', message: sentMessage ?? t('form.codeSent'), durationMs: 4000 });
      form.setFocus(name);
    } catch (error) {
      // The API client shows the error.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSending(false);
    }
  }

  const label = seconds
    ? t('form.reacquire', { seconds })
    : t(seconds === 0 ? 'form.resend' : 'form.sendCode');
  return (
    <div className={styles.row}>
      <TextField
        form={form}
        name={name}
        label={t('form.code')}
        rule={verificationCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_DIGITS}
        clean={cleanCode}
        onInput={({ currentTarget: { value } }) => {
          if (value.length === CODE_DIGITS) onComplete?.(value);
        }}
        contentAfter={
          isRight && isComplete ? <CheckmarkCircleRegular aria-label={t('form.codeRight')} /> : undefined
        }
      />
      <Button
        size="large"
        className={styles.button}
        disabled={!isHydrated || isSending || Boolean(seconds)}
        onClick={sendCode}
      >
        {label}
      </Button>
    </div>
  );
}
