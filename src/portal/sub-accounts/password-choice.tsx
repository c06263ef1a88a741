import { Field, Radio, RadioGroup } from '@fluentui/react-components';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ControlProps } from '../../forms/fields.ts';
import { PasswordField } from '../../forms/fluent/password-field.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

interface PasswordChoiceProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends Omit<ControlProps<Values, Name>, 'name'> {
  /** The fields of a password and of its repetition. */
  names: readonly [NoInfer<Name>, NoInfer<Name>];
  isGenerated: boolean;
  onChange: (isGenerated: boolean) => void;
}

/** How the password of another person comes about: generated with the submission, or typed twice. */
export function PasswordChoice<Values extends FieldValues, Name extends FieldPath<Values>>({
  names: [password, repeated],
  isGenerated,
  onChange,
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
