import { Button } from '@fluentui/react-button';
import { Spinner } from '@fluentui/react-spinner';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useVerificationCode, type VerificationCodeProps } from '../use-verification-code.ts';
import styles from '../verification-code.module.css';
import { TextField } from './text-field.tsx';

/** A verification code field with its send button, which shows a countdown after a success and then "Resend". */
export function VerificationCodeField<Values extends FieldValues, Name extends FieldPath<Values>>(
  code: VerificationCodeProps<Values, Name>,
) {
  const { form, fields, name } = code;
  const { sendCode, isSending, isDisabled, label, button } = useVerificationCode(code);
  return (
    <div className={styles.place}>
      <div className={styles.row}>
        <TextField form={form} fields={fields} name={name} />
        <Button
          ref={button}
          size="large"
          className={styles.button}
          disabled={isDisabled}
          disabledFocusable={isSending}
          icon={isSending ? <Spinner size="tiny" aria-hidden /> : undefined}
          onClick={sendCode}
        >
          <span>{label}</span>
        </Button>
      </div>
    </div>
  );
}
