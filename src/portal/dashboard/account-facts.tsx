import { useAtomValue } from 'jotai';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { LastLogin } from '../info/last-login.tsx';
import styles from './dashboard-page.module.css';
import type { Setup } from './load-setup.ts';

interface AccountFactsProps {
  setup: Setup | null;
}

/** The seats of a main account, and the sign-in before this one. */
export function AccountFacts({ setup }: AccountFactsProps) {
  const { t } = useTranslation(['user']);
  const user = useAtomValue(userAtom);
  const seats = setup?.seats;
  return (
    <aside className={styles.facts} aria-label={t('user.dashboard.facts')}>
      {seats && (
        <div>
          <h2>{t('user.dashboard.seats')}</h2>
          <p>{t('user.dashboard.seatsUsed', { used: seats.total, limit: seats.limit })}</p>
          {/* The text above says it. */}
          <meter aria-hidden="true" className={styles.meter} min={0} max={seats.limit} value={seats.total} />
          <p className={styles.ways}>
            <LocalizedLink to={paths.subAccounts()}>{t('user.dashboard.manageSeats')}</LocalizedLink>
            {seats.total < seats.limit && (
              <LocalizedLink to={paths.subAccountCreate()}>{t('user.dashboard.newSeat')}</LocalizedLink>
            )}
          </p>
        </div>
      )}
      {user && (
        <div>
          <h2>{t('user.info.lastLogin')}</h2>
          <p>
            <LastLogin time={user.lastLoginTime} />
          </p>
          {user.lastLoginTime > 0 && (
            <p className={styles.ways}>
              <LocalizedLink to={paths.userAccount('password')}>{t('user.info.notYou')}</LocalizedLink>
            </p>
          )}
        </div>
      )}
    </aside>
  );
}
