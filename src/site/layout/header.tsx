import { useRef } from 'react';
import { useLocation } from 'react-router';
import { HomeLink } from '../../app/home-link.tsx';
import { LanguageSwitch } from '../../app/language-switch.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { stripLanguage } from '../../i18n/localized-path.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { aliases, paths } from '../../paths/paths.ts';
import { Button } from '../../ui/button.tsx';
import { CloseIcon, GlobeIcon, MenuIcon } from '../../ui/icons.tsx';
import { useDismissMenus } from '../../ui/menus/use-dismiss-menus.ts';
import { SearchButton } from '../search/search-button.tsx';
import styles from './header.module.css';
import { MenuBar } from './menu-bar.tsx';
import { MenuList } from './menu-list.tsx';

/** The header. `clear` makes it transparent unless a menu is open. */
export function Header({ clear = false }: { clear?: boolean }) {
  const { t } = useTranslation(['site']);
  const asked = stripLanguage(useLocation().pathname);
  const path = aliases.get(asked) ?? asked;
  const header = useRef<HTMLElement>(null);
  useDismissMenus(header);
  return (
    <header ref={header} className={styles.header} data-screen="" data-clear={clear || undefined}>
      <div className={styles.bar}>
        <HomeLink className={styles.logo} />
        <nav aria-label={t('site.nav.label')}>
          <MenuBar path={path} />
        </nav>
        <div className={styles.actions}>
          <SearchButton className={styles.search}>
            <span>{t('site.nav.search')}</span>
          </SearchButton>
          <LanguageSwitch className={styles.switch} icon={<GlobeIcon />} />
          {/* All visitors receive the same page. The mark of `sessionScript` shows one of the links. */}
          <LocalizedLink to={paths.login()} className={styles.login}>
            {t('site.nav.login')}
          </LocalizedLink>
          <LocalizedLink to={paths.user()} className={styles.userCentre}>
            {t('site.nav.userCentre')}
          </LocalizedLink>
          <Button as={LocalizedLink} kind="primary" to={paths.apply()} className={styles.apply}>
            {t('site.action.apply')}
          </Button>
          <details className={styles.narrow} suppressHydrationWarning>
            <summary aria-label={t('site.nav.menu')} className={styles.hamburger}>
              <MenuIcon />
              <CloseIcon />
            </summary>
            <nav className={styles.sheet} aria-label={t('site.nav.label')}>
              <SearchButton className={styles.searchEntry}>{t('site.nav.search')}</SearchButton>
              <MenuList path={path} />
              <Button as={LocalizedLink} kind="primary" to={paths.apply()} className={styles.apply}>
                {t('site.action.apply')}
              </Button>
            </nav>
          </details>
        </div>
      </div>
    </header>
  );
}
