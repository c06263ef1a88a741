import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EyeIcon, EyeOffIcon } from '../../ui/form-icons.tsx';
import type { ControlProps } from '../fields.ts';
import { generatePassword } from '../generate-password.ts';
import { useFieldTexts } from '../use-field-texts.ts';
import styles from './password-field.module.css';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps<Values extends FieldValues, Name extends FieldPath<Values>>
  extends ControlProps<Values, Name> {
  /** Offers to generate a password, which is then shown. Sets the generated value. */
  onGenerate?: (password: string) => void;
}

/** A password field that can be revealed and supports paste and password managers. */
export function PasswordField<Values extends FieldValues, Name extends FieldPath<Values>>({
  onGenerate,
  ...control
}: PasswordFieldProps<Values, Name>) {
  const { t } = useTranslation(['form']);
  const isHydrated = useIsHydrated();
  const { label } = useFieldTexts(control.fields[control.name], undefined);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...control}
      type={isShown ? 'text' : 'password'}
      contentAfter={
        <>
          {onGenerate && (
            <Button
              appearance="subtle"
              size="small"
              className={styles.generate}
              // Shorter than its name, so that the whole password is visible on a phone.
              aria-label={t('form.generatePassword')}
              disabled={!isHydrated}
              onClick={() => {
                setShown(true);
                onGenerate(generatePassword());
              }}
            >
              {t('form.generate')}
            </Button>
          )}
          <Button
            appearance="transparent"
            size="small"
            icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
            aria-label={t(isShown ? 'form.hideField' : 'form.showField', { field: label.toLowerCase() })}
            aria-pressed={isShown}
            disabled={!isHydrated}
            onClick={() => setShown(!isShown)}
          />
        </>
      }
    />
  );
}
