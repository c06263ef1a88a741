import styles from './chart-picture.module.css';
import type { DataChart } from './data-chart.ts';

interface ChartPictureProps {
  chart: DataChart;
  words: string;
  /** `responsive` shows the wide composition where there is space for it. */
  shape: 'responsive' | 'narrow';
}

/** A chart without its title and base. */
export function ChartPicture({ chart: { Chart }, words, shape }: ChartPictureProps) {
  return (
    <div className={styles.picture} data-shape={shape}>
      {shape === 'responsive' && (
        <div className={styles.wide}>
          <Chart words={words} shape="wide" />
        </div>
      )}
      <div className={styles.narrow}>
        <Chart words={words} shape="narrow" />
      </div>
    </div>
  );
}
