import { apiContext } from '../../api/context.ts';
import { data } from '../../api/unwrap.ts';
import type { LoadArgs } from '../../app/loader-args.ts';
import { languageOf } from '../../i18n/languages.ts';

/** The products and services of the user, opened or not, named in the language of the page. */
export async function loadEntitlements({ context, request }: LoadArgs) {
  const api = context.get(apiContext);
  const params = { query: { lang: languageOf(new URL(request.url).pathname) } };
  const [products, services] = await Promise.all([
    data(api.GET('/v1/user-products/my', { params })),
    data(api.GET('/v1/user-services/my', { params })),
  ]);
  return { products, services };
}
