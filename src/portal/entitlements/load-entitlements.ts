import { apiContext } from '../../api/context.ts';
import { isApiError } from '../../api/is-api-error.ts';
import { unwrap } from '../../api/unwrap.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { contentLanguageOf } from '../../i18n/languages.ts';

const paramsOf = ({ url }: Request) => ({
  params: { query: { lang: contentLanguageOf(new URL(url).pathname) } },
});

/** After the end of a contract the API refuses the lists. The pages then show that there is nothing, and whom to ask. */
function emptyAfterEnd(error: unknown): [] {
  const isEnd =
    (isApiError(error, 'listMyProducts') && error.code === 'A4001') ||
    (isApiError(error, 'listMyServices') && error.code === 'A3005');
  if (isEnd) return [];
  throw error;
}

/** All products with their status for the user, named in the language of the page. */
export const loadProducts = ({ context, request }: LoaderArgs) =>
  unwrap(context.get(apiContext).GET('/v1/user-products/my', paramsOf(request))).catch(emptyAfterEnd);

/** All services with their status for the user, named in the language of the page. */
export const loadServices = ({ context, request }: LoaderArgs) =>
  unwrap(context.get(apiContext).GET('/v1/user-services/my', paramsOf(request))).catch(emptyAfterEnd);
