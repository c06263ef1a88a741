import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paths } from '../../paths/paths.ts';
import { ArrowIcon, ChevronIcon } from '../../ui/icons.tsx';
import { contains, leadsTo, type MenuItem, menu } from '../navigation.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './menu-bar.module.css';
import { HotBadge, MenuLink, MenuParts } from './menu-link.tsx';

/** The menu on wide screens: entries in a row, their children in panels below. */
export function MenuBar({ path }: { path: string }) {
  const { t } = useTranslation(['site']);
  return (
    <ul className={styles.bar}>
      {menu.map((item) => {
        const { label, hot, children } = item;
        const name = (
          <>
            <span>{t(label)}</span>
            {hot && <HotBadge />}
          </>
        );
        return (
          <li key={label}>
            {children ? (
              <Disclosure
                className={styles.group}
                summaryClassName={styles.entry}
                summary={
                  <>
                    <span data-current={contains(item, path) || undefined}>{name}</span>
                    <ChevronIcon />
                  </>
                }
              >
                <Panel item={item} path={path} />
              </Disclosure>
            ) : (
              <MenuLink to={item.link} isCurrent={contains(item, path)} className={styles.entry}>
                {name}
              </MenuLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The panel of an entry: a list, or columns for nested children. */
function Panel({ item: { link, children = [] }, path }: { item: MenuItem; path: string }) {
  const { t } = useTranslation(['site']);
  const isWide = children.some((child) => child.children);
  return (
    <div className={isWide ? styles.sheet : styles.list}>
      <ul className={isWide ? styles.columns : undefined}>
        {children.map((child) => (
          <li key={child.label}>
            <MenuLink to={child.link} isCurrent={leadsTo(child, path)} className={styles.item}>
              {child.icon && (
                <span className={styles.icon}>
                  <child.icon />
                </span>
              )}
              <span>{t(child.label)}</span>
              {child.info && <small>{t(child.info)}</small>}
            </MenuLink>
            {child.children && <MenuParts parts={child.children} className={styles.parts} />}
          </li>
        ))}
      </ul>
      {isWide && (
        <LocalizedLink to={paths.experience()} className={styles.featured}>
          <strong>{t('site.nav.demoTitle')}</strong>
          <span>{t('site.nav.demoText')}</span>
          <ArrowIcon />
        </LocalizedLink>
      )}
      {link && (
        <LocalizedLink to={link} className={styles.all}>
          {t('site.nav.allLines')}
          <ArrowIcon />
        </LocalizedLink>
      )}
    </div>
  );
}
