import { redirect, useLoaderData, useOutletContext, useSearchParams } from 'react-router';
import type { OperationErrorCode } from '../../../openapi/generated/operation-codes.ts';
import type { components } from '../../../openapi/generated/schema.d.ts';
import { ApiError } from '../../api/api-error.ts';
import { apiContext } from '../../api/context.ts';
import { settle } from '../../api/settle.ts';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { contentLanguageOf, languageOf } from '../../i18n/languages.ts';
import { localize } from '../../i18n/localized-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { LockIcon, OpenIcon, ShieldErrorIcon } from '../../ui/portal-icons.tsx';
import { applyTopic } from '../entitlements/apply-topic.ts';
import { hasEnded } from '../entitlements/ends-soon.ts';
import { loadProducts } from '../entitlements/load-entitlements.ts';
import type { MainAccount } from '../entitlements/load-main-account.ts';
import { PermissionLink } from '../entitlements/permission-link.tsx';
import { ErrorState } from '../errors/error-state.tsx';
import { useErrorMessage } from '../errors/use-error-message.ts';
import { openMode } from './open-mode.ts';
import { ProductFrame } from './product-frame.tsx';
import { ProductNotice } from './product-notice.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { selectProduct } from './select-product.ts';

/** Codes for a product without a valid subscription or permission. */
const notEntitled = new Set<string | undefined>([
  'A3002',
  'A3005',
  'A4001',
] satisfies OperationErrorCode<'getProductLoginUrl'>[]);

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
  const link = await settle(context.get(apiContext).getProductLoginUrl({ query }));
  return link instanceof ApiError ? { error: link } : link;
}

export function HydrateFallback() {
  const { t } = useTranslation(['user']);
  return <ProductSkeleton label={t('user.layout.loading')} />;
}

interface Frame {
  products: components['schemas']['MyProduct'][];
  mainAccount: MainAccount | null;
}

/** A product inside the user area. */
export default function ContainerPage() {
  const { t } = useTranslation(['user', 'container']);
  const messageOf = useErrorMessage();
  const { productOrigins } = useBootstrapData().config;
  const { products, mainAccount } = useOutletContext<Frame>();
  const id = useSearchParams()[0].get('id');
  const loaded: { url?: string; error?: ApiError } = useLoaderData<typeof clientLoader>();
  const product = selectProduct(products, id);
  const title = product?.productName ?? t('container.title');
  const ended = product && hasEnded(product) ? product : undefined;
  const { url, error } = loaded;
  const mode = url === undefined ? undefined : openMode(url, productOrigins);
  const isRefused = notEntitled.has(error?.code);

  const hasProducts = products.some(({ opened }) => opened === 1);
  const unlisted = hasProducts ? 'user.missing.title' : 'user.dashboard.noProducts';

  /** What to do about a refusal. The toast has the message of the code. */
  function textOf(refusal: ApiError): string {
    if (ended) {
      const date = formatDate(ended.expireTime);
      return t(mainAccount ? 'user.askMainAccount.ended' : 'user.dashboard.endedText', { date });
    }
    if (!product) return messageOf(refusal);
    return t(mainAccount === null ? 'user.dashboard.notOpenedText' : 'user.askMainAccount.unnamed');
  }

  if (error && !isRefused) return <ErrorState error={error} />;
  return (
    <>
      <SeoMeta title={title} description={t('user.meta.description')} robots="noindex" />
      <h1 className="visually-hidden">{title}</h1>
      {url && mode === 'frame' && <ProductFrame key={url} url={url} title={title} />}
      {url && mode === 'tab' && (
        <ProductNotice
          Icon={OpenIcon}
          title={t('container.tab.title', { name: title })}
          text={t('container.tab.text', { address: new URL(url).origin })}
        >
          <Button as="a" kind="primary" href={url} target="_blank" rel="noopener noreferrer">
            {t('container.tab.open', { name: title })}
          </Button>
        </ProductNotice>
      )}
      {mode === 'blocked' && (
        <ProductNotice
          Icon={ShieldErrorIcon}
          title={t('container.blockedTitle')}
          text={t('container.blocked')}
        />
      )}
      {error && (
        <ProductNotice
          Icon={LockIcon}
          title={
            product ? t(ended ? 'container.ended' : 'container.notOpened', { name: title }) : t(unlisted)
          }
          text={textOf(error)}
        >
          <Button
            as={PermissionLink}
            kind="primary"
            mainAccount={mainAccount}
            topic={applyTopic(product?.icon)}
            isRenewal={ended !== undefined}
          />
        </ProductNotice>
      )}
      {!id && (
        <ProductNotice title={t('user.dashboard.noProducts')}>
          <Button as={PermissionLink} kind="primary" mainAccount={mainAccount} />
        </ProductNotice>
      )}
    </>
  );
}
