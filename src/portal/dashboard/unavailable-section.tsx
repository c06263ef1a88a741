import { useTranslation } from '../../i18n/use-translation.ts';
import { hasEnded } from '../entitlements/ends-soon.ts';
import type { MainAccount } from '../entitlements/load-main-account.ts';
import { AskMainAccount } from './ask-main-account.tsx';
import styles from './dashboard-page.module.css';
import type { Entitlement } from './entitlement.ts';
import { EntitlementRow } from './entitlement-row.tsx';

interface UnavailableSectionProps {
  /** What is not available. */
  entitlements: readonly Entitlement[];
  /** The main account that a sub-account asks; null for a main account. */
  mainAccount: MainAccount | null;
  now: number;
}

/** What is not available, in short, and how to get it. What has ended comes first. */
export function UnavailableSection({ entitlements, mainAccount, now }: UnavailableSectionProps) {
  const { t } = useTranslation(['user']);
  const mayApply = mainAccount === null;
  if (mayApply && entitlements.length === 0) return null;
  const sorted = [...entitlements].sort((one, other) => Number(hasEnded(other)) - Number(hasEnded(one)));
  return (
    <section className={styles.section} aria-labelledby="unavailable">
      <h2 id="unavailable">{t(mayApply ? 'user.dashboard.unavailable' : 'user.dashboard.unavailableSub')}</h2>
      {mayApply ? (
        <p className={styles.hint}>{t('user.dashboard.notOpenedText')}</p>
      ) : (
        <AskMainAccount mainAccount={mainAccount} />
      )}
      {sorted.length > 0 && (
        <ul className={styles.rows}>
          {sorted.map((entitlement) => (
            <EntitlementRow key={entitlement.id} entitlement={entitlement} mayApply={mayApply} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}
