import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { figureTexts } from './figures.ts';
import type { Content, Namespace } from './namespaces.ts';
import { useLanguage } from './use-language.ts';

/** Writes the figures of the company into texts. Other `{{values}}` stay: `t` fills them in. */
function fill<Value>(value: Value, figures: Record<string, string>): Value;
function fill(value: unknown, figures: Record<string, string>): unknown {
  if (typeof value === 'string')
    return value.replace(/{{(\w+)}}/g, (place, name: string) => figures[name] ?? place);
  if (Array.isArray(value)) return value.map((each) => fill(each, figures));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each, figures)]));
}

/**
 * Returns the texts of a namespace in the language of the page as objects and arrays, which a section takes whole:
 * `<FeatureRow {...c.collect} />`. The component suspends until they are loaded.
 */
export function useContent<N extends Namespace>(namespace: N): Content<N> {
  const language = useLanguage();
  const { i18n } = useTranslation(namespace);
  const texts: Content<N> = i18n.getResourceBundle(i18n.language, namespace);
  return useMemo(() => fill(texts, figureTexts(language)), [texts, language]);
}
