import { LocalLink, LocalNavLink } from '../../i18n/local-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ArrowIcon, ChevronIcon } from '../../ui/icons.tsx';
import { type MenuItem, menu } from '../navigation.ts';
import { Disclosure } from './disclosure.tsx';
import { HotMark } from './hot-mark.tsx';
import styles from './menu-bar.module.css';
import { useRouteName } from './use-route-name.ts';

/** The menu on wide screens: entries in a row, their children in panels below. */
export function MenuBar() {
  const t = useText('site');
  const route = useRouteName();
  return (
    <ul className={styles.bar}>
      {menu.map((item) => {
        const { label, link, hot, children, routeNames } = item;
        const name = (
          <>
            {t(label)}
            {hot && <HotMark />}
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
                    <span data-current={routeNames?.includes(route) || undefined}>{name}</span>
                    <ChevronIcon />
                  </>
                }
              >
                <Panel item={item} />
              </Disclosure>
            ) : (
              link && (
                <LocalNavLink to={link} end={link === paths.home()} className={styles.entry}>
                  {name}
                </LocalNavLink>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What an entry opens: a list, or columns where its children have children of their own. */
function Panel({ item: { link, children = [] } }: { item: MenuItem }) {
  const t = useText('site');
  const isWide = children.some((child) => child.children);
  return (
    <div className={isWide ? styles.sheet : styles.list}>
      <ul className={isWide ? styles.columns : undefined}>
        {children.map(({ label, link: to, info, icon: Icon, children: parts }) => (
          <li key={label}>
            {to && (
              <LocalNavLink to={to} end className={styles.item}>
                {Icon && (
                  <span className={styles.icon}>
                    <Icon />
                  </span>
                )}
                <span>{t(label)}</span>
                {info && <small>{t(info)}</small>}
              </LocalNavLink>
            )}
            {parts && (
              <ul className={styles.parts}>
                {parts.map((part) => (
                  <li key={part.label}>
                    {part.link && <LocalLink to={part.link}>{t(part.label)}</LocalLink>}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {link && (
        <LocalLink to={link} className={styles.all}>
          {t('site.nav.allLines')}
          <ArrowIcon />
        </LocalLink>
      )}
    </div>
  );
}
