import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { formatDate } from '../../ui/format/date.ts';
import { ApplyLink } from '../entitlements/apply-link.tsx';
import { endsSoon } from '../entitlements/ends-soon.ts';
import styles from './dashboard-page.module.css';
import type { Entitlement } from './entitlement.ts';
import { purposes } from './purposes.ts';
import { StatusBadge } from './status-badge.tsx';
import { TopicIcon } from './topic-icon.tsx';

interface ProductCardProps {
  product: Entitlement;
  /** Whether the user applies for it. A sub-account asks its main account. */
  mayApply: boolean;
  now: number;
}

/** An available product. */
export function ProductCard({ product, mayApply, now }: ProductCardProps) {
  const { t } = useTranslation(['user']);
  const { name, to, topic, expireTime } = product;
  const isEnding = endsSoon(product, now);
  const purpose = topic && purposes[topic];
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <TopicIcon topic={topic} />
        <h3>{name}</h3>
        <StatusBadge entitlement={product} now={now} />
        {purpose && <p>{t(purpose)}</p>}
      </div>
      {expireTime !== undefined && (
        <p className={isEnding ? styles.soon : undefined}>
          {t('user.dashboard.expires', { date: formatDate(expireTime) })}
        </p>
      )}
      <div className={styles.actions}>
        {to && (
          <Button
            as={LocalizedLink}
            kind="primary"
            to={to}
            aria-label={t('user.dashboard.enterProduct', { name })}
          >
            {t('user.dashboard.enter')}
          </Button>
        )}
        {mayApply && isEnding && <ApplyLink topic={topic} isRenewal name={name} className={styles.apply} />}
      </div>
    </li>
  );
}
