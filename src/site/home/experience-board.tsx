import { useTranslation } from 'react-i18next';
import styles from './experience-board.module.css';
import { JourneyChart } from './journey-chart.tsx';
import { RecommendationRing } from './recommendation-ring.tsx';
import { TrendChart } from './trend-chart.tsx';

/** The picture of the hero: a dashboard. Screen readers get one image. */
export function ExperienceBoard() {
  const { t } = useTranslation(['home']);
  return (
    <figure className={styles.board} role="img" aria-label={t('home.board.label')}>
      <div className={styles.panel} data-area="trend">
        <div className={styles.caption}>
          <span>{t('home.board.trend')}</span>
          <span className={styles.note}>{t('home.board.note')}</span>
        </div>
        <p className={styles.score}>
          86.4 <small>+3.2</small>
        </p>
        <TrendChart />
      </div>
      <div className={styles.panel} data-area="nps">
        <div className={styles.caption}>{t('home.board.nps')}</div>
        <RecommendationRing />
        <ul className={styles.legend}>
          <li data-series="1">{t('home.board.promoters')}</li>
          <li data-series="2">{t('home.board.passives')}</li>
          <li data-series="3">{t('home.board.detractors')}</li>
        </ul>
      </div>
      <div className={styles.panel} data-area="voices">
        <div className={styles.caption}>{t('home.board.voices')}</div>
        <ul className={styles.voices}>
          <li data-series="1">{t('home.board.voice1')}</li>
          <li data-series="3">{t('home.board.voice2')}</li>
          <li data-series="1">{t('home.board.voice3')}</li>
        </ul>
      </div>
      <div className={styles.panel} data-area="journey">
        <div className={styles.caption}>{t('home.board.journey')}</div>
        <JourneyChart />
      </div>
    </figure>
  );
}
