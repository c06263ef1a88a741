import type { Language } from '../../i18n/languages.ts';
import type { SearchEntry } from '../site-search/search-entry.ts';

/** The generated index of the site search: it lists every public page. */
const indexFiles = import.meta.glob<SearchEntry[]>('../site-search/generated/*.json', { import: 'default' });

/**
 * Returns the title of a public page of the build.
 *
 * @param path unprefixed
 */
export async function pageTitle(path: string, language: Language): Promise<string | undefined> {
  const entries = await indexFiles[`../site-search/generated/${language}.json`]?.();
  return entries?.find((entry) => entry.kind === 'page' && entry.path === path)?.title;
}
