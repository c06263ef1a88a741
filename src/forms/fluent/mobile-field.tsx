import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cleanMobile, mobile } from '../validators/mobile.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface MobileFieldProps<Values extends FieldValues> extends Pick<TextFieldProps<Values>, 'form' | 'name'> {
  /** What the number is called here; plainly a phone number without it. */
  label?: string;
  /** `off` where the number is somebody else's. */
  autoComplete?: 'tel-national' | 'off';
}

/** A mobile number; pasted with blanks, hyphens or +86, it loses them. */
export function MobileField<Values extends FieldValues>({
  label,
  autoComplete = 'tel-national',
  ...field
}: MobileFieldProps<Values>) {
  const { t } = useTranslation(['form']);
  return (
    <TextField
      {...field}
      label={label ?? t('form.mobile')}
      rule={mobile}
      clean={cleanMobile}
      type="tel"
      autoComplete={autoComplete}
    />
  );
}
