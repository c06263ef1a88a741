import { Dropdown, Option } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Outlet, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import type { PageHandle } from '../../app/bootstrap-data.tsx';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { SeoMeta } from '../../document/seo-meta.tsx';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { guard } from '../../session/guards.ts';
import { FluentRoot } from '../../ui/fluent/fluent-root.tsx';
import { hasEnded } from '../entitlements/ends-soon.ts';
import { loadProducts } from '../entitlements/load-entitlements.ts';
import { loadMainAccount } from '../entitlements/load-main-account.ts';
import { RouteError } from '../errors/route-error.tsx';
import { UserMenu } from '../layout/user-menu.tsx';
import { BackLink } from './back-link.tsx';
import styles from './frame-layout.module.css';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { selectProduct } from './select-product.ts';

export const handle: PageHandle = { namespaces: ['user', 'container'] };
export const middleware = [guard('logged-in')];
export const clientMiddleware = [guard('logged-in')];

export async function clientLoader(args: LoaderArgs) {
  const [products, mainAccount] = await Promise.all([loadProducts(args), loadMainAccount(args)]);
  return { products, mainAccount };
}

export function HydrateFallback() {
  const { t } = useTranslation(['user', 'container']);
  return (
    <FluentRoot className={styles.frame}>
      <SeoMeta title={t('container.title')} description={t('user.meta.description')} robots="noindex" />
      <FrameSkeleton />
    </FluentRoot>
  );
}

/** A header with the product selection, and the product below it. */
export default function FrameLayout() {
  const { t } = useTranslation(['user', 'container']);
  const language = useLanguage();
  const navigate = useNavigate();
  const { products, mainAccount } = useLoaderData<typeof clientLoader>();
  const id = useSearchParams()[0].get('id');
  const selected = selectProduct(products, id);
  return (
    <FluentRoot className={styles.frame}>
      <FrameHeader>
        <Dropdown
          aria-label={t('container.product')}
          className={styles.products}
          value={selected?.productName ?? ''}
          selectedOptions={selected ? [selected.id] : []}
          button={{
            children: <span className={styles.chosen}>{selected?.productName ?? t('container.choose')}</span>,
          }}
          onOptionSelect={(_, { optionValue }) => {
            if (optionValue) navigate(localize(paths.container(optionValue), language));
          }}
        >
          {products.map((product) => (
            <Option key={product.id} value={product.id} className={styles.option} text={product.productName}>
              <span>{product.productName}</span>
              {product.opened === 0 && (
                <span className={styles.state}>
                  {t(hasEnded(product) ? 'user.dashboard.ended' : 'user.dashboard.notOpened')}
                </span>
              )}
            </Option>
          ))}
        </Dropdown>
      </FrameHeader>
      <main id="main" className={styles.main}>
        <Outlet context={{ products, mainAccount }} />
      </main>
    </FluentRoot>
  );
}

/** The back link, the controls of the page and the user menu. */
function FrameHeader({ children }: { children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <BackLink />
      {children}
      <UserMenu />
    </header>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <FluentRoot className={styles.frame}>
      <FrameHeader />
      <main id="main" className={styles.main}>
        <RouteError error={error} />
      </main>
    </FluentRoot>
  );
}
