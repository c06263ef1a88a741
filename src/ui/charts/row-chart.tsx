import { Fragment } from 'react';
import styles from './chart.module.css';
import {
  colorOf,
  formatValue,
  type LabelledChart,
  percentScale,
  type Role,
  type Row,
  roleOf,
  textOf,
} from './chart-spec.ts';

const barHeight = 24;

/** A few rows have more space than many. */
const heightOf = ({ rows, y }: LabelledChart) => (rows.length > 6 || y?.isBeside ? 32 : 40);

const numberOf = (row: Row, field: string) => Number(row[field] ?? Number.NaN);

/** A chart with a row for each name. Horizontal places are percentages, so that its texts keep their size. */
export function RowChart(chart: LabelledChart) {
  const { marks, rows, labels, x, y = {} } = chart;
  const ends = marks.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : []));
  const scale = percentScale(x?.domain ?? [0, 100]);
  const height = heightOf(chart);
  return (
    <div
      className={styles.rows}
      data-ends={ends.length}
      data-beside={y.isBeside}
      data-detailed={y.detail && true}
    >
      {ends.length > 0 && (
        <>
          <span className={styles.corner} />
          {ends.map((field) => (
            <b key={field} className={styles.end}>
              {labels[field] ?? field}
            </b>
          ))}
        </>
      )}
      {rows.map((row) => {
        const name = textOf(y.field ?? '', row, chart);
        const isQuiet = (y.strong && !row[y.strong]) || undefined;
        return (
          <Fragment key={name}>
            <span className={styles.name} data-quiet={isQuiet}>
              <span>{name}</span>
              {y.detail && <small>{textOf(y.detail, row, chart, y.format)}</small>}
            </span>
            <svg aria-hidden="true" width="100%" height={height}>
              {x?.ticks?.map((tick) => (
                <line
                  key={tick}
                  className={styles.grid}
                  x1={`${scale(Number(tick))}%`}
                  x2={`${scale(Number(tick))}%`}
                  y2={height}
                />
              ))}
              <RowMarks row={row} chart={chart} scale={scale} />
            </svg>
            {ends.map((field) => (
              <b key={field} className={styles.end} data-quiet={isQuiet}>
                {textOf(field, row, chart)}
              </b>
            ))}
          </Fragment>
        );
      })}
      {x?.ticks && (
        <svg className={styles.axis} aria-hidden="true" width="100%" height="20">
          {x.ticks.map((tick) => {
            const at = scale(Number(tick));
            const anchor = at === 0 ? 'start' : at === 100 ? 'end' : 'middle';
            return (
              <text key={tick} x={`${at}%`} y="15" textAnchor={anchor}>
                {formatValue(Number(tick), x.format)}
              </text>
            );
          })}
        </svg>
      )}
    </div>
  );
}

interface RowMarksProps {
  row: Row;
  chart: LabelledChart;
  scale: (value: number) => number;
}

function RowMarks({ row, chart, scale }: RowMarksProps) {
  const { marks, x } = chart;
  const dots = marks.flatMap((mark) => (mark.mark === 'dot' ? [numberOf(row, mark.x)] : []));
  const middle = heightOf(chart) / 2;
  const [low, high] = x?.domain ?? [0, 100];
  let stacked = low;
  const units = (from: number, to: number, role: Role) =>
    Array.from({ length: to - from }, (_, unit) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: units have no names
        key={unit}
        cx={`${scale(from + unit + 0.5)}%`}
        cy={middle}
        r="5"
        fill={colorOf(role)}
      />
    ));
  const drawn = marks.map((mark) => {
    if (mark.mark === 'barX') {
      const value = numberOf(row, mark.x);
      const start = stacked;
      stacked += value;
      const role = roleOf(mark.fill, row);
      if (x?.isCounted) return units(start, stacked, role);
      const share = scale(stacked) - scale(start);
      return (
        <Fragment key={mark.x}>
          <rect
            data-bar=""
            x={`${scale(start)}%`}
            y={middle - barHeight / 2}
            // A bar of zero is a line.
            width={share > 0 ? `${share}%` : 2}
            height={barHeight}
            fill={colorOf(role)}
          />
          {mark.isLabelled && share >= 6 && (
            <text
              className={styles.inside}
              data-minor={share < 12 || undefined}
              x={`${scale(start + value / 2)}%`}
              y={middle + 5}
              textAnchor="middle"
            >
              {textOf(mark.x, row, chart)}
            </text>
          )}
        </Fragment>
      );
    }
    if (mark.mark === 'link') {
      const [start, end] = [mark.x1, mark.x2].map((field) => `${scale(numberOf(row, field))}%`);
      const role = roleOf(mark.stroke, row);
      return (
        <line
          key={mark.x1}
          className={styles.link}
          x1={start}
          x2={end}
          y1={middle}
          y2={middle}
          stroke={colorOf(role)}
        />
      );
    }
    if (mark.mark !== 'dot') return null;
    const value = numberOf(row, mark.x);
    // The texts of two dots lie outside of them.
    const isLeft = dots.length > 1 && value === Math.min(...dots);
    return (
      <Fragment key={mark.x}>
        <circle cx={`${scale(value)}%`} cy={middle} r="7" fill={colorOf(roleOf(mark.fill, row))} />
        {mark.text && (
          <text
            x={`${scale(value)}%`}
            y={middle + 5}
            dx={isLeft ? -12 : 12}
            textAnchor={isLeft ? 'end' : 'start'}
          >
            {textOf(mark.text, row, chart)}
          </text>
        )}
      </Fragment>
    );
  });
  return (
    <>
      {drawn}
      {x?.isCounted && units(stacked, high, 'rest')}
    </>
  );
}
