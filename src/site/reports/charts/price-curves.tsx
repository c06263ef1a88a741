import {
  BottomAxis,
  ChartCanvas,
  type ChartProps,
  LeftAxis,
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

/** Where "too cheap" crosses "expensive", and "cheap" crosses "too expensive". */
const accepted = [51, 66] as const;

function Chart({ words, shape }: ChartProps) {
  const [, tooCheap, cheap, expensive, tooExpensive, range] = partsOf(words);
  const { width, height, text } = sizeOf(shape);
  const left = 52;
  const top = 34;
  const bottom = height - 26;
  const x = linearScale([29, 99], [left + 8, width - 14]);
  const y = linearScale([0, 100], [bottom, top]);
  const step = (x(99) - x(29)) / 7;
  const along = (index: number) => x(29) + index * step;
  return (
    <ChartCanvas shape={shape}>
      <rect
        x={x(accepted[0])}
        y={top}
        width={x(accepted[1]) - x(accepted[0])}
        height={bottom - top}
        fill={paint.good}
        fillOpacity=".12"
      />
      <Label x={(x(accepted[0]) + x(accepted[1])) / 2} y={16} size={text} weight={650} anchor="middle">
        {range}
      </Label>
      <LeftAxis ticks={[0, 25, 50, 75, 100]} scale={y} from={left} to={width} unit="%" />
      <BottomAxis ticks={[29, 49, 69, 89]} scale={x} from={top} to={bottom} />
      <SeriesLine start={0} values={curves.tooCheap} x={along} y={y} stroke={paint.other} />
      <SeriesLine start={0} values={curves.cheap} x={along} y={y} stroke={paint.good} />
      <SeriesLine start={0} values={curves.expensive} x={along} y={y} stroke={paint.middling} />
      <SeriesLine start={0} values={curves.tooExpensive} x={along} y={y} stroke={paint.bad} />
      <Label
        x={left + (shape === 'narrow' ? 3 : 12)}
        y={y(shape === 'narrow' ? 27 : 50)}
        size={text}
        weight={600}
      >
        {tooCheap}
      </Label>
      <Label x={x(43)} y={y(88)} size={text} weight={600} anchor="middle">
        {cheap}
      </Label>
      <Label x={width - 6} y={top - 8} size={text} weight={600} anchor="end">
        {expensive}
      </Label>
      <Label x={width - 6} y={y(48)} size={text} weight={600} anchor="end">
        {tooExpensive}
      </Label>
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
