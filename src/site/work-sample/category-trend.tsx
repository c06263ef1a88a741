import { paint, partsOf } from '../../ui/illustrations/parts.tsx';
import { trends } from '../../ui/illustrations/trend-figures.ts';
import { Chips } from './chips.tsx';
import { Legend } from './legend.tsx';
import parts from './service-sample.module.css';
import styles from './work-sample.module.css';
import { type SampleTexts, WorkSample } from './work-sample.tsx';

const { lines, from, to, ticks, reference, period, finding } = trends.signals;
const weeks = lines[0].values.length;
const width = (weeks - 1) * 20;
const height = 220;
const y = (value: number) => (height * (to - value)) / (to - from);

/** A category by week in three sources, and how far one is ahead of another. */
export function CategoryTrend({ title, note, words }: SampleTexts) {
  const [search, social, sales, holiday, first, last, result, ...sources] = partsOf(words);
  const names = [search, social, sales];
  const [start, end] = period.map((week, index) => (week + (index ? 0.5 : -0.5)) * 20) as [number, number];
  return (
    <WorkSample title={title} note={note}>
      <Legend
        entries={[
          ...lines.map(({ stroke }, index) => ({ name: names[index], fill: stroke })),
          { name: holiday, fill: paint.soft },
        ]}
      />
      <div className={`${styles.plot} ${parts.large}`} aria-hidden="true">
        <span className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </span>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <rect x={start} width={end - start} height={height} fill={paint.soft} />
          {ticks.map((tick) => (
            <path
              key={tick}
              stroke={tick === reference ? paint.quiet : paint.border}
              vectorEffect="non-scaling-stroke"
              d={`M0 ${y(tick)}H${width}`}
            />
          ))}
          {lines.map(({ values, stroke }) => (
            <polyline
              key={stroke}
              data-values={values.join(' ')}
              points={values.map((value, week) => `${week * 20},${y(value)}`).join(' ')}
              stroke={stroke}
              strokeWidth="3"
              strokeLinejoin="round"
              fill="none"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <span className={styles.days}>
          <span>{first}</span>
          <span>{last}</span>
        </span>
      </div>
      <p className={styles.total}>{result?.replace('#', finding)}</p>
      <Chips names={sources} />
    </WorkSample>
  );
}
