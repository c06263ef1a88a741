import { ChartCanvas, type ChartProps, sizeOf } from '../../../ui/illustrations/chart-canvas.tsx';
import { Label, paint, partsOf } from '../../../ui/illustrations/parts.tsx';
import type { DataChart } from '../../charts/data-chart.ts';

const members = 24;

/** Members who raised a theme without being asked, and those of them who raised it in the first week. */
const themes = [
  { raised: 17, early: 11 },
  { raised: 14, early: 3 },
  { raised: 11, early: 9 },
  { raised: 9, early: 2 },
  { raised: 6, early: 5 },
  { raised: 4, early: 0 },
] as const;

const frames = {
  wide: { left: 196, top: 44, row: 52, radius: 8 },
  narrow: { left: 0, top: 34, row: 44, radius: 5 },
} as const;

function Chart({ words, shape }: ChartProps) {
  const [, early, later, , ...names] = partsOf(words);
  const { width, text } = sizeOf(shape);
  const { left, top, row, radius } = frames[shape];
  const isNarrow = shape === 'narrow';
  const step = (width - left - 34) / members;
  return (
    <ChartCanvas shape={shape}>
      {[
        { name: early, fill: paint.good, x: left },
        { name: later, fill: paint.middling, x: left + (isNarrow ? 130 : 170) },
      ].map(({ name, fill, x }) => (
        <g key={fill}>
          <circle cx={x + 6} cy="12" r="6" fill={fill} />
          <Label x={x + 18} y={16.5}>
            {name}
          </Label>
        </g>
      ))}
      {themes.map(({ raised, early: first }, index) => {
        const y = top + index * row + (isNarrow ? 26 : row / 2);
        return (
          <g key={raised}>
            <Label x={2} y={isNarrow ? y - 12 : y + 5} size={text} weight={600}>
              {names[index]}
            </Label>
            {Array.from({ length: members }, (_, member) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
                key={member}
                cx={left + step * (member + 0.5)}
                cy={y}
                r={radius}
                fill={member < first ? paint.good : member < raised ? paint.middling : paint.sunken}
              />
            ))}
            <Label x={width} y={y + 5} size={text} weight={700} anchor="end">
              {raised}
            </Label>
          </g>
        );
      })}
    </ChartCanvas>
  );
}

export const memberThemes: DataChart = {
  Chart,
  tableOf: ([theme, early, later, all, ...names]) => ({
    head: [theme, early, later, all],
    rows: themes.map(({ raised, early: first }, index) => [
      names[index],
      first,
      raised - first,
      `${raised} / ${members}`,
    ]),
  }),
};
