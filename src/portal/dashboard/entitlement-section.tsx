import { type ReactNode, useId } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { ApplyLink } from '../entitlements/apply-link.tsx';
import { SectionError } from '../errors/section-error.tsx';
import styles from './dashboard-page.module.css';
import type { Entitlement } from './entitlement.ts';

interface EntitlementSectionProps {
  title: string;
  /** What it says when nothing is available. */
  empty: string;
  /** The products or services, or the error of their call. */
  entitlements: readonly Entitlement[] | ApiError;
  /** Whether the user applies for it. A sub-account asks its main account. */
  mayApply: boolean;
  /** The list of what is available. */
  children: (available: readonly Entitlement[]) => ReactNode;
}

/** The available products or services of the user. */
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
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hasFailed && <SectionError error={entitlements} headingId={id} />}
      {!hasFailed && available.length === 0 && (
        <p className={styles.missing}>
          {/* With a list, each of its entries has a link. */}
          {empty} {mayApply && entitlements.length === 0 && <ApplyLink />}
        </p>
      )}
      {available.length > 0 && children(available)}
    </section>
  );
}
