import { type ReactNode, useRef } from 'react';
import { Outlet, useLoaderData, useNavigation } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { formNamespaces } from '../../forms/form-namespaces.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { guard } from '../../session/guards.ts';
import { BackIcon } from '../../ui/back-icon.tsx';
import { useDismissMenus } from '../../ui/menus/use-dismiss-menus.ts';
import { type Entitlement, loadProducts } from '../entitlements/entitlements.ts';
import { loadMainAccount, type MainAccount } from '../entitlements/main-account.tsx';
import { RouteError } from '../errors/route-error.tsx';
import { FluentArea } from '../layout/fluent-area.tsx';
import { UserMenu } from '../layout/user-menu.tsx';
import { SkeletonItem } from '../skeletons/skeleton.tsx';
import { SlowNotice } from '../skeletons/slow-notice.tsx';
import styles from './frame-layout.module.css';
import { ProductSelect } from './product-select.client.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';

export const handle: PageHandle = { namespaces: ['user', 'container', 'captcha', ...formNamespaces] };
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
    <Frame controls={<SkeletonItem size={32} className={styles.products} />}>
      <SeoMeta title={t('container.title')} description={t('user.meta.description')} robots="noindex" />
      <h1 className="visually-hidden">{t('container.title')}</h1>
      <ProductSkeleton label={t('user.layout.loading')} />
    </Frame>
  );
}

/** A header with the product selection, and the product below it. */
export default function FrameLayout() {
  const context = useLoaderData<typeof clientLoader>();
  const isLoading = useNavigation().state === 'loading';
  return (
    <Frame controls={<ProductSelect products={context.products} />}>
      <Outlet context={context} />
      {isLoading && <SlowNotice />}
    </Frame>
  );
}

/** The header, with the back link, the controls of the page and the user menu, and the page below it. */
function Frame({ controls, children }: { controls?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['container']);
  const header = useRef<HTMLElement>(null);
  useDismissMenus(header);
  return (
    <div className={styles.frame}>
      <header ref={header} className={styles.header}>
        <LocalizedLink to={paths.user()} className={styles.back} aria-label={t('container.back')}>
          <BackIcon />
          <span>{t('container.back')}</span>
        </LocalizedLink>
        {controls}
        <UserMenu />
      </header>
      <main id="main" className={styles.main}>
        <FluentArea className={styles.page}>{children}</FluentArea>
      </main>
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <RouteError error={error} />
    </Frame>
  );
}
