import { useLoaderData, useOutletContext, useSearchParams } from 'react-router';
import type { OperationErrorCode } from '../../../openapi/generated/operation-codes.ts';
import type { ApiError } from '../../api/api-error.ts';
import { useBootstrapData } from '../../app/bootstrap-data.tsx';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { AppsIcon, LockIcon, OpenIcon, ShieldErrorIcon } from '../../ui/portal-icons.tsx';
import { ContactLinks } from '../contact/contact-links.tsx';
import { hasEnded } from '../entitlements/entitlements.ts';
import { AskMainAccount, MainAccountHint } from '../entitlements/main-account.tsx';
import { GetButton, RequestButton } from '../entitlements/request-button.tsx';
import { Failure } from '../errors/failure.tsx';
import { ErrorState } from '../errors/route-error.tsx';
import type { clientLoader } from './container-page.tsx';
import type { FrameContext } from './frame-layout.tsx';
import { openMode } from './open-mode.ts';
import { ProductFrame } from './product-frame.tsx';

const noPermission: OperationErrorCode<'getProductLoginUrl'> = 'A4001';

export function Container() {
  const { t } = useTranslation(['user', 'container']);
  const { productOrigins } = useBootstrapData().config;
  const { products } = useOutletContext<FrameContext>();
  const id = useSearchParams()[0].get('id');
  const { url, error, isRefused }: { url?: string; error?: ApiError; isRefused?: boolean } =
    useLoaderData<typeof clientLoader>();
  const title = products.find((product) => product.id === id)?.name ?? t('container.title');
  const mode = url === undefined ? undefined : openMode(url, productOrigins);

  if (error && !isRefused) return <ErrorState error={error} />;
  return (
    <>
      <SeoMeta title={title} description={t('user.meta.description')} robots="noindex" />
      <h1 className="visually-hidden">{title}</h1>
      {url && mode === 'frame' && <ProductFrame key={url} url={url} title={title} />}
      {url && mode === 'tab' && (
        <Failure
          Icon={OpenIcon}
          title={t('container.tab.title', { name: title })}
          text={t('container.tab.text', { address: new URL(url).origin })}
          help={<ContactLinks />}
          action={
            <Button as="a" kind="primary" href={url} target="_blank" rel="noopener noreferrer">
              {t('container.tab.open', { name: title })}
            </Button>
          }
        />
      )}
      {mode === 'blocked' && (
        <Failure
          Icon={ShieldErrorIcon}
          title={t('container.blockedTitle')}
          text={t('container.blocked')}
          help={<ContactLinks />}
        />
      )}
      {(error || !id) && <Refusal error={error} id={id} />}
    </>
  );
}

/** A product that the user may not open: why, and whom to ask. */
function Refusal({ error, id }: { error?: ApiError; id: string | null }) {
  const { t } = useTranslation(['user', 'container']);
  const { products, mainAccount } = useOutletContext<FrameContext>();
  const product = products.find((one) => one.id === id);
  const isSub = mainAccount !== null;
  const help = isSub ? <MainAccountHint mainAccount={mainAccount} /> : <ContactLinks />;
  if (!product) {
    const isUnknown = error && products.some(({ opened }) => opened === 1);
    const choices = products.filter(({ opened }) => opened === 0).map(({ name }) => name);
    return (
      <Failure
        Icon={AppsIcon}
        title={t(isUnknown ? 'user.missing.title' : 'user.dashboard.noProducts')}
        help={help}
        action={
          isSub ? (
            <AskMainAccount mainAccount={mainAccount} wish="access" />
          ) : (
            <RequestButton kind="portal" choices={choices} label={t('user.dashboard.apply')} isPrimary />
          )
        }
      />
    );
  }
  const { name, opened } = product;
  if (opened === 1)
    return (
      <Failure
        Icon={LockIcon}
        title={t('container.refused', { name })}
        text={t(isSub ? 'container.refusedTextSub' : 'container.refusedText')}
        help={help}
        action={<AskMainAccount mainAccount={mainAccount} wish="open" name={name} />}
      />
    );
  const isEnded = hasEnded(product);
  const refusal = error?.code === noPermission ? 'container.noPermission' : 'container.notOpened';
  return (
    <Failure
      Icon={LockIcon}
      title={t(isEnded ? 'container.ended' : refusal, { name })}
      text={isEnded ? t('user.dashboard.endedOn', { date: formatDate(product.expireTime) }) : undefined}
      help={help}
      action={<GetButton entitlement={product} mainAccount={mainAccount} isPrimary />}
    />
  );
}
