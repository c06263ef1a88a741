import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';

interface MenuLinkProps {
  to: string | undefined;
  isCurrent: boolean;
  className?: string;
  children: ReactNode;
}

/** The link of a menu entry, marked when it is the current one. */
export function MenuLink({ to, isCurrent, className, children }: MenuLinkProps) {
  return (
    to && (
      <LocalizedLink to={to} aria-current={isCurrent ? 'page' : undefined} className={className}>
        {children}
      </LocalizedLink>
    )
  );
}
