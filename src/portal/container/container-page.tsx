import { redirect } from 'react-router';
import type { OperationErrorCode } from '../../../openapi/generated/operation-codes.ts';
import { ApiError } from '../../api/api-error.ts';
import { apiContext } from '../../api/context.ts';
import { settle } from '../../api/settle.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { contentLanguageOf, languageOf } from '../../i18n/languages.ts';
import { localize } from '../../i18n/localized-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { loadProducts } from '../entitlements/entitlements.ts';
import { Container } from './container.client.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

/** Codes for a product without a valid subscription or permission. The page says what they mean for this user. */
const notEntitled: OperationErrorCode<'getProductLoginUrl'>[] = ['A3002', 'A3005', 'A4001'];

/** Loads the URL of the product, by default the first opened one, or the reason why it cannot open. */
export async function clientLoader(args: LoaderArgs) {
  const { context, request } = args;
  const url = new URL(request.url);
  const productId = url.searchParams.get('id');
  if (!productId) {
    const products = await loadProducts(args);
    const first = products.find(({ opened }) => opened === 1);
    if (first) throw redirect(localize(paths.container(first.id), languageOf(url.pathname)));
    return {};
  }
  const query = { productId, lang: contentLanguageOf(url.pathname) };
  const link = await settle(context.get(apiContext).getProductLoginUrl({ query, quiet: notEntitled }));
  if (!(link instanceof ApiError)) return link;
  return { error: link, isRefused: notEntitled.some((code) => code === link.code) };
}

export function HydrateFallback() {
  const { t } = useTranslation(['user']);
  return <ProductSkeleton label={t('user.layout.loading')} />;
}

export default function ContainerPage() {
  return <Container />;
}
