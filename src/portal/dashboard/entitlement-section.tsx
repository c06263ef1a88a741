import { type ReactNode, useId } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { ApplyLink } from '../entitlements/apply-link.tsx';
import { hasEnded } from '../entitlements/ends-soon.ts';
import { SectionError } from '../errors/section-error.tsx';
import styles from './dashboard-page.module.css';
import type { Entitlement } from './entitlement.ts';

interface EntitlementSectionProps {
  title: string;
  /** What it says when there is nothing to list. */
  empty: string;
  /** The products or services, or the error of their call. */
  entitlements: readonly Entitlement[] | ApiError;
  /** Whether the user applies for it. A sub-account asks its main account. */
  mayApply: boolean;
  /** Lists what is available, and what was available and has ended. */
  children: (available: readonly Entitlement[], ended: readonly Entitlement[]) => ReactNode;
}

/** The products or services that the user has or had. */
export function EntitlementSection({
  title,
  empty,
  entitlements,
  mayApply,
  children,
}: EntitlementSectionProps) {
  const id = useId();
  const hasFailed = entitlements instanceof ApiError;
  const available = hasFailed ? [] : entitlements.filter(({ opened }) => opened === 1);
  const ended = hasFailed ? [] : entitlements.filter(hasEnded);
  const isEmpty = available.length + ended.length === 0;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hasFailed && <SectionError error={entitlements} headingId={id} />}
      {!hasFailed && isEmpty && (
        <p className={styles.missing}>
          {/* With a list, each of its entries has a link. */}
          <span>{empty}</span> {mayApply && entitlements.length === 0 && <ApplyLink />}
        </p>
      )}
      {!isEmpty && children(available, ended)}
    </section>
  );
}
