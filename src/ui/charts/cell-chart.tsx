import { Fragment } from 'react';
import styles from './chart.module.css';
import { colorOf, type LabelledChart, textOf } from './chart-spec.ts';

/** A table whose cells are the darker, the higher their value. */
export function CellChart(chart: LabelledChart) {
  const { marks, rows, labels, y } = chart;
  return marks.map((mark) => {
    if (mark.mark !== 'cell') return null;
    const values = rows.flatMap((row) => mark.x.map((field) => Number(row[field])));
    const [low, high] = [Math.max(mark.alertBelow, Math.min(...values)), Math.max(...values)];
    return (
      <div key={mark.fill} className={styles.cells} data-columns={mark.x.length}>
        <span />
        {mark.x.map((field) => (
          <small key={field}>{labels[field] ?? field}</small>
        ))}
        {rows.map((row) => {
          const name = textOf(y?.field ?? '', row, chart);
          return (
            <Fragment key={name}>
              <span className={styles.name}>{name}</span>
              {mark.x.map((field) => {
                const value = Number(row[field]);
                const isAlert = value < mark.alertBelow;
                const depth = isAlert ? 0.5 : 0.1 + (0.4 * (value - low)) / (high - low);
                return (
                  <span key={field} className={styles.cell}>
                    <svg aria-hidden="true" width="100%" height="28">
                      <rect
                        width="100%"
                        height="100%"
                        rx="5"
                        opacity={depth.toFixed(2)}
                        fill={colorOf(isAlert ? 'alert' : mark.fill)}
                      />
                    </svg>
                    <b>{textOf(field, row, chart)}</b>
                  </span>
                );
              })}
            </Fragment>
          );
        })}
      </div>
    );
  });
}
