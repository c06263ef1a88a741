import { Fragment } from 'react';
import styles from './chart.module.css';
import {
  colorOf,
  formatValue,
  type LabelledChart,
  percentScale,
  type Row,
  roleOf,
  round,
  textOf,
} from './chart-spec.ts';

/** Where a text is from its dot. */
const sides = {
  left: { dx: -11, dy: 5, textAnchor: 'end' },
  right: { dx: 11, dy: 5, textAnchor: 'start' },
  top: { dx: 0, dy: -12, textAnchor: 'middle' },
  bottom: { dx: 0, dy: 22, textAnchor: 'middle' },
} as const;

const isSide = (side: unknown): side is keyof typeof sides => typeof side === 'string' && side in sides;

const textHeight = 16;

/**
 * A chart on two axes. Horizontal places are percentages and vertical ones pixels, so that texts and dots keep their size at every width.
 */
export function PlotChart(chart: LabelledChart) {
  const { marks, rows, labels, x, y, height = 320 } = chart;
  const top = marks.some(({ mark }) => mark === 'rect') || y?.label ? 28 : 12;
  const bottom = height - (x?.label ? 46 : 26);
  const field = x?.field ?? '';
  const names = x?.domain ? [] : rows.map((row) => row[field]);
  const along = percentScale(x?.domain ?? [-0.5, rows.length - 0.5]);
  /** The place of a value, or of the name in a row; a number counts names from zero. */
  const xOf = (value: string | number | undefined) =>
    along(typeof value === 'number' && x?.domain ? value : Math.max(names.indexOf(value), 0));
  const up = percentScale(y?.domain ?? [0, 100]);
  const yOf = (value: number) => round(bottom - (up(value) / 100) * (bottom - top));
  const xTicks = x?.ticks ?? names;
  return (
    <div className={styles.plot} data-named={names.length > 0 || undefined}>
      <svg aria-hidden="true" width="100%" height={height}>
        {y?.ticks?.map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x2="100%" y1={yOf(Number(tick))} y2={yOf(Number(tick))} />
            <text className={styles.quiet} dx="-8" y={yOf(Number(tick)) + 5} textAnchor="end">
              {formatValue(Number(tick), y.format)}
            </text>
          </g>
        ))}
        {xTicks.map((tick, index) => (
          <text
            key={tick}
            className={styles.quiet}
            data-minor={(xTicks.length > 6 && index % 2 === 0 && !x?.ticks) || undefined}
            x={`${xOf(tick)}%`}
            y={bottom + 20}
            textAnchor="middle"
          >
            {typeof tick === 'number' ? formatValue(tick, x?.format) : (labels[tick ?? ''] ?? tick)}
          </text>
        ))}
        {y?.label && (
          <text className={styles.strong} dx="-36" y="14">
            {labels[y.label]}
          </text>
        )}
        {x?.label && (
          <text className={styles.strong} x="100%" y={height - 6} textAnchor="end">
            {labels[x.label]}
          </text>
        )}
        {marks.map((mark) => {
          if (mark.mark === 'rect') {
            const start = along(mark.x1);
            const width = round(along(mark.x2) - start);
            const upper = mark.y2 === undefined ? top : yOf(mark.y2);
            const lower = mark.y1 === undefined ? bottom : yOf(mark.y1);
            return (
              <g key={mark.mark}>
                <rect
                  x={`${start}%`}
                  y={upper}
                  width={`${width}%`}
                  height={lower - upper}
                  opacity=".14"
                  fill={colorOf(mark.fill)}
                />
                {mark.text && (
                  <text
                    className={styles.strong}
                    x={`${start + width / 2}%`}
                    y={upper - 9}
                    textAnchor="middle"
                  >
                    {labels[mark.text]}
                  </text>
                )}
              </g>
            );
          }
          if (mark.mark === 'ruleX') {
            const at = `${along(mark.x)}%`;
            const isPart = mark.y1 !== undefined && mark.y2 !== undefined;
            const ends = [mark.y1, mark.y2].map((end, index) =>
              end === undefined ? [bottom, top][index] : yOf(end),
            );
            return (
              <g key={`x ${mark.x} ${mark.y1}`}>
                <line
                  className={isPart ? styles.gap : styles.rule}
                  x1={at}
                  x2={at}
                  y1={ends[0]}
                  y2={ends[1]}
                />
                {mark.text && (
                  <text
                    className={isPart ? styles.strong : styles.quiet}
                    x={at}
                    y={isPart ? ((ends[0] ?? 0) + (ends[1] ?? 0)) / 2 + 5 : bottom - 8}
                    dx="-8"
                    textAnchor="end"
                  >
                    {labels[mark.text]}
                  </text>
                )}
              </g>
            );
          }
          if (mark.mark === 'ruleY') {
            return <line key={mark.y} className={styles.rule} x2="100%" y1={yOf(mark.y)} y2={yOf(mark.y)} />;
          }
          return null;
        })}
        <Columns chart={chart} xOf={xOf} yOf={yOf} />
        <Lines chart={chart} height={height} xOf={xOf} yOf={yOf} />
        {marks.map((mark) =>
          mark.mark === 'dot' && mark.y
            ? (mark.rows ?? rows).map((row) => {
                const [left, value] = [row[mark.x], row[mark.y ?? '']];
                const side = row[mark.side ?? ''];
                const place = { x: `${xOf(left)}%`, y: yOf(Number(value)) };
                return (
                  <g key={`${left} ${value}`}>
                    <circle cx={place.x} cy={place.y} r="7" fill={colorOf(roleOf(mark.fill, row))} />
                    {mark.text && (
                      <text className={styles.strong} {...place} {...sides[isSide(side) ? side : 'right']}>
                        {textOf(mark.text, row, chart)}
                      </text>
                    )}
                  </g>
                );
              })
            : null,
        )}
      </svg>
    </div>
  );
}

