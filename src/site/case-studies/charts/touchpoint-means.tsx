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

const places = ['branch', 'app', 'handover'] as const;

type Place = (typeof places)[number];

const fills: Record<Place, string> = { branch: paint.good, app: paint.other, handover: paint.bad };

/** Mean satisfaction from 0 to 10 with half the width of its 95% confidence interval. */
const touchpoints: readonly { place: Place; mean: number; half: number }[] = [
  { place: 'app', mean: 8.8, half: 0.17 },
  { place: 'branch', mean: 8.7, half: 0.18 },
  { place: 'app', mean: 8.6, half: 0.18 },
  { place: 'branch', mean: 8.5, half: 0.21 },
  { place: 'branch', mean: 8.2, half: 0.22 },
  { place: 'app', mean: 8.1, half: 0.2 },
  { place: 'branch', mean: 7.6, half: 0.24 },
  { place: 'app', mean: 7.2, half: 0.27 },
  { place: 'handover', mean: 6.9, half: 0.26 },
  { place: 'handover', mean: 6.6, half: 0.28 },
  { place: 'handover', mean: 6.3, half: 0.29 },
  { place: 'handover', mean: 5.9, half: 0.31 },
];

const frames = {
  wide: { left: 190, top: 36, row: 24.5 },
  narrow: { left: 128, top: 30, row: 20 },
} as const;

function Chart({ words, shape }: ChartProps) {
  const [, , , , branch, app, handover, ...names] = partsOf(words);
  const { width, text } = sizeOf(shape);
  const { left, top, row } = frames[shape];
  const isNarrow = shape === 'narrow';
  const x = linearScale([5, 9.5], [left + 4, width - 10]);
  const gap = isNarrow ? 108 : 150;
  return (
    <ChartCanvas shape={shape}>
      <Legend
        x={isNarrow ? 0 : left}
        y={11}
        items={[
          { name: branch, fill: fills.branch, width: gap - (isNarrow ? 24 : 0) },
          { name: app, fill: fills.app, width: gap - (isNarrow ? 24 : 0) },
          { name: handover, fill: fills.handover, width: 0 },
        ]}
      />
      <BottomAxis ticks={[5, 6, 7, 8, 9]} scale={x} from={top - 6} to={top + row * 12} />
      {touchpoints.map(({ place, mean, half }, index) => {
        const y = top + index * row + row / 2;
        return (
          <g key={mean}>
            <Label x={2} y={y + 4.5} size={isNarrow ? 13 : text} weight={place === 'handover' ? 650 : 400}>
              {names[index]}
            </Label>
            <path
              stroke={fills[place]}
              strokeWidth="2.5"
              d={`M${x(mean - half)} ${y}H${x(mean + half)}M${x(mean - half)} ${y - 4}v8M${x(mean + half)} ${y - 4}v8`}
            />
            <circle cx={x(mean)} cy={y} r="5" fill={fills[place]} />
          </g>
        );
      })}
    </ChartCanvas>
  );
}

export const touchpointMeans: DataChart = {
  Chart,
  tableOf: ([touchpoint, place, mean, interval, branch, app, handover, ...names]) => {
    const placeNames: Record<Place, string | undefined> = { branch, app, handover };
    return {
      head: [touchpoint, place, mean, interval],
      rows: touchpoints.map((row, index) => [
        names[index],
        placeNames[row.place],
        row.mean.toFixed(1),
        `${(row.mean - row.half).toFixed(2)}–${(row.mean + row.half).toFixed(2)}`,
      ]),
    };
  },
};
