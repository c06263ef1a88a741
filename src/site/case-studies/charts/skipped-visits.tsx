import { ChartCanvas, type ChartProps, sizeOf } from '../../../ui/illustrations/chart-canvas.tsx';
import { Label, paint, partsOf } from '../../../ui/illustrations/parts.tsx';
import type { DataChart } from '../../charts/data-chart.ts';

/** Reasons for a visit that was considered and skipped, in percent of these visits. */
const reasons = [
  { share: 36, fill: paint.good },
  { share: 23, fill: paint.other },
  { share: 19, fill: paint.bad },
  { share: 14, fill: paint.middling },
  { share: 8, fill: paint.muted },
] as const;

/** The reason that the client had expected to be the largest. */
const expected = 2;

const fills = reasons.flatMap(({ share, fill }) => Array.from({ length: share }, () => fill));

const frames = {
  wide: { cell: 33, left: 6, top: 15, legendLeft: 386, legendTop: 62, row: 50 },
  narrow: { cell: 17.5, left: 2, top: 2, legendLeft: 4, legendTop: 196, row: 23 },
} as const;

function Chart({ words, shape }: ChartProps) {
  const [, , ...names] = partsOf(words);
  const { cell, left, top, legendLeft, legendTop, row } = frames[shape];
  const { text } = sizeOf(shape);
  const isNarrow = shape === 'narrow';
  return (
    <ChartCanvas shape={shape}>
      {fills.map((fill, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares never change
          key={index}
          x={left + (index % 10) * cell}
          y={top + Math.floor(index / 10) * cell}
          width={cell - 3}
          height={cell - 3}
          rx={cell / 8}
          fill={fill}
        />
      ))}
      {isNarrow && (
        <>
          <Label x={200} y={92} size={44} weight={700}>
            {reasons[expected].share}%
          </Label>
          <Label x={200} y={116} weight={600}>
            {names[expected]}
          </Label>
        </>
      )}
      {reasons.map(({ share, fill }, index) => {
        const y = legendTop + index * row;
        return (
          <g key={fill}>
            <rect x={legendLeft} y={y - 6} width="14" height="14" rx="3" fill={fill} />
            <Label
              x={legendLeft + (isNarrow ? 56 : 76)}
              y={y + 6}
              size={isNarrow ? text : 20}
              weight={700}
              anchor="end"
            >
              {share}%
            </Label>
            <Label
              x={legendLeft + (isNarrow ? 66 : 90)}
              y={y + 5.5}
              size={isNarrow ? text : 15}
              weight={index === expected ? 700 : 400}
            >
              {names[index]}
            </Label>
          </g>
        );
      })}
    </ChartCanvas>
  );
}

export const skippedVisits: DataChart = {
  Chart,
  tableOf: ([reason, shareName, ...names]) => ({
    head: [reason, shareName],
    rows: reasons.map(({ share }, index) => [names[index], `${share}%`]),
  }),
};
