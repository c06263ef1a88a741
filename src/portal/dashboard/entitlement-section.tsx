import { useId } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { ApplyLink } from '../entitlements/apply-link.tsx';
import { SectionError } from '../errors/section-error.tsx';
import styles from './dashboard-page.module.css';
import { type Entitlement, EntitlementCard } from './entitlement-card.tsx';

interface EntitlementSectionProps {
  title: string;
  /** What it says when nothing is available. */
  empty: string;
  /** The products or services, or the error of their call. */
  entitlements: readonly Entitlement[] | ApiError;
  /** Whether the user applies for it. A sub-account asks its main account. */
  mayApply: boolean;
  now: number;
}

/** The products or the services of the user. */
export function EntitlementSection({ title, empty, entitlements, mayApply, now }: EntitlementSectionProps) {
  const id = useId();
  const hasFailed = entitlements instanceof ApiError;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hasFailed && <SectionError error={entitlements} headingId={id} />}
      {!hasFailed && entitlements.every(({ opened }) => opened === 0) && (
        <p className={styles.missing}>
          {empty} {mayApply && <ApplyLink />}
        </p>
      )}
      {!hasFailed && (
        <ul className={styles.cards}>
          {entitlements.map((entitlement) => (
            <EntitlementCard key={entitlement.id} entitlement={entitlement} mayApply={mayApply} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}
