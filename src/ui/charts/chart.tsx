import { CellChart } from './cell-chart.tsx';
import styles from './chart.module.css';
import { colorOf, type LabelledChart, legendOf } from './chart-spec.ts';
import { ChartTable } from './chart-table.tsx';
import { PlotChart } from './plot-chart.tsx';
import { RowChart } from './row-chart.tsx';

interface ChartProps extends LabelledChart {
  /** The name of the chart, which its table has. */
  title: string;
  /** Opens the table, which only screen readers have otherwise. */
  tableLabel?: string;
}

/** A chart of plain data: its legend, its marks, and a table of the same rows. Its caption and its base are around it. */
export function Chart({ title, tableLabel, ...chart }: ChartProps) {
  const legend = legendOf(chart);
  const Marks = chart.marks.some(({ mark }) => mark === 'cell')
    ? CellChart
    : chart.y?.field && !chart.y.domain
      ? RowChart
      : PlotChart;
  return (
    <div className={styles.chart}>
      <div className={styles.drawing} aria-hidden="true">
        {legend.length > 0 && (
          <ul className={styles.legend}>
            {legend.map(({ role, name, shape }) => (
              <li key={`${role} ${name}`}>
                <svg aria-hidden="true" width="18" height="12" data-shape={shape}>
                  {shape === 'dot' ? (
                    <circle cx="9" cy="6" r="6" fill={colorOf(role)} />
                  ) : (
                    <line x2="18" y1="6" y2="6" stroke={colorOf(role)} />
                  )}
                </svg>
                {name}
              </li>
            ))}
          </ul>
        )}
        <Marks {...chart} />
      </div>
      <ChartTable {...chart} title={title} label={tableLabel} />
    </div>
  );
}
