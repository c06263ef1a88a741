import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import styles from './action-link.module.css';

interface ActionLinkProps {
  /** A path, or a fragment on this page. */
  to: string;
  /** The primary action, or a secondary one. */
  kind?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A link styled as a button or with an arrow. */
export function ActionLink({ to, kind = 'primary', children }: ActionLinkProps) {
  const content = (
    <>
      {children}
      {kind === 'secondary' && <ArrowIcon />}
    </>
  );
  return to.startsWith('#') ? (
    <a href={to} className={styles[kind]}>
      {content}
    </a>
  ) : (
    <LocalizedLink to={to} className={styles[kind]}>
      {content}
    </LocalizedLink>
  );
}
