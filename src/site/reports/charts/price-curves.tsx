import {
  ChartCanvas,
  type ChartProps,
  LeftAxis,
  Legend,
  sizeOf,
} from '../../../ui/illustrations/chart-canvas.tsx';
import { SeriesLine } from '../../../ui/illustrations/charts.tsx';
import { Label, paint, partsOf } from '../../../ui/illustrations/parts.tsx';
import { linearScale } from '../../../ui/illustrations/scale.ts';
import type { DataChart } from '../../charts/data-chart.ts';

const prices = [29, 39, 49, 59, 69, 79, 89, 99];

/** The four answers of a price sensitivity meter, cumulated, in percent of those asked. */
const curves = {
  tooCheap: [78, 56, 33, 17, 8, 3, 1, 0],
  cheap: [94, 83, 64, 43, 26, 14, 6, 2],
  expensive: [4, 11, 25, 46, 66, 82, 92, 97],
  tooExpensive: [1, 3, 8, 18, 36, 57, 75, 88],
} as const;

/** The price and the share at which two curves cross: the ends of the accepted range, and the least resistance in it. */
const crossings = [
  { price: 51, share: 29.5 },
  { price: 59, share: 17.6 },
  { price: 66, share: 30.9 },
] as const;

function Chart({ words, shape }: ChartProps) {
  const [, tooCheap, cheap, expensive, tooExpensive, range] = partsOf(words);
  const { width, height, text } = sizeOf(shape);
  const isNarrow = shape === 'narrow';
  const left = 52;
  const top = isNarrow ? 72 : 60;
  const bottom = height - 26;
  const x = linearScale([29, 99], [left + 8, width - 18]);
  const y = linearScale([0, 100], [bottom, top]);
  const step = (x(99) - x(29)) / 7;
  const along = (index: number) => x(29) + index * step;
  const [start, , end] = crossings.map(({ price }) => x(price));
  const lines = [
    { name: tooCheap, values: curves.tooCheap, stroke: paint.other },
    { name: cheap, values: curves.cheap, stroke: paint.good },
    { name: expensive, values: curves.expensive, stroke: paint.middling },
    { name: tooExpensive, values: curves.tooExpensive, stroke: paint.bad },
  ];
  const legend = lines.map(({ name, stroke }) => ({ name, fill: stroke, width: isNarrow ? 132 : 140 }));
  return (
    <ChartCanvas shape={shape}>
      <Legend x={isNarrow ? 2 : left} y={12} items={isNarrow ? legend.slice(0, 2) : legend} />
      {isNarrow && <Legend x={2} y={34} items={legend.slice(2)} />}
      <path d={`M${start} ${top}H${end}V${bottom}H${start}Z`} fill={paint.good} fillOpacity=".12" />
      <Label x={((start ?? 0) + (end ?? 0)) / 2} y={top - 8} size={text} weight={650} anchor="middle">
        {range}
      </Label>
      <LeftAxis ticks={[0, 25, 50, 75, 100]} scale={y} from={left} to={width} unit="%" />
      {[29, 49, 69, 89].map((price) => (
        <g key={price}>
          <path stroke={paint.border} d={`M${x(price)} ${top}V${bottom}`} />
          <Label x={x(price)} y={bottom + 17} size={13} fill={paint.muted} anchor="middle">
            ¥{price}
          </Label>
        </g>
      ))}
      {lines.map(({ values, stroke }) => (
        <SeriesLine key={stroke} start={0} values={values} x={along} y={y} stroke={stroke} />
      ))}
      {crossings.map(({ price, share }) => (
        <g key={price}>
          <circle
            cx={x(price)}
            cy={y(share)}
            r="6"
            fill={paint.surface}
            stroke={paint.text}
            strokeWidth="2.5"
          />
          <Label
            x={x(price)}
            y={y(share) + (price === 51 ? -12 : price === 59 ? 24 : 28)}
            size={text}
            weight={700}
            anchor="middle"
            isOutlined
          >
            ¥{price}
          </Label>
        </g>
      ))}
    </ChartCanvas>
  );
}

export const priceCurves: DataChart = {
  Chart,
  tableOf: ([price, tooCheap, cheap, expensive, tooExpensive]) => ({
    head: [price, tooCheap, cheap, expensive, tooExpensive],
    rows: prices.map((of, index) => [
      `¥${of}`,
      ...Object.values(curves).map((values) => `${values[index]}%`),
    ]),
  }),
};
