import { useTranslation } from 'react-i18next';
import { cleanMobile } from '../validators/mobile.ts';
import type { FieldProps } from './field-props.ts';
import { TextInput } from './text-input.tsx';

/** A mobile number input. Pasting removes spaces, hyphens and +86. */
export function MobileInput({ field }: { field: FieldProps }) {
  const { t } = useTranslation(['form']);
  return (
    <TextInput
      field={field}
      label={t('form.mobile')}
      type="tel"
      autoComplete="tel-national"
      clean={cleanMobile}
    />
  );
}
