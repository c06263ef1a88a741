import { Dropdown, Option } from '@fluentui/react-combobox';
import { SkeletonItem } from '@fluentui/react-skeleton';
import type { ReactNode } from 'react';
import { Outlet, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { guard } from '../../session/guards.ts';
import { BackIcon } from '../../ui/back-icon.tsx';
import { FluentRoot } from '../../ui/fluent/fluent-root.tsx';
import { type Entitlement, hasEnded, loadProducts } from '../entitlements/entitlements.ts';
import { loadMainAccount, type MainAccount } from '../entitlements/main-account.tsx';
import { requestNamespaces } from '../entitlements/request-form.ts';
import { RouteError } from '../errors/route-error.tsx';
import { UserMenu } from '../layout/user-menu.tsx';
import styles from './frame-layout.module.css';
import { ProductSkeleton } from './product-skeleton.tsx';

export const handle: PageHandle = { namespaces: ['user', 'container', ...requestNamespaces] };
export const middleware = [guard('logged-in')];
export const clientMiddleware = [guard('logged-in')];

/** What the page in the frame needs. */
export interface FrameContext {
  products: Entitlement[];
  /** The main account that a sub-account asks; null for a main account. */
  mainAccount: MainAccount | null;
}

export async function clientLoader(args: LoaderArgs): Promise<FrameContext> {
  const [products, mainAccount] = await Promise.all([loadProducts(args), loadMainAccount(args)]);
  return { products, mainAccount };
}

export function HydrateFallback() {
  const { t } = useTranslation(['user', 'container']);
  return (
    <Frame controls={<SkeletonItem size={32} className={styles.products} aria-hidden="true" />}>
      <SeoMeta title={t('container.title')} description={t('user.meta.description')} robots="noindex" />
      <h1 className="visually-hidden">{t('container.title')}</h1>
      <ProductSkeleton label={t('user.layout.loading')} />
    </Frame>
  );
}

/** A header with the product selection, and the product below it. */
export default function FrameLayout() {
  const { t } = useTranslation(['user', 'container']);
  const language = useLanguage();
  const navigate = useNavigate();
  const context = useLoaderData<typeof clientLoader>();
  const { products } = context;
  const id = useSearchParams()[0].get('id');
  const selected = products.find((product) => product.id === id);
  const controls = (
    <Dropdown
      aria-label={t('container.product')}
      className={styles.products}
      value={selected?.name ?? ''}
      selectedOptions={selected ? [selected.id] : []}
      button={{
        children: <span className={styles.chosen}>{selected?.name ?? t('container.choose')}</span>,
      }}
      onOptionSelect={(_, { optionValue }) => {
        if (optionValue) navigate(localize(paths.container(optionValue), language));
      }}
    >
      {products.map((product) => (
        <Option key={product.id} value={product.id} className={styles.option} text={product.name}>
          <span>{product.name}</span>
          {product.opened === 0 && (
            <span className={styles.state}>
              {t(hasEnded(product) ? 'user.dashboard.ended' : 'user.dashboard.notOpened')}
            </span>
          )}
        </Option>
      ))}
    </Dropdown>
  );
  return (
    <Frame controls={controls}>
      <Outlet context={context} />
    </Frame>
  );
}

/** The header, with the back link, the controls of the page and the user menu, and the page below it. */
function Frame({ controls, children }: { controls?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['container']);
  return (
    <FluentRoot className={styles.frame}>
      <header className={styles.header}>
        <LocalizedLink to={paths.user()} className={styles.back} aria-label={t('container.back')}>
          <BackIcon />
          <span>{t('container.back')}</span>
        </LocalizedLink>
        {controls}
        <UserMenu />
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
    </FluentRoot>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <RouteError error={error} />
    </Frame>
  );
}
