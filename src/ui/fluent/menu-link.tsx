import { MenuItemLink } from '@fluentui/react-menu';
import type { MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface MenuLinkProps {
  /** The path with its language. */
  to: string;
  /** The location state. */
  state?: unknown;
  lang?: string;
  /** Called before the navigation. */
  onClick?: () => void;
  children: string;
}

/** A menu item link with client-side navigation. */
export function MenuLink({ to, state, lang, onClick, children }: MenuLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <MenuItemLink
      href={useHref(to)}
      lang={lang}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        onClick?.();
        follow(event);
      }}
    >
      {children}
    </MenuItemLink>
  );
}
