/**
 * Marks whose size is a number. `data-value` says which, so that a test can compare what is drawn with what is written.
 */
import { Line, paint } from './parts.tsx';
import { linearScale, pointsOf, type Scale } from './scale.ts';

type Paint = (typeof paint)[keyof typeof paint];

interface BarProps {
  x: number;
  /** Where zero lies. */
  base: number;
  width: number;
  value: number;
  /** Length of one unit. */
  unit: number;
  fill: Paint;
  rx?: number;
}

/** An upright bar, from zero. */
export function Bar({ x, base, width, value, unit, fill, rx = 4 }: BarProps) {
  const height = value * unit;
  return (
    <rect data-value={value} x={x} y={base - height} width={width} height={height} rx={rx} fill={fill} />
  );
}

interface ShareBarProps {
  x: number;
  y: number;
  /** Length of the whole. */
  width: number;
  /** In percent of the whole. */
  value: number;
  fill: Paint;
  height?: number;
}

/** A lying bar on its track: a share of the whole. */
export function ShareBar({ x, y, width, value, fill, height = 8 }: ShareBarProps) {
  return (
    <>
      <Line x={x} y={y} width={width} height={height} fill={paint.sunken} />
      <rect
        data-value={value}
        data-of={width}
        x={x}
        y={y}
        width={(width * value) / 100}
        height={height}
        rx={height / 2}
        fill={fill}
      />
    </>
  );
}

/** A part of a lying bar; `width` is the length of the whole. */
export function BarSegment({ x, y, width, value, fill, height }: ShareBarProps) {
  return (
    <rect
      data-value={value}
      data-of={width}
      x={x}
      y={y}
      width={(width * value) / 100}
      height={height}
      fill={fill}
    />
  );
}

interface TrendLineProps {
  x: number;
  y: number;
  width: number;
  height: number;
  values: readonly number[];
  stroke: Paint;
}

/** A line that fills its box from the lowest to the highest value: it shows the course, and has no axis. */
export function TrendLine({ x, y, width, height, values, stroke }: TrendLineProps) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const across = linearScale([0, values.length - 1], [x, x + width]);
  const up = linearScale([low, Math.max(high, low + 1e-9)], [y + height, y]);
  return (
    <polyline
      data-values={values.join(' ')}
      pathLength="1"
      points={pointsOf(values, across, up)}
      stroke={stroke}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

interface SeriesLineProps {
  /** Where the first value lies on the horizontal axis; the next ones follow in steps of one. */
  start: number;
  values: readonly number[];
  x: Scale;
  y: Scale;
  stroke: Paint;
}

/** A line on two axes, with a dot at each value. */
export function SeriesLine({ start, values, x, y, stroke }: SeriesLineProps) {
  return (
    <>
      <polyline
        data-values={values.join(' ')}
        pathLength="1"
        points={pointsOf(values, (index) => x(start + index), y)}
        stroke={stroke}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        <circle key={index} cx={x(start + index)} cy={y(value)} r="4.5" fill={stroke} />
      ))}
    </>
  );
}
