import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18nIn } from './i18n.ts';
import { useLanguage } from './use-language.ts';

/**
 * Provides the i18next instance in the language of the URL. In the browser, the previous page keeps its instance and language until the
 * next page is ready.
 */
export function TranslationProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  // react-i18next copies the own properties of the instance for each component with texts: a third of the time of all texts of a page.
  const i18n = useMemo(() => Object.create(i18nIn(language).i18n), [language]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
