import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { userAtom } from '../../session/session-atoms.ts';
import { formatDateTime } from '../../ui/format/date.ts';
import styles from './dashboard-page.module.css';
import type { Setup } from './load-setup.ts';

interface AccountFactsProps {
  setup: Setup | null;
}

/** The seats of a main account, and the sign-in before this one. */
export function AccountFacts({ setup }: AccountFactsProps) {
  const { t } = useTranslation(['user']);
  const user = useAtomValue(userAtom);
  const facts: [string, ReactNode][] = [];
  if (setup?.seats) {
    const seats = t('user.dashboard.seatsUsed', { used: setup.seats.total, limit: setup.seats.limit });
    facts.push([
      t('user.dashboard.seats'),
      <LocalizedLink key="seats" to={paths.subAccounts()}>
        {seats}
      </LocalizedLink>,
    ]);
  }
  if (user && user.lastLoginTime > 0) {
    const time = formatDateTime(user.lastLoginTime);
    facts.push([
      t('user.info.lastLogin'),
      <LocalizedLink key="login" to={paths.userAccount()}>
        {t('user.info.beijingTime', { time })}
      </LocalizedLink>,
    ]);
  }
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
