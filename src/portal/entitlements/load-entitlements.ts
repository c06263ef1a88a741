import { apiContext } from '../../api/context.ts';
import { unwrap } from '../../api/unwrap.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { contentLanguageOf } from '../../i18n/languages.ts';

/** All products and services with their status for the user, named in the language of the page. */
export async function loadEntitlements({ context, request }: LoaderArgs) {
  const api = context.get(apiContext);
  const params = { query: { lang: contentLanguageOf(new URL(request.url).pathname) } };
  const [products, services] = await Promise.all([
    unwrap(api.GET('/v1/user-products/my', { params })),
    unwrap(api.GET('/v1/user-services/my', { params })),
  ]);
  return { products, services };
}
