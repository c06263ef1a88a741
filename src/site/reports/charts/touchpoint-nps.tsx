import { ChartCanvas, type ChartProps, Legend, sizeOf } from '../../../ui/illustrations/chart-canvas.tsx';
import { BarSegment } from '../../../ui/illustrations/charts.tsx';
import { Label, paint, partsOf } from '../../../ui/illustrations/parts.tsx';
import type { DataChart } from '../../charts/data-chart.ts';
import { signed, touchpoints } from '../report-figures.ts';

const frames = {
  wide: { left: 150, right: 56, top: 40, row: 52, bar: 28 },
  narrow: { left: 0, right: 40, top: 34, row: 44, bar: 16 },
} as const;

function Chart({ words, shape }: ChartProps) {
  const [, promotersName, passivesName, detractorsName, , ...names] = partsOf(words);
  const { width, text } = sizeOf(shape);
  const { left, right, top, row, bar } = frames[shape];
  const isNarrow = shape === 'narrow';
  const length = width - left - right;
  return (
    <ChartCanvas shape={shape}>
      <Legend
        x={left}
        y={12}
        items={[
          { name: promotersName, fill: paint.good, width: isNarrow ? 112 : 140 },
          { name: passivesName, fill: paint.quiet, width: isNarrow ? 106 : 140 },
          { name: detractorsName, fill: paint.bad, width: 0 },
        ]}
      />
      <Label x={width} y={16} size={13} weight={700} anchor="end">
        {isNarrow ? '' : 'NPS'}
      </Label>
      {touchpoints.map(({ count, promoters, passives, detractors }, index) => {
        const y = top + index * row + (isNarrow ? 20 : 0);
        const box = { y, width: length, height: bar };
        const at = (share: number) => left + (length * share) / 100;
        return (
          <g key={count}>
            <Label x={2} y={isNarrow ? y - 6 : y + 12} size={text} weight={600}>
              {names[index]}
            </Label>
            <Label
              x={isNarrow ? width - right : 2}
              y={isNarrow ? y - 6 : y + 29}
              size={13}
              fill={paint.muted}
              anchor={isNarrow ? 'end' : 'start'}
            >
              n = {count}
            </Label>
            <BarSegment {...box} x={left} value={promoters} fill={paint.good} />
            <BarSegment {...box} x={at(promoters)} value={passives} fill={paint.quiet} />
            <BarSegment {...box} x={at(promoters + passives)} value={detractors} fill={paint.bad} />
            {(isNarrow ? [] : [promoters, passives, detractors]).map((share, group) => (
              <Label
                key={group === 0 ? 'promoters' : group === 1 ? 'passives' : 'detractors'}
                x={at([0, promoters, promoters + passives][group] ?? 0) + (length * share) / 200}
                y={y + bar / 2 + 5}
                size={13}
                weight={600}
                fill={group === 1 ? paint.text : paint.surface}
                anchor="middle"
              >
                {share}%
              </Label>
            ))}
            <Label x={width} y={y + bar / 2 + 5} size={text + 1} weight={700} anchor="end">
              {signed(promoters - detractors)}
            </Label>
          </g>
        );
      })}
    </ChartCanvas>
  );
}

export const touchpointNps: DataChart = {
  Chart,
  tableOf: ([touchpoint, promotersName, passivesName, detractorsName, count, ...names]) => ({
    head: [touchpoint, count, promotersName, passivesName, detractorsName, 'NPS'],
    rows: touchpoints.map((row, index) => [
      names[index],
      row.count,
      `${row.promoters}%`,
      `${row.passives}%`,
      `${row.detractors}%`,
      signed(row.promoters - row.detractors),
    ]),
  }),
};