interface PartProps {
  chart: LabelledChart;
  xOf: (value: string | number | undefined) => number;
  yOf: (value: number) => number;
}

/** Upright bars, stacked from the axis. */
function Columns({ chart, xOf, yOf }: PartProps) {
  const { marks, rows, x } = chart;
  const width = round(62 / rows.length);
  return rows.map((row) => {
    let stacked = 0;
    const at = xOf(row[x?.field ?? '']);
    return marks.map((mark) => {
      if (mark.mark === 'text') {
        return (
          <text
            key={`${at} text`}
            className={styles.strong}
            x={`${at}%`}
            y={yOf(stacked) - 6}
            textAnchor="middle"
          >
            {textOf(mark.text, row, chart)}
          </text>
        );
      }
      if (mark.mark !== 'barY') return null;
      const start = yOf(stacked);
      stacked += Number(row[mark.y]);
      return (
        <rect
          key={`${at} ${mark.y}`}
          data-column=""
          x={`${round(at - width / 2)}%`}
          y={yOf(stacked)}
          width={`${width}%`}
          height={round(start - yOf(stacked))}
          fill={colorOf(roleOf(mark.fill, row))}
        />
      );
    });
  });
}

/** Lines with a dot and the value at their end. */
function Lines({ chart, height, xOf, yOf }: PartProps & { height: number }) {
  const { marks, rows, x } = chart;
  const lines = marks.flatMap((mark) => {
    if (mark.mark !== 'lineY') return [];
    const points = rows.flatMap((row: Row) => {
      const value = row[mark.y];
      return typeof value === 'number' ? [{ at: xOf(row[x?.field ?? '']), value, row }] : [];
    });
    return [{ ...mark, points, last: points.at(-1) }];
  });
  // The first line lies over the others.
  const drawn = [...lines].reverse();
  // The last values have space between them.
  let below = Number.POSITIVE_INFINITY;
  const ends = new Map<string, number>();
  const upwards = [...lines].sort((one, other) => (one.last?.value ?? 0) - (other.last?.value ?? 0));
  for (const { y, last } of upwards) {
    below = Math.min(yOf(last?.value ?? 0), below - textHeight);
    ends.set(y, below);
  }
  return (
    <>
      <svg
        aria-hidden="true"
        width="100%"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
      >
        {drawn.map(({ y, stroke, isDashed, points }) => (
          <polyline
            key={y}
            className={styles.line}
            data-dashed={isDashed}
            stroke={colorOf(stroke)}
            points={points.map(({ at, value }) => `${at},${yOf(value)}`).join(' ')}
          />
        ))}
      </svg>
      {drawn.map(
        ({ y, stroke, last }) =>
          last && (
            <Fragment key={y}>
              <circle cx={`${last.at}%`} cy={yOf(last.value)} r="4" fill={colorOf(stroke)} />
              <text className={styles.strong} x={`${last.at}%`} y={(ends.get(y) ?? 0) + 5} dx="10">
                {textOf(y, last.row, chart)}
              </text>
            </Fragment>
          ),
      )}
    </>
  );
}
