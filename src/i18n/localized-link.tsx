import { Link, type LinkProps, NavLink, type NavLinkProps } from 'react-router';
import { localize } from './localized-path.ts';
import { useLanguage } from './use-language.ts';

/** A link to an address from `paths`, in the language of the page. */
export function LocalizedLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link {...props} to={localize(to, useLanguage())} discover="none" />;
}

/** The same for navigation: it marks the current page. */
export function LocalizedNavLink({ to, ...props }: Omit<NavLinkProps, 'to'> & { to: string }) {
  return <NavLink {...props} to={localize(to, useLanguage())} discover="none" />;
}
