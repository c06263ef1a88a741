import { ChartCanvas, type ChartProps, Legend, sizeOf } from '../../../ui/illustrations/chart-canvas.tsx';
import { BarSegment } from '../../../ui/illustrations/charts.tsx';
import { Label, paint, partsOf } from '../../../ui/illustrations/parts.tsx';
import { linearScale } from '../../../ui/illustrations/scale.ts';
import type { DataChart } from '../../charts/data-chart.ts';

/** Answers of the next day in percent, and satisfied ratings of the device at the counter in percent. */
const matters = [
  { very: 41, satisfied: 45, neutral: 8, dissatisfied: 6, counter: 99 },
  { very: 38, satisfied: 40, neutral: 13, dissatisfied: 9, counter: 98 },
  { very: 28, satisfied: 37, neutral: 18, dissatisfied: 17, counter: 99 },
  { very: 21, satisfied: 32, neutral: 20, dissatisfied: 27, counter: 97 },
  { very: 14, satisfied: 27, neutral: 22, dissatisfied: 37, counter: 98 },
] as const;

const frames = {
  wide: { left: 176, top: 78, row: 52, bar: 26, right: 96 },
  narrow: { left: 2, top: 76, row: 45, bar: 16, right: 56 },
} as const;

function Chart({ words, shape }: ChartProps) {
  const [, very, satisfied, neutral, dissatisfied, counterName, ...names] = partsOf(words);
  const { left, top, row, bar, right } = frames[shape];
  const { width, text } = sizeOf(shape);
  const isNarrow = shape === 'narrow';
  const end = width - right;
  // The middle of the neutral answers lies on one line.
  const x = linearScale([-52, 112], [left, end]);
  const whole = x(100) - x(0);
  const legend = [
    { name: dissatisfied, fill: paint.bad, width: isNarrow ? 128 : 132 },
    { name: neutral, fill: paint.middling, width: 120 },
    { name: satisfied, fill: paint.other, width: isNarrow ? 128 : 120 },
    { name: very, fill: paint.good, width: 0 },
  ];
  return (
    <ChartCanvas shape={shape}>
      <Legend x={isNarrow ? 2 : left - 6} y={12} items={isNarrow ? legend.slice(0, 2) : legend} />
      {isNarrow && <Legend x={2} y={36} items={legend.slice(2)} />}
      <Label x={width - 3} y={top - (isNarrow ? 14 : 22)} size={13} weight={600} anchor="end">
        {counterName}
      </Label>
      {matters.map((matter, index) => {
        const y = top + index * row + (isNarrow ? 18 : 4);
        const starts = {
          dissatisfied: -matter.neutral / 2 - matter.dissatisfied,
          neutral: -matter.neutral / 2,
          satisfied: matter.neutral / 2,
          very: matter.neutral / 2 + matter.satisfied,
        };
        const segment = (name: keyof typeof starts, fill: (typeof paint)[keyof typeof paint]) => (
          <BarSegment x={x(starts[name])} y={y} width={whole} height={bar} value={matter[name]} fill={fill} />
        );
        return (
          <g key={matter.very}>
            <Label x={isNarrow ? 2 : 0} y={isNarrow ? y - 6 : y + bar / 2 + 5} size={text}>
              {names[index]}
            </Label>
            {segment('dissatisfied', paint.bad)}
            {segment('neutral', paint.middling)}
            {segment('satisfied', paint.other)}
            {segment('very', paint.good)}
            <path stroke={paint.text} d={`M${x(0)} ${y}v${bar + 4}`} />
            <Label
              x={x(starts.very + matter.very) + 6}
              y={y + bar / 2 + 4.5}
              size={isNarrow ? 13 : text}
              weight={700}
            >
              {matter.satisfied + matter.very}%
            </Label>
            <Label
              x={width}
              y={y + bar / 2 + 4.5}
              size={isNarrow ? 13 : text}
              fill={paint.muted}
              anchor="end"
            >
              {matter.counter}%
            </Label>
          </g>
        );
      })}
    </ChartCanvas>
  );
}

export const nextDayRatings: DataChart = {
  Chart,
  tableOf: ([matter, very, satisfied, neutral, dissatisfied, counterName, ...names]) => ({
    head: [matter, very, satisfied, neutral, dissatisfied, counterName],
    rows: matters.map((of, index) => [
      names[index],
      ...[of.very, of.satisfied, of.neutral, of.dissatisfied, of.counter].map((value) => `${value}%`),
    ]),
  }),
};
