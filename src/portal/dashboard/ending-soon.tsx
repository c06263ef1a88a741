import { useTranslation } from 'react-i18next';
import type { ApplyTopic } from '../../app/paths.ts';
import { formatDate } from '../../ui/format/date.ts';
import type { MainAccount } from '../entitlements/load-main-account.ts';
import { PermissionLink } from '../entitlements/permission-link.tsx';
import styles from './dashboard-page.module.css';

/** A product or service that expires. */
export interface Ending {
  id: string;
  name: string;
  topic: ApplyTopic | undefined;
  /** Epoch milliseconds. */
  expireTime: number;
}

interface EndingSoonProps {
  endings: readonly Ending[];
  /** The main account that a sub-account asks; null for a main account. */
  mainAccount: MainAccount | null;
}

/** What expires soon, with links to renew it. */
export function EndingSoon({ endings, mainAccount }: EndingSoonProps) {
  const { t } = useTranslation(['user']);
  if (endings.length === 0) return null;
  return (
    <section className={styles.ending} aria-labelledby="ending">
      <h2 id="ending">{t('user.dashboard.endingSoon')}</h2>
      <ul>
        {endings.map(({ id, name, topic, expireTime }) => (
          <li key={id}>
            <span>{t('user.dashboard.endsOn', { name, date: formatDate(expireTime) })}</span>
            <PermissionLink mainAccount={mainAccount} topic={topic} isRenewal name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
