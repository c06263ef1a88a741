import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useVerificationCode, type VerificationCodeProps } from '../use-verification-code.ts';
import { verificationCode } from '../validators/verification-code.ts';
import { fieldProps } from './field-props.ts';
import { Spinner } from './spinner.tsx';
import { TextInput } from './text-input.tsx';
import styles from './verification-code-input.module.css';

/** A verification code input with its send button, which shows a countdown after a success and then "Resend". */
export function VerificationCodeInput<Values extends FieldValues>(code: VerificationCodeProps<Values>) {
  const { t } = useTranslation(['form']);
  const { sendCode, isSending, isDisabled, label } = useVerificationCode(code);
  return (
    <div className={styles.row}>
      <TextInput
        field={fieldProps(code.form, code.name, verificationCode)}
        label={t('form.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <button
        type="button"
        className={styles.button}
        disabled={isDisabled}
        aria-disabled={isSending}
        onClick={sendCode}
      >
        {isSending && <Spinner />}
        <span>{label}</span>
      </button>
    </div>
  );
}
