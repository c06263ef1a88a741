import styles from './work-sample.module.css';

interface LegendProps {
  entries: readonly { name: string | undefined; fill: string | undefined }[];
}

/** What the colors of a sample stand for. */
export function Legend({ entries }: LegendProps) {
  return (
    <ul className={styles.legend}>
      {entries.map(({ name, fill }) => (
        <li key={name}>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <rect width="10" height="10" rx="2" fill={fill} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
