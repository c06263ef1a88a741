import { LocalNavLink } from '../../i18n/local-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import type { MenuItem } from '../navigation.ts';
import styles from './menu-list.module.css';

/** One level of the menu; an entry with children opens the next. */
export function MenuList({ items }: { items: MenuItem[] }) {
  const t = useText('site');
  return (
    <ul className={styles.list}>
      {items.map(({ label, link, children }) => (
        <li key={label}>
          {link && (
            <LocalNavLink to={link} end={link === paths.home()} className={styles.entry}>
              {t(label)}
            </LocalNavLink>
          )}
          {children && (
            <details className={styles.group} suppressHydrationWarning>
              <summary className={styles.entry}>
                {t(label)}
                <ChevronIcon />
              </summary>
              <MenuList items={children} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
