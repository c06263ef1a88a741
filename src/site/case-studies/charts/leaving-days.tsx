import {
  ChartCanvas,
  type ChartProps,
  LeftAxis,
  Legend,
  sizeOf,
} from '../../../ui/illustrations/chart-canvas.tsx';
import { Bar } from '../../../ui/illustrations/charts.tsx';
import { Label, paint, partsOf } from '../../../ui/illustrations/parts.tsx';
import { linearScale } from '../../../ui/illustrations/scale.ts';
import type { DataChart } from '../../charts/data-chart.ts';

/** Of 100 new users, those who used the app for the last time on a day: with all starter tasks done, and with tasks left. */
const days = [
  { done: 1, open: 6 },
  { done: 2, open: 4 },
  { done: 15, open: 3 },
  { done: 5, open: 2 },
  { done: 3, open: 2 },
  { done: 3, open: 1 },
  { done: 2, open: 1 },
  { done: 1, open: 1 },
  { done: 1, open: 1 },
  { done: 1, open: 1 },
] as const;

function Chart({ words, shape }: ChartProps) {
  const [dayName, doneName, openName] = partsOf(words);
  const { width, height, text } = sizeOf(shape);
  const isNarrow = shape === 'narrow';
  const left = 40;
  const top = isNarrow ? 66 : 46;
  const bottom = height - 46;
  const y = linearScale([0, 20], [bottom, top]);
  const unit = (bottom - top) / 20;
  const step = (width - left) / days.length;
  const bar = step * 0.62;
  return (
    <ChartCanvas shape={shape}>
      <Legend x={2} y={12} items={[{ name: doneName, fill: paint.bad, width: 240 }]} />
      <Legend
        x={isNarrow ? 2 : 290}
        y={isNarrow ? 36 : 12}
        items={[{ name: openName, fill: paint.other, width: 0 }]}
      />
      <LeftAxis ticks={[0, 5, 10, 15, 20]} scale={y} from={left} to={width} />
      {days.map(({ done, open }, index) => {
        const x = left + index * step + (step - bar) / 2;
        const isPeak = index === 2;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change
          <g key={index}>
            <Bar x={x} base={bottom} width={bar} value={open} unit={unit} rx={0} fill={paint.other} />
            <Bar
              x={x}
              base={bottom - open * unit}
              width={bar}
              value={done}
              unit={unit}
              rx={0}
              fill={paint.bad}
            />
            <Label
              x={x + bar / 2}
              y={bottom - (done + open) * unit - 6}
              size={isPeak ? text + 4 : 13}
              weight={isPeak ? 700 : 400}
              anchor="middle"
            >
              {done + open}
            </Label>
            <Label
              x={x + bar / 2}
              y={bottom + 18}
              size={13}
              weight={isPeak ? 700 : 400}
              fill={isPeak ? paint.text : paint.muted}
              anchor="middle"
            >
              {index + 1}
            </Label>
          </g>
        );
      })}
      <Label x={width - 3} y={height - 8} size={13} weight={600} anchor="end">
        {dayName}
      </Label>
    </ChartCanvas>
  );
}

export const leavingDays: DataChart = {
  Chart,
  tableOf: ([dayName, doneName, openName]) => ({
    head: [dayName, doneName, openName],
    rows: days.map(({ done, open }, index) => [index + 1, done, open]),
  }),
};
