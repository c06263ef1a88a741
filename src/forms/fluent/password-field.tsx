import { Button } from '@fluentui/react-button';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useIsHydrated } from '../../app/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EyeIcon, EyeOffIcon } from '../../ui/form-icons.tsx';
import type { ControlProps } from '../fields.ts';
import { useFieldTexts } from '../use-field-texts.ts';
import { TextField } from './text-field.tsx';

/** A password field that can be revealed and supports paste and password managers. */
export function PasswordField<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: ControlProps<Values, Name>,
) {
  const { t } = useTranslation(['form']);
  const isHydrated = useIsHydrated();
  const { label } = useFieldTexts(control.fields[control.name], undefined);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...control}
      type={isShown ? 'text' : 'password'}
      contentAfter={
        <Button
          appearance="transparent"
          size="small"
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          aria-label={t(isShown ? 'form.hideField' : 'form.showField', { field: label.toLowerCase() })}
          aria-pressed={isShown}
          disabled={!isHydrated}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
