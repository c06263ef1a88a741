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
      width={520}
      height={340}
      phone={[
        [25, 30, 276, 172],
        [321, 50, 174, 252, 73, 180],
      ]}
    >
      {voices.map(({ y, width, colour }, index) => (
        <g key={y}>
          <path
            className="connector"
            d={`M${71 + width} ${y + 20}C315 ${y + 20} 287 176 325 176`}
            stroke={colour}
            strokeOpacity="0.6"
            strokeWidth="2"
            strokeDasharray="2 6"
            strokeLinecap="round"
          />
          <Avatar x={45} y={y + 20} r={16} fill={colour} />
          <Sheet x={71} y={y} width={width} height={40} rx={20} />
          <Label x={87} y={y + 25} size={13.5}>
            {said[index]}
          </Label>
        </g>
      ))}
      <Sheet x={325} y={56} width={166} height={240} rx={20} />
      <Label x={343} y={92} size={13.5} fill={paint.muted}>
        {title}
      </Label>
      <Label x={343} y={126} size={28} weight={650}>
        {value}
      </Label>
      <Label x={473} y={126} size={13.5} weight={600} anchor="end">
        {change}
      </Label>
      <path
        d="M345 244l28-22 28 10 32-44 36-26"
        stroke={paint.good}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M345 244l28-22 28 10 32-44 36-26v102H345Z" fill={paint.good} opacity="0.12" />
      <circle cx="469" cy="162" r="7" fill={paint.good} />
      <path d="M345 264h124" stroke={paint.border} strokeWidth="2" />
    </Canvas>
  );
}
