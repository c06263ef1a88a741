import { Button, Spinner } from '@fluentui/react-components';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CheckCircleIcon } from '../../ui/portal-icons.tsx';
import { useVerificationCode, type VerificationCodeProps } from '../use-verification-code.ts';
import { isCode } from '../validators/verification-code.ts';
import { TextField } from './text-field.tsx';
import styles from './verification-code-field.module.css';

interface VerificationCodeFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends VerificationCodeProps<Values, Name> {
  /** Called with a complete code. */
  onComplete?: (code: string) => void;
  /** Whether the code was verified. */
  isCorrect?: boolean;
}

/** A verification code field with its send button, which shows a countdown after a success and then "Resend". */
export function VerificationCodeField<Values extends FieldValues, Name extends FieldPath<Values>>({
  onComplete,
  isCorrect = false,
  ...code
}: VerificationCodeFieldProps<Values, Name>) {
  const { t } = useTranslation(['form']);
  const { form, fields, name } = code;
  const { sendCode, isSending, isDisabled, label } = useVerificationCode(code);
  const isComplete = isCode(`${useWatch({ control: form.control, name }) ?? ''}`);
  return (
    <div className={styles.place}>
      <div className={styles.row}>
        <TextField
          form={form}
          fields={fields}
          name={name}
          onInput={({ currentTarget }) => {
            const value = fields[name].rule.normalize(currentTarget.value);
            if (isCode(value)) onComplete?.(value);
          }}
          contentAfter={isCorrect && isComplete ? <CheckCircleIcon label={t('form.codeRight')} /> : undefined}
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
    </div>
  );
}
