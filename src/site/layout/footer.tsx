import { useAtomValue } from 'jotai';
import { LocalLink } from '../../i18n/local-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { userAtom } from '../../session/session-atoms.ts';
import styles from './footer.module.css';
import { LogoMark } from './logo-mark.tsx';

export function Footer() {
  const t = useText('site');
  const user = useAtomValue(userAtom);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.claim}>
          <LogoMark />
          <p>{t('site.footer.claim')}</p>
        </div>
        <nav className={styles.column} aria-labelledby="footer-site">
          <h2 id="footer-site">{t('site.footer.site')}</h2>
          <ul>
            <li>
              <LocalLink to={paths.home()}>{t('site.nav.home')}</LocalLink>
            </li>
            <li>
              <LocalLink to={paths.newsList()}>{t('site.nav.news')}</LocalLink>
            </li>
          </ul>
        </nav>
        <nav className={styles.column} aria-labelledby="footer-customers">
          <h2 id="footer-customers">{t('site.footer.customers')}</h2>
          <ul>
            <li>
              <LocalLink to={user ? paths.user() : paths.login()}>
                {user ? t('site.nav.userCentre') : t('site.nav.login')}
              </LocalLink>
            </li>
          </ul>
        </nav>
        <div className={styles.column}>
          <h2>{t('site.footer.support')}</h2>
          <p>{t('site.footer.hours')}</p>
        </div>
      </div>
    </footer>
  );
}
