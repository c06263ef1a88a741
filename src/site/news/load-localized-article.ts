import {
  type ContentLanguage,
  contentLanguages,
  type Language,
  languagesWithContent,
} from '../../i18n/languages.ts';
import { withTimeout } from '../seo/with-timeout.ts';

/**
 * Loads an article in one language, and determines its other languages by requests, because the API does not list them.
 *
 * @param request sends the request; rejects when the article does not exist
 */
export async function loadLocalizedArticle<Article>(
  language: ContentLanguage,
  request: (lang: ContentLanguage, signal?: AbortSignal) => Promise<Article>,
): Promise<{ article: Article; languages: Language[] }> {
  const article = await request(language);
  const exists = await Promise.all(
    contentLanguages.map(
      async (of) => of === language || (await withTimeout((signal) => request(of, signal))) !== null,
    ),
  );
  return {
    article,
    languages: contentLanguages.filter((_, index) => exists[index]).flatMap(languagesWithContent),
  };
}
