import styles from './dashboard-page.module.css';
import type { Entitlement } from './entitlement.ts';
import { EntitlementRow } from './entitlement-row.tsx';

interface EntitlementRowsProps {
  entitlements: readonly Entitlement[];
  /** Whether the user applies for it. A sub-account asks its main account. */
  mayApply: boolean;
  now: number;
}

/** Products or services, one line each. */
export function EntitlementRows({ entitlements, mayApply, now }: EntitlementRowsProps) {
  if (entitlements.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {entitlements.map((entitlement) => (
        <EntitlementRow key={entitlement.id} entitlement={entitlement} mayApply={mayApply} now={now} />
      ))}
    </ul>
  );
}
