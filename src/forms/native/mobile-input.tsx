import { useTranslation } from '../../i18n/use-translation.ts';
import type { FieldProps } from './field-props.ts';
import { TextInput } from './text-input.tsx';

interface MobileInputProps {
  field: FieldProps;
  hint?: string;
}

/** A mobile number input. */
export function MobileInput({ field, hint }: MobileInputProps) {
  const { t } = useTranslation(['form']);
  return (
    <TextInput field={field} label={t('form.mobile')} hint={hint} type="tel" autoComplete="tel-national" />
  );
}
