import { createInstance, type i18n as I18n, type TFunction } from 'i18next';
import { backend } from './backend.ts';
import { figureTexts } from './figures.ts';
import { isolate } from './isolate.ts';
import { htmlLanguage, type Language, languageWithTag } from './languages.ts';
import type { Namespace, Texts, Translate } from './namespaces.ts';

const warnings = new Set<string>();

/** Warns once: a component that renders again repeats the look-up. */
function warnOfMissingText(tags: readonly string[], namespace: string, key: string): void {
  const files = tags.map((tag) => `locales/${languageWithTag(tag)}/${namespace}.json`);
  const warning = `There is no text ${namespace}.${key} in ${files.join(', ')}.`;
  if (warnings.has(warning)) return;
  warnings.add(warning);
  console.warn(warning);
}

/**
 * The instance that contains the texts. It has no language. Its languages are tags such as `zh-CN`, from which `Intl` derives plural
 * forms, and not the first segments of addresses.
 */
export const i18n = createInstance();

i18n.use(backend).init({
  initAsync: false,
  load: 'currentOnly',
  fallbackLng: false,
  ns: [],
  defaultNS: 'common',
  // Keys are `news.list.title`. i18next detects the namespace by the names of the resources.
  nsSeparator: '.',
  // React escapes HTML. Names, e-mails and other values are isolated from the direction of the text.
  interpolation: { escapeValue: true, escape: isolate },
  // Instances never change their language.
  react: { bindI18n: false, bindI18nStore: import.meta.env.DEV ? 'added' : '' },
  saveMissing: import.meta.env.DEV,
  missingKeyHandler: import.meta.env.DEV && warnOfMissingText,
});

/** Creates an instance in one language that shares the texts. Its texts can use the figures of the company. */
export const createI18n = (language: Language): I18n =>
  i18n.cloneInstance({
    lng: htmlLanguage(language),
    interpolation: { ...i18n.options.interpolation, defaultVariables: figureTexts(language) },
  });

/** The instances of the languages. They keep nothing of a request. */
const instances = new Map<Language, { i18n: I18n; t: Translate }>();

/** The instance in a language, and its typed function. */
export function i18nIn(language: Language): { i18n: I18n; t: Translate } {
  const known = instances.get(language);
  if (known) return known;
  const instance = createI18n(language);
  const created = { i18n: instance, t: typed(instance.t) };
  instances.set(language, created);
  return created;
}

/**
 * Types a function by the keys of the texts: i18next's own types compute all keys again for each list of namespaces and each set of
 * values, which is a third of the type check. It remembers texts without values, which i18next takes apart each time.
 */
function typed(t: TFunction): Translate {
  const texts = new Map<string, string>();
  return (key: string, values?: Record<string, string | number>) => {
    const known = values ? undefined : texts.get(key);
    if (known !== undefined) return known;
    const text = t(key, values ?? {});
    // Files of texts change during development; others arrive later.
    if (!values && text !== key && !import.meta.env.DEV) texts.set(key, text);
    return text;
  };
}

/** Returns the texts of a language outside of components. Their namespaces must be loaded. */
export const translateTo = (language: Language): Translate => i18nIn(language).t;

/** Loads a namespace in the browser, and returns its texts in a language. */
export async function loadTranslate<N extends Namespace>(
  language: Language,
  namespace: N,
): Promise<Translate<N>> {
  const { i18n: instance, t } = i18nIn(language);
  await instance.loadNamespaces(namespace);
  return t;
}

/** Adds texts of the page or, on the server, of the build. */
export function addResources(language: Language, texts: Texts): void {
  for (const [namespace, text] of Object.entries(texts))
    i18n.addResourceBundle(htmlLanguage(language), namespace, text, true, true);
}

// The dev server sends a text file that changes; see scripts/dev-server/bundle-texts.ts. A new object tells components of the change.
import.meta.hot?.on(
  'texts',
  ({ language, namespace, text }: { language: Language; namespace: string; text: object }) =>
    i18n.addResourceBundle(htmlLanguage(language), namespace, text, false, true),
);
