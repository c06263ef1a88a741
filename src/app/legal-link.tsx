import type { ReactNode } from 'react';
import { LocalizedLink } from '../i18n/localized-link.tsx';
import { paths } from '../paths/paths.ts';
import { useBootstrapData } from './bootstrap-data.tsx';

interface LegalLinkProps {
  page: 'privacy' | 'terms';
  /** A fragment of the page of this site. */
  anchor?: string;
  /** Opens a new tab, so that a form keeps its input. */
  newTab?: boolean;
  children: ReactNode;
}

/** A link to the privacy notice or the terms: the page of this site, or the configured document that replaces it. */
export function LegalLink({ page, anchor, newTab, children }: LegalLinkProps) {
  const { legal } = useBootstrapData().config;
  const url = page === 'privacy' ? legal.privacyUrl : legal.termsUrl;
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {};
  if (url)
    return (
      <a href={url} {...target}>
        {children}
      </a>
    );
  return (
    <LocalizedLink to={paths[page](anchor)} {...target}>
      {children}
    </LocalizedLink>
  );
}
