import { linearScale, pointsOf } from '../../ui/illustrations/scale.ts';

/** Monthly satisfaction. The last value is the figure above the chart, compared with the one before. */
const months = [80.3, 81.1, 80.6, 82.0, 82.9, 82.4, 83.2, 86.4];

/** The labelled start of the axis. It is not zero, because the differences would be invisible. */
const ticks = [80, 85, 90];

const x = linearScale([0, months.length - 1], [38, 308]);
const y = linearScale([80, 90], [100, 14]);

/** A line chart of months with a labelled axis and a mark at the last value. */
export function TrendChart() {
  const last = months.length - 1;
  const points = pointsOf(months, x, y);
  return (
    <svg viewBox="0 0 320 110" width="320" height="110" fill="none" aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <path stroke="var(--color-border)" d={`M28 ${y(tick)}h292`} />
          <text x="22" y={y(tick) + 4} textAnchor="end" fill="var(--color-text-muted)" fontSize="11">
            {tick}
          </text>
        </g>
      ))}
      <polygon fill="var(--color-accent-soft)" points={`${points} ${x(last)},${y(80)} ${x(0)},${y(80)}`} />
      <polyline
        data-values={months.join(' ')}
        points={points}
        stroke="var(--color-chart-1)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle
        cx={x(last)}
        cy={y(months[last] ?? 0)}
        r="6"
        fill="var(--color-surface)"
        stroke="var(--color-chart-1)"
        strokeWidth="3"
      />
    </svg>
  );
}
