import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EyeIcon, EyeOffIcon } from '../../ui/form-icons.tsx';
import type { ControlProps } from '../fields.ts';
import { useFieldTexts } from '../use-field-texts.ts';
import styles from './password-input.module.css';
import { TextInput } from './text-input.tsx';

/** A password input that can be revealed and supports paste and password managers. */
export function PasswordInput<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: ControlProps<Values, Name>,
) {
  const { t } = useTranslation(['form']);
  const isHydrated = useIsHydrated();
  const { label } = useFieldTexts(props.fields[props.name], undefined);
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : undefined}
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-label={t(isShown ? 'form.hideField' : 'form.showField', { field: label.toLowerCase() })}
          aria-pressed={isShown}
          disabled={!isHydrated}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
