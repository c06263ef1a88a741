import { ChartCanvas, type ChartProps, LeftAxis, sizeOf } from '../../../ui/illustrations/chart-canvas.tsx';
import { SeriesLine } from '../../../ui/illustrations/charts.tsx';
import { Label, paint, partsOf } from '../../../ui/illustrations/parts.tsx';
import { linearScale } from '../../../ui/illustrations/scale.ts';
import type { DataChart } from '../../charts/data-chart.ts';

/** Aided awareness in percent, by year. The first online wave runs in parallel to the last one at the door. */
const doorToDoor = { start: 2015, values: [46, 47, 49, 50, 49, 52, 53, 55, 56, 57] };
const online = { start: 2024, values: [64, 66, 67] };
const bridged = { start: 2024, values: [57, 59, 60] };

const valueIn = ({ start, values }: typeof online, year: number) => values[year - start];

function Chart({ words, shape }: ChartProps) {
  const [, door, raw, comparable, parallel] = partsOf(words);
  const { width, height, text } = sizeOf(shape);
  const left = 44;
  const bottom = height - 34;
  const x = linearScale([2015, 2026], [left + 10, width - 20]);
  const y = linearScale([40, 72], [bottom, 12]);
  return (
    <ChartCanvas shape={shape}>
      <LeftAxis ticks={[40, 50, 60, 70]} scale={y} from={left} to={width} unit="%" />
      {[2015, 2018, 2021, 2024, 2026].map((year) => (
        <Label key={year} x={x(year)} y={bottom + 22} size={13} fill={paint.muted} anchor="middle">
          {year}
        </Label>
      ))}
      <path stroke={paint.muted} strokeDasharray="3 5" d={`M${x(2024)} ${bottom}V${y(45.5)}`} />
      <Label x={x(2024) - 8} y={bottom - 8} size={13} fill={paint.muted} anchor="end">
        {parallel}
      </Label>
      <path stroke={paint.bad} strokeWidth="5" strokeOpacity=".45" d={`M${x(2024)} ${y(57)}V${y(64)}`} />
      <Label x={x(2024) - 10} y={y(60.5) + 6} size={text + 4} weight={700} anchor="end">
        +7
      </Label>
      <SeriesLine {...doorToDoor} x={x} y={y} stroke={paint.other} />
      <SeriesLine {...online} x={x} y={y} stroke={paint.bad} />
      <SeriesLine {...bridged} x={x} y={y} stroke={paint.good} />
      <Label x={x(2019.5)} y={y(46)} size={text} weight={600} anchor="middle">
        {door}
      </Label>
      <Label x={width - 6} y={y(69.2)} size={text} weight={600} anchor="end" isOutlined>
        {raw}
      </Label>
      <Label x={width - 6} y={y(48.5)} size={text} weight={600} anchor="end" isOutlined>
        {comparable}
      </Label>
      <path stroke={paint.muted} d={`M${x(2025.4)} ${y(50.5)}V${y(58.4)}`} />
    </ChartCanvas>
  );
}

export const bridgedSeries: DataChart = {
  Chart,
  tableOf: ([year, door, raw, comparable]) => ({
    head: [year, door, raw, comparable],
    rows: Array.from({ length: 12 }, (_, index) => 2015 + index).map((of) => [
      String(of),
      ...[doorToDoor, online, bridged].map((series) => {
        const value = valueIn(series, of);
        return value === undefined ? '' : `${value}%`;
      }),
    ]),
  }),
};
