import { ApiError } from '../../api/api-error.ts';
import { apiContext } from '../../api/context.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { contentLanguageOf } from '../../i18n/languages.ts';

/** The latest news in the language of the page; `null` when they fail to load. */
export async function loadLatestNews({ context, request }: LoaderArgs) {
  const query = { lang: contentLanguageOf(new URL(request.url).pathname), page: 1, size: 3 };
  try {
    const { list } = await context.get(apiContext).listNews({ query });
    // Without filters and summaries, which pages with the latest news do not show.
    return list.map(({ summary: _, ...news }) => news);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
