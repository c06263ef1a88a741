import { useContent } from '../../i18n/use-content.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { paint } from '../../ui/illustrations/parts.tsx';
import { Legend } from '../work-sample/legend.tsx';
import styles from '../work-sample/work-sample.module.css';
import { WorkSample } from '../work-sample/work-sample.tsx';
import { days, firstAlert, loudestDay, threshold } from './logs.ts';

const top = 200;
const ticks = [0, 50, 100, 150, 200];

/** A topic by day, in posts and in accounts, with the threshold of the alert. */
export function ListeningLog() {
  const { t } = useTranslation(['introduceHear']);
  const c = useContent('introduceHear');
  const sample = c.sample;
  const nameOf = (index: number) => t('introduceHear.sample.day', { day: index + 1 });
  const verdicts = [
    { index: loudestDay, text: sample.quiet, state: 'changed' },
    { index: firstAlert, text: sample.alert, state: 'removed' },
  ];
  return (
    <WorkSample title={sample.title} note={sample.note}>
      <Legend
        entries={[
          { name: sample.posts, fill: paint.quiet },
          { name: sample.accounts, fill: paint.other },
          { name: `${sample.threshold} ${Math.round(threshold)}`, fill: paint.bad },
        ]}
      />
      <div className={styles.plot} aria-hidden="true">
        <span className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </span>
        <svg viewBox={`0 0 ${days.length * 10} ${top}`} preserveAspectRatio="none" aria-hidden="true">
          {days.map(([posts, accounts], index) => (
            <g key={`${posts} ${accounts}`}>
              <rect x={index * 10 + 1} y={top - posts} width="8" height={posts} fill={paint.quiet} />
              <rect x={index * 10 + 3} y={top - accounts} width="4" height={accounts} fill={paint.other} />
            </g>
          ))}
          <path
            stroke={paint.bad}
            strokeWidth="2"
            strokeDasharray="6 4"
            vectorEffect="non-scaling-stroke"
            d={`M0 ${top - threshold}H${days.length * 10}`}
          />
        </svg>
        <span className={styles.days}>
          <span>{nameOf(0)}</span>
          <span>{nameOf(days.length - 1)}</span>
        </span>
      </div>
      <ul className={styles.lines}>
        {verdicts.map(({ index, text, state }) => (
          <li key={state} data-state={state}>
            <span>
              <b>{nameOf(index)}</b> · {sample.posts} {days[index]?.[0]} · {sample.accounts}{' '}
              {days[index]?.[1]}
            </span>
            <span className={styles.remark}>{text}</span>
          </li>
        ))}
      </ul>
    </WorkSample>
  );
}
