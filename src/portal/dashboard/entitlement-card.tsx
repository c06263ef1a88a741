import { Badge } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { formatDate } from '../../ui/format/date.ts';
import type { MainAccount } from '../entitlements/load-main-account.ts';
import { PermissionLink } from '../entitlements/permission-link.tsx';
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
  /** Whom a sub-account asks for it; null for a main account, which applies. */
  mainAccount: MainAccount | null;
  now: number;
}

/** A product or service, and whether the user may use it. */
export function EntitlementCard({ to, name, isOpen, expireTime, mainAccount, now }: EntitlementCardProps) {
  const { t } = useTranslation(['user']);
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
      {!isOpen && <NotOpen expireTime={expireTime} mainAccount={mainAccount} />}
      {isOpen && expireTime !== undefined && (
        <p className={endsSoon ? styles.soon : undefined}>
          {t(endsSoon ? 'user.dashboard.expiresSoon' : 'user.dashboard.expires', {
            date: formatDate(expireTime),
          })}
        </p>
      )}
      {!isOpen && <PermissionLink mainAccount={mainAccount} name={name} className={styles.apply} />}
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

/** Why it cannot be used, and who can change that. */
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
