import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { isCurrent, type MenuItem } from '../navigation.ts';

interface MenuLinkProps {
  item: MenuItem;
  /** The route name of the page. */
  route: string;
  className?: string;
  children: ReactNode;
}

/** The link of a menu entry, marked when it is the current page. */
export function MenuLink({ item, route, className, children }: MenuLinkProps) {
  return (
    item.link && (
      <LocalizedLink
        to={item.link}
        aria-current={isCurrent(item, route) ? 'page' : undefined}
        className={className}
      >
        {children}
      </LocalizedLink>
    )
  );
}
