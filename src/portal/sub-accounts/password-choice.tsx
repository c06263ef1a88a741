import { Field } from '@fluentui/react-field';
import { Radio, RadioGroup } from '@fluentui/react-radio';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ApiError } from '../../api/api-error.ts';
import type { Fields } from '../../forms/fields.ts';
import { PasswordField } from '../../forms/fluent/password-field.tsx';
import { generatePassword } from '../../forms/generate-password.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

interface Passwords {
  password: string;
  confirmPassword: string;
}

/** How the password of another person comes about: generated with the first submission, or typed twice. */
export function usePasswordChoice() {
  const [isGenerated, setGenerated] = useState(true);
  /** The same for each try, because a try whose reply was lost may have set it. */
  const generated = useRef<string>(undefined);
  return {
    /** For `PasswordChoice`. */
    choice: { isGenerated, onChange: setGenerated },
    /** What is sent: the typed passwords, or a generated one. */
    passwordsOf(typed: Passwords): Passwords {
      if (!isGenerated) return typed;
      generated.current ??= generatePassword();
      const password = generated.current;
      return { password, confirmPassword: password };
    },
    /** Shows the fields when an error is about them. */
    showRefused({ code }: ApiError): void {
      if (code === 'A2009' || code === 'A5019' || code === 'A5020') setGenerated(false);
    },
    /** The choice of a new form. */
    reset() {
      setGenerated(true);
      generated.current = undefined;
    },
  };
}

interface PasswordChoiceProps {
  fields: Fields<keyof Passwords>;
  choice: ReturnType<typeof usePasswordChoice>['choice'];
}

/** The choice, in the form around it. */
export function PasswordChoice({ fields, choice: { isGenerated, onChange } }: PasswordChoiceProps) {
  const form = useFormContext<Passwords>();
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
          <PasswordField form={form} fields={fields} name="password" />
          <PasswordField form={form} fields={fields} name="confirmPassword" />
        </>
      )}
    </>
  );
}
