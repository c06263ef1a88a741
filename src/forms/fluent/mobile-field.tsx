import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.ts';
import { mobile, newMobile } from '../validators/mobile.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface MobileFieldProps<Values extends FieldValues> extends Pick<TextFieldProps<Values>, 'form' | 'name'> {
  /** The label; "phone number" by default. */
  label?: string;
  /** The number that it replaces, which is refused. */
  current?: string;
  /** `off` for the number of another person. */
  autoComplete?: 'tel-national' | 'off';
}

/** A mobile number field. */
export function MobileField<Values extends FieldValues>({
  label,
  current,
  autoComplete = 'tel-national',
  ...field
}: MobileFieldProps<Values>) {
  const { t } = useTranslation(['form']);
  return (
    <TextField
      {...field}
      label={label ?? t('form.mobile')}
      rule={current ? newMobile(current) : mobile}
      type="tel"
      autoComplete={autoComplete}
    />
  );
}
