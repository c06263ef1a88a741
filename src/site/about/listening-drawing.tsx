import { Avatar, Canvas, Label, paint, partsOf, Sheet, type Worded } from '../../ui/illustrations/parts.tsx';

const voices = [
  { y: 40, width: 206, colour: paint.good },
  { y: 98, width: 176, colour: paint.other },
  { y: 156, width: 220, colour: paint.bad },
  { y: 214, width: 190, colour: paint.middling },
  { y: 272, width: 206, colour: paint.good },
];

/** Many voices on the left, one clear curve on the right. */
export function ListeningDrawing({ words }: Worded) {
  const [title, value, change, ...said] = partsOf(words);
  return (
    <Canvas
      width={470}
      height={340}
      phone={[
        [0, 30, 276, 172],
        [296, 50, 174, 252, 73, 180],
      ]}
    >
      {voices.map(({ y, width, colour }, index) => (
        <g key={y}>
          <path
            d={`M${46 + width} ${y + 20}C290 ${y + 20} 262 176 300 176`}
            stroke={colour}
            strokeOpacity="0.6"
            strokeWidth="2"
            strokeDasharray="2 6"
            strokeLinecap="round"
          />
          <Avatar x={20} y={y + 20} r={16} fill={colour} />
          <Sheet x={46} y={y} width={width} height={40} rx={20} />
          <Label x={62} y={y + 25} size={13.5}>
            {said[index]}
          </Label>
        </g>
      ))}
      <Sheet x={300} y={56} width={166} height={240} rx={20} />
      <Label x={318} y={92} size={13.5} fill={paint.muted}>
        {title}
      </Label>
      <Label x={318} y={126} size={28} weight={650}>
        {value}
      </Label>
      <Label x={448} y={126} size={13.5} weight={600} anchor="end">
        {change}
      </Label>
      <path
        d="M320 244l28-22 28 10 32-44 36-26"
        stroke={paint.good}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M320 244l28-22 28 10 32-44 36-26v102H320Z" fill={paint.good} opacity="0.12" />
      <circle cx="444" cy="162" r="7" fill={paint.good} />
      <path d="M320 264h124" stroke={paint.border} strokeWidth="2" />
    </Canvas>
  );
}
