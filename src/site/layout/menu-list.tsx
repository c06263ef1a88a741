import { LocalLink, LocalNavLink } from '../../i18n/local-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { type MenuItem, menu } from '../navigation.ts';
import { HotMark } from './hot-mark.tsx';
import styles from './menu-list.module.css';

/** The menu on narrow screens: two levels, the second one opening in place. */
export function MenuList() {
  const t = useText('site');
  return (
    <ul className={styles.list}>
      {menu.map(({ label, link, hot, children }) => (
        <li key={label}>
          {children ? (
            <details suppressHydrationWarning>
              <summary className={styles.entry}>
                {t(label)}
                <ChevronIcon />
              </summary>
              <SecondLevel items={link ? [{ label: 'site.nav.allLines', link }, ...children] : children} />
            </details>
          ) : (
            link && (
              <LocalNavLink to={link} end={link === paths.home()} className={styles.entry}>
                {t(label)}
                {hot && <HotMark />}
              </LocalNavLink>
            )
          )}
        </li>
      ))}
    </ul>
  );
}

function SecondLevel({ items }: { items: readonly MenuItem[] }) {
  const t = useText('site');
  return (
    <ul className={styles.second}>
      {items.map(({ label, link, children }) => (
        <li key={label}>
          {link && (
            <LocalNavLink to={link} end className={styles.entry}>
              {t(label)}
            </LocalNavLink>
          )}
          {children && (
            <ul className={styles.parts}>
              {children.map((part) => (
                <li key={part.label}>{part.link && <LocalLink to={part.link}>{t(part.label)}</LocalLink>}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
