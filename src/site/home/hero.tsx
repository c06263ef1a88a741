import { LocalLink } from '../../i18n/local-link.tsx';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { ArrowIcon } from '../../ui/icons.tsx';
import { ExperienceBoard } from './experience-board.tsx';
import styles from './hero.module.css';

export function Hero() {
  const t = useText('home');
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>{t('home.hero.eyebrow')}</p>
          <h1>{t('home.hero.title')}</h1>
          <p className={styles.lead}>{t('home.hero.lead')}</p>
          <p className={styles.actions}>
            <a href="#lines" className={styles.primary}>
              {t('home.hero.lines')}
            </a>
            <LocalLink to={paths.newsList()} className={styles.secondary}>
              {t('home.hero.news')}
              <ArrowIcon />
            </LocalLink>
          </p>
        </div>
        <ExperienceBoard />
      </div>
    </section>
  );
}
