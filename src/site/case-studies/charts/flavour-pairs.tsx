import { ChartCanvas, type ChartProps, sizeOf } from '../../../ui/illustrations/chart-canvas.tsx';
import { Label, paint, partsOf } from '../../../ui/illustrations/parts.tsx';
import type { DataChart } from '../../charts/data-chart.ts';

/** Reach in percent, by flavour: with each flavour before it, and alone at the end. */
const reach = [[46], [61, 44], [73, 66, 41], [62, 63, 65, 38], [64, 59, 52, 58, 33]] as const;

const best = 73;
const topScorers = 61;

const frames = {
  wide: { width: 116, height: 62, left: 8, top: 14, size: 17, legend: 430 },
  narrow: { width: 51, height: 50, left: 2, top: 14, size: 15, legend: 186 },
} as const;

function Chart({ words, shape }: ChartProps) {
  const { width, height, left, top, size, legend } = frames[shape];
  const [, , bestName, topName, aloneName, ...flavours] = partsOf(words);
  const outlineOf = (value: number) =>
    value === best ? paint.good : value === topScorers ? paint.bad : undefined;
  return (
    <ChartCanvas shape={shape}>
      {reach.map((row, y) =>
        row.map((value, x) => {
          const isAlone = x === y;
          const outline = outlineOf(value);
          return (
            <g key={value}>
              <rect
                x={left + x * width + 2}
                y={top + y * height + 2}
                width={width - 4}
                height={height - 4}
                rx="8"
                fill={isAlone ? paint.surface : paint.good}
                fillOpacity={isAlone ? 1 : Math.max(0, (value - 46) / 54)}
                stroke={outline ?? (isAlone ? paint.muted : paint.border)}
                strokeWidth={outline ? 4 : 1}
                strokeDasharray={isAlone ? '4 4' : undefined}
              />
              <Label
                x={left + x * width + width / 2}
                y={top + y * height + height / 2 + size * 0.36}
                size={size}
                weight={outline ? 700 : 450}
                fill={isAlone ? paint.muted : paint.text}
                anchor="middle"
              >
                {value}%
              </Label>
            </g>
          );
        }),
      )}
      {flavours.map((name, y) => (
        <Label
          key={name}
          x={left + (y + 1) * width + 8}
          y={top + y * height + height / 2 + 5}
          size={sizeOf(shape).text}
          weight={600}
        >
          {name}
        </Label>
      ))}
      {[
        { name: bestName, value: best, stroke: paint.good },
        { name: topName, value: topScorers, stroke: paint.bad },
        { name: aloneName, stroke: paint.muted },
      ].map(({ name, value, stroke }, y) => {
        const middle = shape === 'wide' ? 34 + y * 42 : 25 + y * 22;
        // There is space for the two results that are compared.
        const result = shape === 'wide' ? value : undefined;
        return (
          <g key={stroke}>
            <rect
              x={legend}
              y={middle - 7}
              width="14"
              height="14"
              rx="4"
              stroke={stroke}
              strokeWidth={stroke === paint.muted ? 1.5 : 3}
              strokeDasharray={stroke === paint.muted ? '3 2' : undefined}
            />
            {result !== undefined && (
              <Label x={legend + 26} y={middle + 11} size={30} weight={700}>
                {result}%
              </Label>
            )}
            <Label
              x={legend + (result === undefined ? 26 : 108)}
              y={middle + 5}
              size={shape === 'wide' ? 15 : 13}
              weight={result === undefined ? 400 : 600}
            >
              {name}
            </Label>
          </g>
        );
      })}
    </ChartCanvas>
  );
}

export const flavourPairs: DataChart = {
  Chart,
  tableOf([first, , , , alone, ...flavours]) {
    return {
      head: [first, ...flavours],
      rows: reach.map((row, y) => [
        flavours[y],
        ...flavours.map((_, x) => {
          const value = row[x];
          return value === undefined ? '' : x === y ? `${value}% (${alone})` : `${value}%`;
        }),
      ]),
    };
  },
};
