import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate } from '../../ui/format/date.ts';
import { ApplyLink } from '../entitlements/apply-link.tsx';
import { endsSoon, hasEnded } from '../entitlements/ends-soon.ts';
import styles from './dashboard-page.module.css';
import type { Entitlement } from './entitlement.ts';
import { purposes } from './purposes.ts';
import { StatusBadge } from './status-badge.tsx';

interface EntitlementRowProps {
  entitlement: Entitlement;
  /** Whether the user applies for it. A sub-account asks its main account. */
  mayApply: boolean;
  now: number;
}

/** A service, or what is not available, in one line. */
export function EntitlementRow({ entitlement, mayApply, now }: EntitlementRowProps) {
  const { t } = useTranslation(['user']);
  const { name, topic, opened, expireTime } = entitlement;
  const isEnding = endsSoon(entitlement, now);
  const isEnded = hasEnded(entitlement);
  const purpose = topic && purposes[topic];
  return (
    <li className={styles.row}>
      <h3>{name}</h3>
      <p className={isEnding ? styles.soon : undefined}>
        {isEnded && (
          <span>{t('user.askMainAccount.ended', { date: formatDate(entitlement.expireTime) })}</span>
        )}
        {opened === 1 && expireTime !== undefined && (
          <span>{t('user.dashboard.expires', { date: formatDate(expireTime) })}</span>
        )}
        {opened === 0 && !isEnded && purpose && <span>{t(purpose)}</span>}
      </p>
      {/* The heading of the list says that the others are not available. */}
      {(opened === 1 || isEnded) && <StatusBadge entitlement={entitlement} now={now} />}
      {mayApply && (opened === 0 || isEnding) && (
        <ApplyLink topic={topic} isRenewal={expireTime !== undefined} name={name} className={styles.apply} />
      )}
    </li>
  );
}
