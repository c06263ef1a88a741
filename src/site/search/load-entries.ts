import type { Api } from '../../api/client.ts';
import type { ContentLanguage, Language } from '../../i18n/languages.ts';
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
export async function loadIndex(language: Language): Promise<SearchEntry[]> {
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
export async function loadArticles(api: Api, lang: ContentLanguage): Promise<SearchEntry[]> {
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
