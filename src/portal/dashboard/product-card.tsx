import { Badge } from '@fluentui/react-badge';
import { type ComponentType, Suspense, use } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { TextKey } from '../../i18n/namespaces.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { formatDate } from '../../ui/format/date.ts';
import type { IconProps } from '../../ui/icon.tsx';
import { ArrowIcon, BrandIcon, EmployeeIcon, ProductIcon, ServiceIcon } from '../../ui/icons.tsx';
import { ChatIcon } from '../../ui/page-icons.tsx';
import { AppsIcon, SurveyIcon } from '../../ui/portal-icons.tsx';
import { type Entitlement, endsSoon } from '../entitlements/entitlements.ts';
import styles from './dashboard-page.module.css';

interface Look {
  Icon: ComponentType<IconProps>;
  purpose: TextKey<'user'>;
}

/** The products that this site knows, by the key of their icon. */
export const looks = new Map<string | undefined, Look>([
  ['brand', { Icon: BrandIcon, purpose: 'user.purpose.brand' }],
  ['product', { Icon: ProductIcon, purpose: 'user.purpose.product' }],
  ['service', { Icon: ServiceIcon, purpose: 'user.purpose.service' }],
  ['employee', { Icon: EmployeeIcon, purpose: 'user.purpose.employee' }],
  ['survey', { Icon: SurveyIcon, purpose: 'user.purpose.survey' }],
  ['community', { Icon: ChatIcon, purpose: 'user.purpose.community' }],
]);

interface ProductCardProps {
  product: Entitlement;
  /** How many sub-accounts can use it; undefined for a sub-account. */
  colleagues: Promise<number | undefined> | undefined;
  now: number;
}

/** An available product: the whole card opens it. */
export function ProductCard({ product, colleagues, now }: ProductCardProps) {
  const { t } = useTranslation(['user']);
  const { id, name, icon } = product;
  const { Icon = AppsIcon, purpose } = looks.get(icon) ?? {};
  return (
    <li className={styles.card}>
      <span className={styles.icon} aria-hidden="true">
        <Icon />
      </span>
      <div>
        <h3>
          <LocalizedLink
            to={paths.container(id)}
            className={styles.open}
            aria-label={t('user.dashboard.enterProduct', { name })}
          >
            {name}
          </LocalizedLink>
        </h3>
        {purpose && <p>{t(purpose)}</p>}
      </div>
      <ArrowIcon />
      {/* A badge is a block. */}
      <div className={styles.facts}>
        <Term entitlement={product} now={now} />
        {colleagues && (
          <Suspense>
            <Colleagues id={id} name={name} count={colleagues} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** The end of what is available, highlighted when it is near. */
export function Term({ entitlement, now }: { entitlement: Entitlement; now: number }) {
  const { t } = useTranslation(['user']);
  if (entitlement.opened === 0 || entitlement.expireTime === undefined) return null;
  const text = t('user.dashboard.expires', { date: formatDate(entitlement.expireTime) });
  return endsSoon(entitlement, now) ? (
    <Badge appearance="tint" color="warning">
      {text}
    </Badge>
  ) : (
    <span>{text}</span>
  );
}

interface ColleaguesProps {
  id: string;
  name: string;
  count: Promise<number | undefined>;
}

/** How many sub-accounts can use a product, with a link to them. */
function Colleagues({ id, name, count }: ColleaguesProps) {
  const { t } = useTranslation(['user']);
  const total = use(count);
  if (total === undefined) return null;
  const label = t('user.dashboard.colleagues', { count: total });
  return (
    <LocalizedLink
      to={paths.subAccounts({ productId: id, status: 1 })}
      aria-label={t('user.request.label', { label, name })}
    >
      {label}
    </LocalizedLink>
  );
}
