import { useTranslation } from '../../i18n/use-translation.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { contains, leadsTo, type MenuItem, menu } from '../navigation.ts';
import { HotBadge, MenuLink, MenuParts } from './menu-link.tsx';
import styles from './menu-list.module.css';

/** The menu on narrow screens: two levels, the second one expands in place. */
export function MenuList({ path }: { path: string }) {
  const { t } = useTranslation(['site']);
  return (
    <ul className={styles.list}>
      {menu.map((item) => (
        <li key={item.label}>
          {item.children ? (
            <details suppressHydrationWarning>
              <summary className={styles.entry}>
                {t(item.label)}
                <ChevronIcon />
              </summary>
              <SecondLevel items={secondLevelOf(item)} path={path} />
            </details>
          ) : (
            <MenuLink to={item.link} isCurrent={contains(item, path)} className={styles.entry}>
              <span>{t(item.label)}</span>
              {item.hot && <HotBadge />}
            </MenuLink>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The children of an entry, and a link to its own page. */
function secondLevelOf({ link, children = [] }: MenuItem): readonly MenuItem[] {
  return link ? [{ label: 'site.nav.allLines', link }, ...children] : children;
}

function SecondLevel({ items, path }: { items: readonly MenuItem[]; path: string }) {
  const { t } = useTranslation(['site']);
  return (
    <ul className={styles.second}>
      {items.map((item) => (
        <li key={item.label}>
          <MenuLink to={item.link} isCurrent={leadsTo(item, path)} className={styles.entry}>
            {t(item.label)}
          </MenuLink>
          {item.children && <MenuParts parts={item.children} className={styles.parts} />}
        </li>
      ))}
    </ul>
  );
}
