import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chart } from '../../ui/charts/chart.tsx';
import styles from '../work-sample/work-sample.module.css';
import { WorkSample } from '../work-sample/work-sample.tsx';
import { days, firstAlert, listeningChart, loudestDay, threshold } from './logs.ts';

/** A topic by day, in accounts and in posts, with the days that tell an alert from noise. */
export function ListeningLog() {
  const { t } = useTranslation(['introduceHear']);
  const c = useContent('introduceHear');
  const { title, note, quiet, alert, labels } = c.sample;
  const verdicts = [
    { index: loudestDay, text: quiet, state: 'changed' },
    { index: firstAlert, text: alert, state: 'removed' },
  ];
  return (
    <WorkSample
      title={title}
      note={`${note}${t('introduceHear.sample.threshold', { threshold: Math.round(threshold) })}`}
    >
      <Chart {...listeningChart} title={title} labels={labels} />
      <ul className={styles.lines}>
        {verdicts.map(({ index, text, state }) => {
          const [posts = 0, accounts = 0] = days[index] ?? [];
          return (
            <li key={state} data-state={state}>
              <b>{t('introduceHear.sample.day', { day: index + 1, posts, accounts })}</b>
              <span className={styles.remark}>{text}</span>
            </li>
          );
        })}
      </ul>
    </WorkSample>
  );
}
