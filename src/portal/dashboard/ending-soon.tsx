import type { ApplyTopic } from '../../app/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate } from '../../ui/format/date.ts';
import { ApplyLink } from '../entitlements/apply-link.tsx';
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
  /** Whether the user applies for it. A sub-account asks its main account. */
  mayApply: boolean;
}

/** What expires soon. A main account gets links to renew it. */
export function EndingSoon({ endings, mayApply }: EndingSoonProps) {
  const { t } = useTranslation(['user']);
  if (endings.length === 0) return null;
  return (
    <section className={styles.ending} aria-labelledby="ending">
      <h2 id="ending">{t('user.dashboard.endingSoon')}</h2>
      <ul>
        {endings.map(({ id, name, topic, expireTime }) => (
          <li key={id}>
            <span>{t('user.dashboard.endsOn', { name, date: formatDate(expireTime) })}</span>
            {mayApply && <ApplyLink topic={topic} isRenewal name={name} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
