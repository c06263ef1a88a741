import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';

interface ActionLinkProps {
  /** A path, or a fragment on this page. */
  to: string;
  /** The primary action, or a secondary one. */
  kind?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A link to an action: a filled button, or a text with an arrow. */
export function ActionLink({ to, kind = 'primary', children }: ActionLinkProps) {
  const look = kind === 'primary' ? kind : 'quiet';
  const content = (
    <>
      {children}
      {kind === 'secondary' && <ArrowIcon />}
    </>
  );
  return to.startsWith('#') ? (
    <Button as="a" kind={look} href={to}>
      {content}
    </Button>
  ) : (
    <Button as={LocalizedLink} kind={look} to={to}>
      {content}
    </Button>
  );
}
