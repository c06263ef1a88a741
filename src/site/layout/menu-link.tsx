import type { ReactNode } from 'react';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { MenuItem } from '../navigation.ts';
import styles from './hot-badge.module.css';

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

/** The badge of a popular menu entry. */
export function HotBadge() {
  const { t } = useTranslation(['site']);
  return <span className={styles.hot}>{t('site.nav.hot')}</span>;
}

/** The links to the parts of a page. */
export function MenuParts({ parts, className }: { parts: readonly MenuItem[]; className?: string }) {
  const { t } = useTranslation(['site']);
  return (
    <ul className={className}>
      {parts.map(({ label, link }) => (
        <li key={label}>{link && <LocalizedLink to={link}>{t(label)}</LocalizedLink>}</li>
      ))}
    </ul>
  );
}
