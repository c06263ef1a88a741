import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import type { ApplyTopic } from '../../app/paths.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { formatDate } from '../../ui/format/date.ts';
import type { MainAccount } from '../entitlements/load-main-account.ts';
import { PermissionLink } from '../entitlements/permission-link.tsx';
import styles from './dashboard-page.module.css';

/** The time before expiry in which an entitlement is highlighted. */
const soonMs = 45 * 24 * 60 * 60_000;

interface EntitlementCardProps {
  /** The path that opens it; services have none. */
  to?: string;
  name: string;
  /** The topic of an application for it. */
  topic?: ApplyTopic;
  isOpen: boolean;
  /** Epoch milliseconds; unlimited by default. */
  expireTime: number | undefined;
  /** The main account that a sub-account asks; null for a main account. */
  mainAccount: MainAccount | null;
  now: number;
}

/** A product or service with its status. */
export function EntitlementCard({
  to,
  name,
  topic,
  isOpen,
  expireTime,
  mainAccount,
  now,
}: EntitlementCardProps) {
  const { t } = useTranslation(['user']);
  const endsSoon = expireTime !== undefined && expireTime - now < soonMs;
  // Expired.
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
      {!isOpen && <NotOpen expireTime={expireTime} mainAccount={mainAccount} />}
      {isOpen && expireTime !== undefined && (
        <p className={endsSoon ? styles.soon : undefined}>
          {t(endsSoon ? 'user.dashboard.expiresSoon' : 'user.dashboard.expires', {
            date: formatDate(expireTime),
          })}
        </p>
      )}
      {(!isOpen || endsSoon) && (
        <PermissionLink
          mainAccount={mainAccount}
          topic={topic}
          isRenewal={expireTime !== undefined}
          name={name}
          className={styles.apply}
        />
      )}
      {isOpen && to && (
        <LocalizedLink
          to={to}
          className={styles.enter}
          aria-label={t('user.dashboard.enterProduct', { name })}
        >
          {t('user.dashboard.enter')}
        </LocalizedLink>
      )}
    </li>
  );
}

/** The reason why it is not available, and the link to get it. */
function NotOpen({ expireTime, mainAccount }: Pick<EntitlementCardProps, 'expireTime' | 'mainAccount'>) {
  const { t } = useTranslation(['user']);
  const date = expireTime === undefined ? undefined : formatDate(expireTime);
  if (mainAccount === null)
    return <p>{date ? t('user.dashboard.endedText', { date }) : t('user.dashboard.notOpenedText')}</p>;
  const values = { name: mainAccount?.name ?? '', date: date ?? '' };
  const ended = mainAccount ? 'user.askMainAccount.endedNamed' : 'user.askMainAccount.endedUnnamed';
  const never = mainAccount ? 'user.askMainAccount.named' : 'user.askMainAccount.unnamed';
  return <p>{t(date ? ended : never, values)}</p>;
}
