import { MenuItemLink } from '@fluentui/react-menu';
import { useHref, useLinkClickHandler } from 'react-router';

interface MenuLinkProps {
  /** The path with its language. */
  to: string;
  /** The location state. */
  state: unknown;
  children: string;
}

/** A menu item link with client-side navigation. */
export function MenuLink({ to, state, children }: MenuLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <MenuItemLink href={useHref(to)} onClick={follow}>
      {children}
    </MenuItemLink>
  );
}
