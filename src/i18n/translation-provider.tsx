import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from './i18n.ts';
import { useLanguage } from './use-language.ts';

/**
 * Gives `useTranslation` an instance in the language of the address. The server has one per request. In the browser,
 * a page that a navigation is leaving keeps its instance, and its language, until the next page is ready.
 */
export function TranslationProvider({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const i18n = useMemo(() => createI18n(language), [language]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
