import { Badge } from '@fluentui/react-components';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { formatDate } from '../../ui/format/date.ts';
import styles from './dashboard-page.module.css';

/** An entitlement that ends within this time is pointed out. */
const soonMs = 45 * 24 * 60 * 60_000;

interface EntitlementCardProps {
  /** Where it is opened; a service has no such place. */
  to?: string;
  name: string;
  isOpen: boolean;
  /** Epoch milliseconds; without it the right does not end. */
  expireTime: number | undefined;
  now: number;
}

/** A product or service, and whether the user may use it. */
export function EntitlementCard({ to, name, isOpen, expireTime, now }: EntitlementCardProps) {
  const t = useText('user');
  const endsSoon = expireTime !== undefined && expireTime - now < soonMs;
  // A right that is told with its end, and is none any more.
  const hasEnded = !isOpen && expireTime !== undefined;
  const state = hasEnded ? 'user.dashboard.ended' : 'user.dashboard.notOpened';
  return (
    <li className={styles.card}>
      <div className={styles.name}>
        <h3>{name}</h3>
        <Badge appearance="tint" color={isOpen ? 'brand' : 'informative'}>
          {t(isOpen ? 'user.dashboard.opened' : state)}
        </Badge>
      </div>
      {!isOpen && (
        <p>
          {hasEnded
            ? t('user.dashboard.endedText', { date: formatDate(expireTime) })
            : t('user.dashboard.notOpenedText')}
        </p>
      )}
      {isOpen && expireTime !== undefined && (
        <p className={endsSoon ? styles.soon : undefined}>
          {t(endsSoon ? 'user.dashboard.expiresSoon' : 'user.dashboard.expires', {
            date: formatDate(expireTime),
          })}
        </p>
      )}
      {!isOpen && (
        <LocalLink
          to={paths.apply()}
          className={styles.apply}
          aria-label={t('user.dashboard.applyFor', { name })}
        >
          {t('user.dashboard.apply')}
        </LocalLink>
      )}
      {isOpen && to && (
        <LocalLink to={to} className={styles.enter} aria-label={t('user.dashboard.enterProduct', { name })}>
          {t('user.dashboard.enter')}
        </LocalLink>
      )}
    </li>
  );
}
