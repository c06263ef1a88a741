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

/** Reasons for not ordering in percent of those asked; several answers each. */
const reasons = [
  { buyers: 37, dealers: 14 },
  { buyers: 29, dealers: 61 },
  { buyers: 24, dealers: 35 },
  { buyers: 18, dealers: 8 },
  { buyers: 15, dealers: 4 },
  { buyers: 11, dealers: 26 },
] as const;

const frames = {
  wide: { left: 190, top: 44, row: 46 },
  narrow: { left: 30, top: 26, row: 41 },
} as const;

function Chart({ words, shape }: ChartProps) {
  const [, buyersName, dealersName, ...names] = partsOf(words);
  const { width, height } = sizeOf(shape);
  const { left, top, row } = frames[shape];
  const isNarrow = shape === 'narrow';
  const bottom = height - (isNarrow ? 22 : 28);
  const x = linearScale([0, 70], [left, width - 30]);
  return (
    <ChartCanvas shape={shape}>
      <Legend
        x={isNarrow ? 2 : left - 6}
        y={14}
        items={[
          { name: buyersName, fill: paint.good, width: isNarrow ? 168 : 200 },
          { name: dealersName, fill: paint.middling, width: 0 },
        ]}
      />
      <BottomAxis ticks={[0, 20, 40, 60]} scale={x} from={isNarrow ? top : top - 8} to={bottom} unit="%" />
      {reasons.map(({ buyers, dealers }, index) => {
        const y = top + index * row + (isNarrow ? 33 : row / 2);
        const label = (value: number, other: number) => (
          <Label
            x={x(value) + (value < other ? -12 : 12)}
            y={y + 4.5}
            size={13}
            weight={600}
            anchor={value < other ? 'end' : 'start'}
            isOutlined
          >
            {value}
          </Label>
        );
        return (
          <g key={buyers}>
            <DotRow
              shape={shape}
              y={y}
              name={names[index]}
              nameGap={15}
              weight={index === 0 ? 700 : 400}
              dots={[
                { x: x(dealers), fill: paint.middling },
                { x: x(buyers), fill: paint.good },
              ]}
            />
            {label(buyers, dealers)}
            {label(dealers, buyers)}
          </g>
        );
      })}
    </ChartCanvas>
  );
}

export const twoViews: DataChart = {
  Chart,
  tableOf: ([reason, buyersName, dealersName, ...names]) => ({
    head: [reason, buyersName, dealersName],
    rows: reasons.map(({ buyers, dealers }, index) => [names[index], `${buyers}%`, `${dealers}%`]),
  }),
};
