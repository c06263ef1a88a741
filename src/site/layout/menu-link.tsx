import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { isCurrent, type MenuItem } from '../navigation.ts';

interface MenuLinkProps {
  item: MenuItem;
  /** Name of the page's route. */
  route: string;
  className?: string;
  children: ReactNode;
}

/** The link of an entry of the menu, if it has one; it knows whether it leads to the page that is shown. */
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
