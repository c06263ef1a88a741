import { createInstance, type i18n as I18n } from 'i18next';
import { backend } from './backend.ts';
import type { Language } from './languages.ts';
import type { Texts } from './namespaces.ts';

/** The instance that holds the texts. It has no language of its own: callers name one with `lng`. */
export const i18n = createInstance();

i18n.use(backend).init({
  initAsync: false,
  load: 'currentOnly',
  fallbackLng: false,
  ns: [],
  defaultNS: 'common',
  // Keys are `news.list.title`. i18next tells the namespace by its name, which it knows from the resources.
  nsSeparator: '.',
  interpolation: { escapeValue: false },
  // No instance changes its language.
  react: { bindI18n: false },
  saveMissing: import.meta.env.DEV,
  missingKeyHandler: (languages, namespace, key) =>
    console.warn(`There is no text ${namespace}.${key} in ${languages.join(', ')}.`),
});

/** An instance in one language, on the same texts. */
export const createI18n = (language: Language): I18n => i18n.cloneInstance({ lng: language });

/** Adds texts that came with the page or, on the server, with the program. */
export function addResources(language: Language, texts: Texts): void {
  for (const [namespace, text] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, text);
}
