import { htmlLanguage } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Phrases } from '../../ui/phrases/phrases.tsx';
import styles from './opening-hours.module.css';

/** A Monday. */
const monday = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;
const workingDays = 5;

/** The support hours with a drawing of the week. */
export function OpeningHours() {
  const { t } = useTranslation(['site']);
  const language = useLanguage();
  const weekday = new Intl.DateTimeFormat(htmlLanguage(language), { weekday: 'short', timeZone: 'UTC' });
  return (
    <div className={styles.hours}>
      <Phrases as="h2">{t('site.footer.hoursLabel')}</Phrases>
      <Phrases as="p">{t('site.footer.hours')}</Phrases>
      <div className={styles.week} aria-hidden="true">
        <span className={styles.times}>
          <span>10:00</span>
          <span>19:00</span>
        </span>
        {Array.from({ length: 7 }, (_, day) => monday + day * dayMs).map((time, day) => (
          <span key={time} className={styles.day} data-open={day < workingDays ? '' : undefined}>
            <i />
            {weekday.format(time)}
          </span>
        ))}
      </div>
    </div>
  );
}
