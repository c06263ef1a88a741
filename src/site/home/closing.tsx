import { LocalLink } from '../../i18n/local-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import styles from './closing.module.css';

/** The way on from the end of the page. */
export function Closing() {
  const t = useText('home');
  return (
    <section className={styles.section} aria-labelledby="closing">
      <div className={styles.panel}>
        <div>
          <h2 id="closing">{t('home.closing.title')}</h2>
          <p>{t('home.closing.text')}</p>
        </div>
        <LocalLink to={paths.newsList()} className={styles.action}>
          {t('home.closing.action')}
        </LocalLink>
      </div>
    </section>
  );
}
