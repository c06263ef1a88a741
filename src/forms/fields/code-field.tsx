import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { CODE_DIGITS } from '../rules/limits.ts';
import { verificationCode } from '../rules/verification-code.ts';
import { useHydrated } from '../use-hydrated.ts';
import styles from './code-field.module.css';
import { TextField } from './text-field.tsx';
import { useCountdown } from './use-countdown.ts';

interface CodeFieldProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  /** What is sent where; each has a countdown of its own. */
  countdownKey: string;
  /** Sends the code. Gives false when something has to be filled in first; rejects when the server refuses. */
  send: () => Promise<boolean>;
}

/** The verification code with the button that sends it: it counts down after a success only, then offers "Resend". */
export function CodeField<Values extends FieldValues>({
  form,
  name,
  countdownKey,
  send,
}: CodeFieldProps<Values>) {
  const t = useText('form');
  const isAlive = useHydrated();
  const [isSending, setSending] = useState(false);
  const { seconds, start } = useCountdown(countdownKey);

  async function sendCode() {
    setSending(true);
    try {
      if (!(await send())) return;
      start();
      showToast({ kind: 'success', message: t('form.codeSent'), durationMs: 4000 });
      form.setFocus(name);
    } catch {
      // The API layer has told the user why; the button simply stays ready.
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
      />
      <Button
        size="large"
        className={styles.button}
        disabled={!isAlive || isSending || Boolean(seconds)}
        onClick={sendCode}
      >
        {label}
      </Button>
    </div>
  );
}
