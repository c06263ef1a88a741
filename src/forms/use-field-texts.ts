import { lookup } from '../i18n/lookup.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { Field } from './fields.ts';
import { formNamespaces } from './form-namespaces.ts';

/** The texts of a control: label and hint of its field, and the error by its key or as a text of its own. */
export function useFieldTexts({ label, hint }: Pick<Field, 'label' | 'hint'>, error: string | undefined) {
  // The texts of errors are loaded.
  useTranslation(formNamespaces);
  const language = useLanguage();
  const text = (key: string) => lookup(language, key) ?? key;
  return { label: text(label), hint: hint && text(hint), error: error && text(error) };
}
