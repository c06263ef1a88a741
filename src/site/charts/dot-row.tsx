import { type ChartShape, sizeOf } from '../../ui/illustrations/chart-canvas.tsx';
import { Label, paint } from '../../ui/illustrations/parts.tsx';

interface Dot {
  x: number;
  fill: string;
}

interface DotRowProps {
  shape: ChartShape;
  y: number;
  name: string | undefined;
  /** From the baseline of the name to the dots, on phones. */
  nameGap?: number;
  weight: number;
  /** The second dot lies over the first one. */
  dots: readonly [Dot, Dot];
}

/** A row of a chart that compares two values: its name, and two dots with a line between them. The name is above it on phones. */
export function DotRow({ shape, y, name, nameGap = 12, weight, dots }: DotRowProps) {
  const isNarrow = shape === 'narrow';
  const [first, second] = dots;
  return (
    <>
      <Label
        x={isNarrow ? 2 : 0}
        y={isNarrow ? y - nameGap : y + 5}
        size={sizeOf(shape).text}
        weight={weight}
        isOutlined={isNarrow}
      >
        {name}
      </Label>
      <path stroke={paint.border} strokeWidth="5" d={`M${first.x} ${y}H${second.x}`} />
      {dots.map(({ x, fill }) => (
        <circle key={fill} cx={x} cy={y} r="7" fill={fill} />
      ))}
    </>
  );
}
