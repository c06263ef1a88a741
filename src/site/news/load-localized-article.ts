import {
  type ContentLanguage,
  contentLanguage,
  contentLanguages,
  type Language,
  languages,
} from '../../i18n/languages.ts';
import { withTimeout } from '../seo/with-timeout.ts';

/**
 * Asks for an article in one language, and then for the languages it exists in: the API does not say them, so it is
 * asked for in the other one too.
 *
 * @param ask makes the call, which fails where the article does not exist
 */
export async function loadLocalizedArticle<Article>(
  language: ContentLanguage,
  ask: (lang: ContentLanguage, signal?: AbortSignal) => Promise<Article>,
): Promise<{ article: Article; languages: Language[] }> {
  const article = await ask(language);
  const exists = await Promise.all(
    contentLanguages.map(
      async (of) => of === language || (await withTimeout((signal) => ask(of, signal))) !== null,
    ),
  );
  return {
    article,
    languages: languages.filter((each) => exists[contentLanguages.indexOf(contentLanguage(each))]),
  };
}
