import {
  BottomAxis,
  ChartCanvas,
  type ChartProps,
  Legend,
  sizeOf,
} from '../../../ui/illustrations/chart-canvas.tsx';
import { Label, paint, partsOf } from '../../../ui/illustrations/parts.tsx';
import { linearScale } from '../../../ui/illustrations/scale.ts';
import type { DataChart } from '../../charts/data-chart.ts';
import { DotRow } from '../../charts/dot-row.tsx';
import { signed } from '../report-figures.ts';

/** Favourable answers in percent, in the previous and in this survey. */
const themes = [
  { before: 76, now: 79 },
  { before: 74, now: 75 },
  { before: 66, now: 71 },
  { before: 61, now: 58 },
  { before: 49, now: 57 },
  { before: 55, now: 54 },
] as const;

/** Smaller changes can be chance. */
const margin = 3;

const frames = {
  wide: { left: 178, top: 46, row: 46 },
  narrow: { left: 22, top: 40, row: 40 },
} as const;

function Chart({ words, shape }: ChartProps) {
  const [, beforeName, nowName, , fallenName, ...names] = partsOf(words);
  const { width, height, text } = sizeOf(shape);
  const { left, top, row } = frames[shape];
  const isNarrow = shape === 'narrow';
  const bottom = height - 26;
  const x = linearScale([40, 90], [left, width - 54]);
  return (
    <ChartCanvas shape={shape}>
      <Legend
        x={isNarrow ? 2 : left - 8}
        y={14}
        items={[
          { name: beforeName, fill: paint.quiet, width: isNarrow ? 106 : 140 },
          { name: nowName, fill: paint.good, width: isNarrow ? 106 : 140 },
          { name: fallenName, fill: paint.bad, width: 0 },
        ]}
      />
      <BottomAxis ticks={[40, 50, 60, 70, 80, 90]} scale={x} from={top - 8} to={bottom} unit="%" />
      {themes.map(({ before, now }, index) => {
        const y = top + index * row + (isNarrow ? 26 : row / 2);
        const isChanged = Math.abs(now - before) >= margin;
        return (
          <g key={now}>
            <DotRow
              shape={shape}
              y={y}
              name={names[index]}
              nameGap={15}
              weight={isChanged ? 650 : 400}
              dots={[
                { x: x(before), fill: paint.quiet },
                { x: x(now), fill: before - now >= margin ? paint.bad : paint.good },
              ]}
            />
            <Label x={width} y={y + 5} size={text} weight={isChanged ? 700 : 400} anchor="end">
              {signed(now - before)}
            </Label>
          </g>
        );
      })}
    </ChartCanvas>
  );
}

export const themeChanges: DataChart = {
  Chart,
  tableOf: ([theme, beforeName, nowName, change, , ...names]) => ({
    head: [theme, beforeName, nowName, change],
    rows: themes.map(({ before, now }, index) => [
      names[index],
      `${before}%`,
      `${now}%`,
      signed(now - before),
    ]),
  }),
};
