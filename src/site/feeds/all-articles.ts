import type { Api } from '../../api/client.ts';
import {
  type ContentLanguage,
  contentLanguages,
  type Language,
  languagesWithContent,
} from '../../i18n/languages.ts';
import { paths } from '../../paths/paths.ts';

/** The maximum page size of the API, and the maximum number of pages per language in a sitemap. */
const size = 100;
const pagesAtMost = 20;

interface Row {
  id: string;
  publishTime: number;
}

interface Article {
  /** The unprefixed path. */
  path: string;
  publishTime: number;
  languages: Language[];
}

async function allPages(ask: (page: number) => Promise<{ list: Row[]; total: number }>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= pagesAtMost; page += 1) {
    const { list, total } = await ask(page);
    rows.push(...list);
    if (list.length === 0 || rows.length >= total) break;
  }
  return rows;
}

/** Every news item and advance news item, with its languages. */
export async function allArticles(api: Api): Promise<Article[]> {
  const articles = new Map<string, Article>();
  const add = (lang: ContentLanguage, rows: Row[], pathOf: (id: string) => string) => {
    for (const { id, publishTime } of rows) {
      const path = pathOf(id);
      const known = articles.get(path) ?? { path, publishTime, languages: [] };
      known.languages.push(...languagesWithContent(lang));
      articles.set(path, known);
    }
  };
  for (const lang of contentLanguages) {
    const [news, advances] = await Promise.all([
      allPages((page) => api.listNews({ query: { page, size, lang } })),
      allPages((page) => api.listAdvances({ query: { page, size, lang } })),
    ]);
    add(lang, news, paths.newsDetail);
    add(lang, advances, paths.advance);
  }
  return [...articles.values()];
}
