import { useTranslation } from '../../i18n/use-translation.ts';
import { ApplyLink } from '../entitlements/apply-link.tsx';
import type { MainAccount } from '../entitlements/load-main-account.ts';
import { AskMainAccount } from './ask-main-account.tsx';
import styles from './dashboard-page.module.css';
import type { Entitlement } from './entitlement.ts';
import { EntitlementRows } from './entitlement-rows.tsx';

interface UnavailableSectionProps {
  /** What is not available and never was. */
  entitlements: readonly Entitlement[];
  /** Whether the user has neither a product nor a service. The section then replaces theirs. */
  hasNothing: boolean;
  /** The main account that a sub-account asks; null for a main account. */
  mainAccount: MainAccount | null;
  now: number;
}

/** What is not available, in short, and how to get it. */
export function UnavailableSection({ entitlements, hasNothing, mainAccount, now }: UnavailableSectionProps) {
  const { t } = useTranslation(['user']);
  const mayApply = mainAccount === null;
  const isEmpty = entitlements.length === 0;
  if (mayApply && isEmpty && !hasNothing) return null;
  const title = mayApply ? 'user.dashboard.unavailable' : 'user.dashboard.unavailableSub';
  return (
    <section className={styles.section} aria-labelledby="unavailable">
      <h2 id="unavailable">{t(hasNothing ? 'user.dashboard.title' : title)}</h2>
      {hasNothing && (
        <p className={styles.nothing}>
          <span>{t('user.dashboard.noProducts')}</span> <span>{t('user.dashboard.noServices')}</span>
        </p>
      )}
      {mayApply ? (
        <p className={styles.hint}>
          <span>{t('user.dashboard.notOpenedText')}</span> {isEmpty && <ApplyLink />}
        </p>
      ) : (
        <AskMainAccount mainAccount={mainAccount} />
      )}
      <EntitlementRows entitlements={entitlements} mayApply={mayApply} now={now} />
    </section>
  );
}
