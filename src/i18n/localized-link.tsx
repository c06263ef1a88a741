import type { ComponentProps, MouseEvent } from 'react';
import { NavLink, type NavLinkProps, useNavigate } from 'react-router';
import { fileInSite } from './base-path.ts';
import { localize } from './localized-path.ts';
import { useLanguage } from './use-language.ts';

interface LocalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'download'> {
  /** An address from `paths`. */
  to: string;
  /** What the page that it leads to finds in its location. */
  state?: unknown;
  /** Leaves the window where it was scrolled to. */
  preventScrollReset?: boolean;
  /** Has the browser fetch the page as a document. */
  reloadDocument?: boolean;
}

/** Whether a click means this page: not a new tab or window, and not what another handler has taken care of. */
const isForThisPage = ({ button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);

/**
 * A link to an address from `paths`, in the language of the page it stands on.
 *
 * A page has a hundred of them, and the router's own link spends most of its time on relative addresses, which `paths`
 * does not have.
 */
export function LocalizedLink({
  to,
  state,
  preventScrollReset,
  reloadDocument,
  onClick,
  ...props
}: LocalLinkProps) {
  const address = localize(to, useLanguage());
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const { target, href } = event.currentTarget;
    if (reloadDocument || (target && target !== '_self') || !isForThisPage(event)) return;
    event.preventDefault();
    // A link to the very page that is shown adds nothing to what "back" goes through, as in any browser.
    navigate(address, { state, preventScrollReset, replace: href === location.href });
  }

  return <a {...props} href={fileInSite(address)} onClick={follow} />;
}

/** The same for navigation: it knows whether it points at the current page. */
export function LocalNavLink({ to, ...props }: Omit<NavLinkProps, 'to'> & { to: string }) {
  return <NavLink {...props} to={localize(to, useLanguage())} />;
}
