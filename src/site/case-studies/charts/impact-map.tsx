import {
  BottomAxis,
  ChartCanvas,
  type ChartProps,
  LeftAxis,
  sizeOf,
} from '../../../ui/illustrations/chart-canvas.tsx';
import { Label, paint, partsOf } from '../../../ui/illustrations/parts.tsx';
import { linearScale } from '../../../ui/illustrations/scale.ts';
import type { DataChart } from '../../charts/data-chart.ts';

/** Satisfied customers in percent, and the stage's share of the explained variance of overall satisfaction in percent. */
const stages = [
  { satisfied: 38, impact: 34, side: 'end' },
  { satisfied: 52, impact: 19, side: 'start' },
  { satisfied: 70, impact: 18, side: 'end' },
  { satisfied: 60, impact: 12, side: 'start' },
  { satisfied: 84, impact: 11, side: 'start' },
  { satisfied: 80, impact: 6, side: 'below' },
] as const;

/** Where a name is from its dot. */
const sides = { end: 1, start: -1, below: 0 } as const;

const meanSatisfied = 64;
const meanImpact = 100 / stages.length;

function Chart({ words, shape }: ChartProps) {
  const [, satisfiedName, impactName, first, ...names] = partsOf(words);
  const { width, height, text } = sizeOf(shape);
  const left = 46;
  const top = 30;
  const bottom = height - 46;
  const x = linearScale([30, 90], [left, width - 18]);
  const y = linearScale([0, 40], [bottom, top]);
  return (
    <ChartCanvas shape={shape}>
      <rect
        x={left}
        y={top}
        width={x(meanSatisfied) - left}
        height={y(meanImpact) - top}
        fill={paint.bad}
        fillOpacity=".1"
      />
      <LeftAxis ticks={[0, 10, 20, 30, 40]} scale={y} from={left} to={width - 18} unit="%" />
      <BottomAxis ticks={[30, 50, 70, 90]} scale={x} from={top} to={bottom} unit="%" />
      <path
        stroke={paint.muted}
        strokeDasharray="4 4"
        d={`M${x(meanSatisfied)} ${top}V${bottom}M${left} ${y(meanImpact)}H${width - 18}`}
      />
      <Label x={6} y={16} size={13} weight={600}>
        {impactName}
      </Label>
      <Label x={width - 18} y={height - 8} size={13} weight={600} anchor="end">
        {satisfiedName}
      </Label>
      <Label x={x(meanSatisfied) - 8} y={top + 18} size={13} fill={paint.muted} anchor="end">
        {first}
      </Label>
      {stages.map(({ satisfied, impact, side }, index) => (
        <g key={impact}>
          <circle
            cx={x(satisfied)}
            cy={y(impact)}
            r={index === 0 ? 10 : 7}
            fill={index === 0 ? paint.bad : paint.other}
          />
          <Label
            x={x(satisfied) + sides[side] * (index === 0 ? 16 : 12)}
            y={y(impact) + (side === 'below' ? 21 : side === 'end' && index > 0 ? -1 : 4.5)}
            size={index === 0 ? text + 1 : text}
            weight={index === 0 ? 700 : 400}
            anchor={side === 'below' ? 'middle' : side === 'end' ? 'start' : 'end'}
          >
            {names[index]}
          </Label>
        </g>
      ))}
    </ChartCanvas>
  );
}

export const impactMap: DataChart = {
  Chart,
  tableOf: ([stage, satisfiedName, impactName, , ...names]) => ({
    head: [stage, satisfiedName, impactName],
    rows: stages.map(({ satisfied, impact }, index) => [names[index], `${satisfied}%`, `${impact}%`]),
  }),
};
