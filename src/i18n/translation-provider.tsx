import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from './i18n.ts';
import { useLanguage } from './use-language.ts';

/**
 * Provides the i18next instance in the language of the URL: one per request on the server. In the browser, the previous page keeps
 * its instance and language until the next page is ready.
 */
export function TranslationProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const i18n = useMemo(() => createI18n(language), [language]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
