import type { FieldPath, FieldValues } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { useVerificationCode, type VerificationCodeProps } from '../use-verification-code.ts';
import styles from '../verification-code.module.css';
import { Spinner } from './spinner.tsx';
import { TextInput } from './text-input.tsx';

/** A verification code input with its send button, which shows a countdown after a success and then "Resend". */
export function VerificationCodeInput<Values extends FieldValues, Name extends FieldPath<Values>>(
  code: VerificationCodeProps<Values, Name>,
) {
  const { form, fields, name } = code;
  const { sendCode, isSending, isDisabled, label, button } = useVerificationCode(code);
  return (
    <div className={styles.place}>
      <div className={styles.row}>
        <TextInput form={form} fields={fields} name={name} />
        <Button
          ref={button}
          kind="outline"
          className={styles.button}
          disabled={isDisabled}
          aria-disabled={isSending}
          onClick={sendCode}
        >
          {isSending && <Spinner />}
          <span>{label}</span>
        </Button>
      </div>
    </div>
  );
}
