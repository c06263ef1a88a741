import { Button, Spinner } from '@fluentui/react-components';
import { type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckCircleIcon } from '../../ui/portal-icons.tsx';
import { useVerificationCode, type VerificationCodeProps } from '../use-verification-code.ts';
import { CODE_DIGITS } from '../validators/limits.ts';
import { verificationCode } from '../validators/verification-code.ts';
import { TextField } from './text-field.tsx';
import styles from './verification-code-field.module.css';

interface VerificationCodeFieldProps<Values extends FieldValues> extends VerificationCodeProps<Values> {
  /** Called with a complete code. */
  onComplete?: (code: string) => void;
  /** Whether the code was verified. */
  isCorrect?: boolean;
}

/** A verification code field with its send button, which shows a countdown after a success and then "Resend". */
export function VerificationCodeField<Values extends FieldValues>({
  onComplete,
  isCorrect = false,
  ...code
}: VerificationCodeFieldProps<Values>) {
  const { t } = useTranslation(['form']);
  const { form, name } = code;
  const { sendCode, isSending, isDisabled, label } = useVerificationCode(code);
  const hasAllDigits = `${useWatch({ control: form.control, name }) ?? ''}`.length === CODE_DIGITS;
  return (
    <div className={styles.row}>
      <TextField
        form={form}
        name={name}
        label={t('form.code')}
        rule={verificationCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        onInput={({ currentTarget }) => {
          const value = verificationCode.normalize(currentTarget.value);
          if (value.length === CODE_DIGITS) onComplete?.(value);
        }}
        contentAfter={isCorrect && hasAllDigits ? <CheckCircleIcon label={t('form.codeRight')} /> : undefined}
      />
      <Button
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
  );
}
