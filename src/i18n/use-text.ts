import { use } from 'react';
import { loadTexts } from './i18n.ts';
import type { Namespace, TextKey } from './namespaces.ts';
import { type TextValues, textOf } from './translate.ts';
import { useLanguage } from './use-language.ts';

/**
 * The texts of `common` and of the named namespaces, in the language of the page:
 * `const t = useText('news')`, then `t('news.list.title')`. Suspends while a namespace is on its way.
 */
export function useText<N extends Namespace = 'common'>(...namespaces: N[]) {
  const language = useLanguage();
  for (const namespace of ['common', ...namespaces]) {
    const texts = loadTexts(language, namespace);
    if (texts) use(texts);
  }
  return (key: TextKey<N | 'common'>, values?: TextValues) => textOf(language, key, values);
}
