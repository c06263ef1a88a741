import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../app/services.tsx';
import { contentLanguage, type Language } from '../../i18n/languages.ts';
import { loadArticles, loadIndex } from './load-entries.ts';
import type { SearchEntry } from './search-entry.ts';

/** Entries, or the state of their loading. */
export type Part = readonly SearchEntry[] | 'loading' | 'failed';

interface Parts {
  index: Part;
  articles: Part;
}

/** What was loaded, by language. It stays while the page is open. */
const known = new Map<Language, Parts>();

/** The entries of the search. Bundled entries and articles load independently. */
export function useEntries(language: Language): Parts & { retry: () => void } {
  const services = useServices();
  const [parts, setParts] = useState<Parts>(
    () => known.get(language) ?? { index: 'loading', articles: 'loading' },
  );

  const load = useCallback(
    (name: keyof Parts, request: Promise<SearchEntry[]>) => {
      const set = (part: Part) =>
        setParts((before) => {
          const after = { ...before, [name]: part };
          known.set(language, after);
          return after;
        });
      set('loading');
      request.then(set, () => set('failed'));
    },
    [language],
  );

  const loadMissing = useCallback(() => {
    const before = known.get(language);
    if (typeof before?.index !== 'object') load('index', loadIndex(language));
    if (typeof before?.articles !== 'object')
      load('articles', loadArticles(services().backgroundApi, contentLanguage(language)));
  }, [language, load, services]);

  useEffect(loadMissing, [loadMissing]);

  return { ...parts, retry: loadMissing };
}
