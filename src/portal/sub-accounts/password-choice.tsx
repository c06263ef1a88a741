import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ApiError } from '../../api/api-error.ts';
import type { ControlProps } from '../../forms/fields.ts';
import { PasswordField } from '../../forms/fluent/password-field.tsx';
import { generatePassword } from '../../forms/generate-password.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface Passwords {
  password: string;
  confirmPassword: string;
}

/** How the password of another person comes about: generated with the submission, or typed twice. */
export function usePasswordChoice() {
  const [isGenerated, setGenerated] = useState(true);
  return {
    /** For `PasswordChoice`. */
    choice: { isGenerated, onChange: setGenerated },
    /** What is sent: the typed passwords, or a generated one. */
    passwordsOf(typed: Passwords): Passwords {
      if (!isGenerated) return typed;
      const password = generatePassword();
      return { password, confirmPassword: password };
    },
    /** Shows the fields when an error is about them. */
    showRefused({ code }: ApiError): void {
      if (code === 'A2009' || code === 'A5019' || code === 'A5020') setGenerated(false);
    },
    /** The choice of a new form. */
    reset: () => setGenerated(true),
  };
}

interface PasswordChoiceProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Omit<ControlProps<Values, Name>, 'name'> {
  /** The fields of a password and of its repetition. */
  names: readonly [NoInfer<Name>, NoInfer<Name>];
  choice: ReturnType<typeof usePasswordChoice>['choice'];
}

export function PasswordChoice<Values extends FieldValues, Name extends FieldPath<Values>>({
  names: [password, repeated],
  choice: { isGenerated, onChange },
  ...control
}: PasswordChoiceProps<Values, Name>) {
  const { t } = useTranslation(['subAccount']);
  return (
    <>
      <Field label={t('subAccount.password.label')}>
        <RadioGroup
          value={isGenerated ? 'generated' : 'typed'}
          onChange={(_, { value }) => onChange(value === 'generated')}
          // A second Enter on the menu entry that opened a dialog arrives here, and must not reset a password.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        >
          <Radio value="generated" label={t('subAccount.password.generated')} />
          <Radio value="typed" label={t('subAccount.password.typed')} />
        </RadioGroup>
      </Field>
      {!isGenerated && (
        <>
          <PasswordField {...control} name={password} />
          <PasswordField {...control} name={repeated} />
        </>
      )}
    </>
  );
}
