import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../i18n/namespaces.ts';
import { linearScale } from '../../ui/illustrations/scale.ts';
import styles from './journey-chart.module.css';

const steps: { label: TextKey<'home'>; score: number }[] = [
  { label: 'home.board.step1', score: 8.1 },
  { label: 'home.board.step2', score: 6.2 },
  { label: 'home.board.step3', score: 8.8 },
  { label: 'home.board.step4', score: 9.1 },
];

/** The scale of the scores. Bars start at its minimum. */
const fullScore = 10;
const low = 7;

const height = linearScale([0, fullScore], [0, 100]);

/** The scores of a customer journey, with the lowest one highlighted. */
export function JourneyChart() {
  const { t } = useTranslation(['home']);
  return (
    <ol className={styles.journey}>
      {steps.map(({ label, score }) => (
        <li key={label} data-low={score < low || undefined}>
          <span className={styles.score}>{score}</span>
          <span className={styles.track}>
            <svg className={styles.bar} viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect data-value={score} y={100 - height(score)} width="10" height={height(score)} />
            </svg>
          </span>
          <span className={styles.label}>{t(label)}</span>
        </li>
      ))}
    </ol>
  );
}
