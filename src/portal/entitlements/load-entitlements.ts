import { apiContext } from '../../api/context.ts';
import { isApiError } from '../../api/is-api-error.ts';
import { unwrap } from '../../api/unwrap.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { contentLanguageOf } from '../../i18n/languages.ts';

/** After the end of a contract the API refuses the lists. The pages then show that there is nothing, and whom to ask. */
function emptyAfterEnd(error: unknown): [] {
  const isEnd =
    (isApiError(error, 'listMyProducts') && error.code === 'A4001') ||
    (isApiError(error, 'listMyServices') && error.code === 'A3005');
  if (isEnd) return [];
  throw error;
}

/** All products and services with their status for the user, named in the language of the page. */
export async function loadEntitlements({ context, request }: LoaderArgs) {
  const api = context.get(apiContext);
  const params = { query: { lang: contentLanguageOf(new URL(request.url).pathname) } };
  const [products, services] = await Promise.all([
    unwrap(api.GET('/v1/user-products/my', { params })).catch(emptyAfterEnd),
    unwrap(api.GET('/v1/user-services/my', { params })).catch(emptyAfterEnd),
  ]);
  return { products, services };
}
