import { useTranslation as useI18next } from 'react-i18next';
import { translateTo } from './i18n.ts';
import type { Namespace, Translate } from './namespaces.ts';
import { useLanguage } from './use-language.ts';

/** Returns the texts of these namespaces in the language of the page. The component suspends until they are loaded. */
export function useTranslation<const N extends Namespace>(namespaces: readonly N[]): { t: Translate<N> } {
  const names: readonly string[] = namespaces;
  useI18next(names);
  return { t: translateTo(useLanguage()) };
}
