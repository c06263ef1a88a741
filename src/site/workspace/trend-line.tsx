import { signed } from './parts.tsx';
import styles from './workspace.module.css';

interface TrendLineProps {
  /** −100 to 100. */
  values: readonly number[];
  from: string;
  to: string;
}

/** A score over time, with its range beside it. */
export function TrendLine({ values, from, to }: TrendLineProps) {
  const top = Math.ceil(Math.max(...values) / 20) * 20;
  const bottom = Math.min(0, Math.floor(Math.min(...values) / 20) * 20);
  const [width, height] = [values.length - 1, top - bottom];
  return (
    <div
      className={styles.trend}
      role="img"
      aria-label={`${from} ${signed(values[0] ?? 0)}, ${to} ${signed(values.at(-1) ?? 0)}`}
    >
      <span aria-hidden="true">{signed(top)}</span>
      <span aria-hidden="true">{signed(bottom)}</span>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={[0, height / 2, height].map((y) => `M0 ${y}h${width}`).join('')} />
        <polyline
          points={values.map((value, index) => `${index},${top - value}`).join(' ')}
          data-kind="promoters"
        />
      </svg>
      <span aria-hidden="true">{from}</span>
      <span aria-hidden="true">{to}</span>
    </div>
  );
}
