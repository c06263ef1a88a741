import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import styles from './action-link.module.css';

interface ActionLinkProps {
  /** A page, or a place on this one: `#` and its id. */
  to: string;
  /** The one thing to do next, or a way on beside it. */
  kind?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A link that looks like what it is for: a button to act, or an arrow to read on. */
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
