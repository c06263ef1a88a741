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
import { campaignStart, firstChoice } from '../report-figures.ts';

const quarters = ['24 Q4', '25 Q1', '25 Q2', '25 Q3', '25 Q4', '26 Q1', '26 Q2', '26 Q3'];

function Chart({ words, shape }: ChartProps) {
  const [, own, first, second, campaign] = partsOf(words);
  const { width, height, text } = sizeOf(shape);
  const isNarrow = shape === 'narrow';
  const left = 40;
  const top = 48;
  const bottom = height - 30;
  const x = linearScale([0, 7], [left + 16, width - 40]);
  const y = linearScale([8, 28], [bottom, top]);
  const gap = isNarrow ? 112 : 150;
  return (
    <ChartCanvas shape={shape}>
      <Legend
        x={0}
        y={12}
        items={[
          { name: own, fill: paint.good, width: gap },
          { name: first, fill: paint.other, width: gap },
          { name: second, fill: paint.middling, width: 0 },
        ]}
      />
      <LeftAxis ticks={[10, 15, 20, 25]} scale={y} from={left} to={width} unit="%" />
      {quarters.map(
        (quarter, index) =>
          (!isNarrow || index % 2 === 1) && (
            <Label key={quarter} x={x(index)} y={bottom + 22} size={13} fill={paint.muted} anchor="middle">
              {quarter}
            </Label>
          ),
      )}
      <path stroke={paint.muted} strokeDasharray="3 5" d={`M${x(campaignStart)} ${bottom}V${top - 8}`} />
      <Label x={x(campaignStart) - 8} y={bottom - 8} size={13} fill={paint.muted} anchor="end">
        {campaign}
      </Label>
      <SeriesLine start={0} values={firstChoice.second} x={x} y={y} stroke={paint.middling} />
      <SeriesLine start={0} values={firstChoice.first} x={x} y={y} stroke={paint.other} />
      <SeriesLine start={0} values={firstChoice.own} x={x} y={y} stroke={paint.good} />
      <Label x={x(7) + 10} y={y(22) - 2} size={text} weight={600}>
        22
      </Label>
      <Label x={x(7) + 10} y={y(21) + 12} size={text} weight={700}>
        21
      </Label>
      <Label x={x(7) + 10} y={y(12) + 5} size={text} weight={600}>
        12
      </Label>
    </ChartCanvas>
  );
}

export const quarterlyChoice: DataChart = {
  Chart,
  tableOf: ([quarter, own, first, second]) => ({
    head: [quarter, own, first, second],
    rows: quarters.map((name, index) => [
      name,
      ...[firstChoice.own, firstChoice.first, firstChoice.second].map((values) => `${values[index]}%`),
    ]),
  }),
};
