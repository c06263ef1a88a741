import { useCallback, useEffect, useState } from 'react';
import type { Api } from '../../api/client.ts';
import { useServices } from '../../app/services.tsx';
import { type ContentLanguage, contentLanguage, type Language } from '../../i18n/languages.ts';
import { paths } from '../../paths/paths.ts';
import type { SearchEntry } from './search-entry.ts';

/** The URLs of the index files. */
const indexFiles = import.meta.glob<string>('./generated/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The maximum page size of the API. Older articles are found on the news page. */
const maxArticles = 100;

/** Loads the bundled pages, question types and cases. */
async function loadIndex(language: Language): Promise<SearchEntry[]> {
  const response = await fetch(indexFiles[`./generated/${language}.json`] ?? '');
  if (!response.ok) throw new Error(`The search index responded with ${response.status}.`);
  return response.json();
}

interface ArticleRow {
  id: string;
  title: string;
  summary: string;
}

/** Loads the latest articles. */
async function loadArticles(api: Api, lang: ContentLanguage): Promise<SearchEntry[]> {
  const query = { lang, page: 1, size: maxArticles };
  const [news, advances] = await Promise.all([api.listNews({ query }), api.listAdvances({ query })]);
  const toEntry =
    (pathOf: (id: string) => string) =>
    ({ id, title, summary }: ArticleRow): SearchEntry => ({
      kind: 'article',
      path: pathOf(id),
      title,
      text: summary,
    });
  return [...news.list.map(toEntry(paths.newsDetail)), ...advances.list.map(toEntry(paths.advance))];
}

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
