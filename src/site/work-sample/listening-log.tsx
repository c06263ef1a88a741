import { paint, partsOf } from '../../ui/illustrations/parts.tsx';
import { days, firstAlert, loudestDay, threshold } from './figures.ts';
import { Legend } from './legend.tsx';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

const top = 200;
const ticks = [0, 50, 100, 150, 200];

/** A topic by day, in posts and in accounts, with the threshold of the alert. */
export function ListeningLog({ title, note, words }: SampleTexts) {
  const [postsName, accountsName, thresholdName, day, quietDay, alertDay] = partsOf(words);
  const nameOfDay = (index: number) => day?.replace('#', String(index + 1));
  const legend = [
    { name: postsName, fill: paint.quiet },
    { name: accountsName, fill: paint.other },
    { name: `${thresholdName} ${Math.round(threshold)}`, fill: paint.bad },
  ];
  const verdicts = [
    { index: loudestDay, text: quietDay, state: 'changed' },
    { index: firstAlert, text: alertDay, state: 'removed' },
  ];
  return (
    <WorkSample title={title} note={note}>
      <Legend entries={legend} />
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
          <span>{nameOfDay(0)}</span>
          <span>{nameOfDay(days.length - 1)}</span>
        </span>
      </div>
      <ul className={styles.lines}>
        {verdicts.map(({ index, text, state }) => (
          <li key={state} data-state={state}>
            <span>
              <b>{nameOfDay(index)}</b> · {postsName} {days[index]?.[0]} · {accountsName} {days[index]?.[1]}
            </span>
            <span className={styles.remark}>{text}</span>
          </li>
        ))}
      </ul>
    </WorkSample>
  );
}
