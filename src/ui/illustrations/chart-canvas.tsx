import type { ReactNode } from 'react';
import { Label, paint } from './parts.tsx';
import type { Scale } from './scale.ts';

/** The compositions of a chart: beside text, and for a phone or a card. Their text is legible at the width that they are made for. */
const sizes = {
  wide: { width: 720, height: 360, text: 14 },
  narrow: { width: 340, height: 300, text: 13 },
} as const;

export type ChartShape = keyof typeof sizes;

export interface ChartProps {
  /** The labels, as one bar-separated text. */
  words: string;
  shape: ChartShape;
}

export const sizeOf = (shape: ChartShape) => sizes[shape];

/** The canvas of a data chart. It is decorative: a table beside it contains the same numbers. */
export function ChartCanvas({ shape, children }: { shape: ChartShape; children: ReactNode }) {
  const { width, height } = sizes[shape];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}

interface AxisProps {
  ticks: readonly number[];
  scale: Scale;
  /** Where the grid lines start and end. */
  from: number;
  to: number;
  /** Follows each value, such as `%`. */
  unit?: string;
}

/** A vertical axis: horizontal grid lines with their values on the left. */
export function LeftAxis({ ticks, scale, from, to, unit = '' }: AxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path stroke={paint.border} d={`M${from} ${scale(tick)}H${to}`} />
      <Label x={from - 8} y={scale(tick) + 4} size={13} fill={paint.muted} anchor="end">
        {tick}
        {unit}
      </Label>
    </g>
  ));
}

/** A horizontal axis: vertical grid lines with their values below. */
export function BottomAxis({ ticks, scale, from, to, unit = '' }: AxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path stroke={paint.border} d={`M${scale(tick)} ${from}V${to}`} />
      <Label x={scale(tick)} y={to + 17} size={13} fill={paint.muted} anchor="middle">
        {tick}
        {unit}
      </Label>
    </g>
  ));
}

/** The names of colours, from left to right. `widths` are the distances to the next one. */
export function Legend({
  x,
  y,
  items,
}: {
  x: number;
  y: number;
  items: readonly { name: string | undefined; fill: string; width: number }[];
}) {
  let start = x;
  return items.map(({ name, fill, width }) => {
    const left = start;
    start += width;
    return (
      <g key={fill}>
        <circle cx={left + 6} cy={y} r="6" fill={fill} />
        <Label x={left + 18} y={y + 4.5}>
          {name}
        </Label>
      </g>
    );
  });
}
