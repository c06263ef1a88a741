import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './live-questionnaire.module.css';

/** The sample responses before the visitor's own, in the order of the options. */
const sampleCounts = [88, 55, 41, 21, 8];

interface ResultBarsProps {
  options: readonly string[];
  /** The visitor's own choice. */
  chosen: string | undefined;
}

/** The results of the first question, including the visitor's response. */
export function ResultBars({ options, chosen }: ResultBarsProps) {
  const { t } = useTranslation(['survey']);
  const counts = options.map((option, index) => (sampleCounts[index] ?? 0) + (option === chosen ? 1 : 0));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts);
  return (
    <output className={styles.results}>
      <strong>{t('survey.live.results.title')}</strong>
      <span>{t('survey.live.channel.ask')}</span>
      <ul>
        {options.map((option, index) => (
          <li key={option} data-chosen={option === chosen || undefined}>
            <span>{option === chosen ? `${option} · ${t('survey.live.results.yours')}` : option}</span>
            <b>{Math.round(((counts[index] ?? 0) / total) * 100)}%</b>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={((counts[index] ?? 0) / most) * 100} height="8" />
            </svg>
          </li>
        ))}
      </ul>
      <small>{t('survey.live.results.source', { count: total })}</small>
    </output>
  );
}
