import { Avatar, Face, Label, Line, Picture, paint, Sheet, Tick, Window } from './parts.tsx';

const bars = [52, 74, 61, 96, 84, 118, 104, 132];

/** A dashboard: figures on top, their course below, and what moved them beside. */
export const DashboardPicture = () => (
  <Picture>
    <Window x={36} y={36} width={488} height={328} />
    {['86.4', '+49', '92%'].map((value, x) => (
      <g key={value}>
        <Sheet x={56 + x * 152} y={82} width={144} height={76} />
        <Line x={72 + x * 152} y={98} width={56} />
        <Label x={72 + x * 152} y={142} size={26} weight={650}>
          {value}
        </Label>
        <path
          stroke={x === 1 ? paint.middling : paint.good}
          strokeWidth="2.5"
          strokeLinecap="round"
          d={`m${144 + x * 152} 140 12-10 10 6 18-20`}
        />
      </g>
    ))}
    <Sheet x={56} y={174} width={296} height={170} />
    <path stroke={paint.border} d="M72 214h264M72 254h264M72 294h264" />
    {bars.map((height, x) => (
      <rect
        key={height}
        x={78 + x * 33}
        y={328 - height}
        width="18"
        height={height}
        rx="4"
        fill={x === 4 ? paint.bad : paint.good}
        opacity={x === 4 ? 1 : 0.35 + x * 0.08}
      />
    ))}
    <Sheet x={368} y={174} width={136} height={170} />
    <Line x={384} y={192} width={70} />
    {[96, 78, 60, 40].map((width, y) => (
      <g key={width}>
        <Line x={384} y={220 + y * 30} width={104} fill={paint.sunken} height={12} />
        <Line x={384} y={220 + y * 30} width={width} fill={y === 0 ? paint.bad : paint.other} height={12} />
      </g>
    ))}
  </Picture>
);

const stages = [
  { y: 196, mood: 1 },
  { y: 168, mood: 1 },
  { y: 252, mood: -1 },
  { y: 206, mood: 0 },
  { y: 158, mood: 1 },
] as const;

/** A customer's way in five stages: how it felt, and what was done about the low point. */
export const JourneyPicture = () => (
  <Picture>
    <Window x={36} y={36} width={488} height={328} />
    {stages.map(({ y }, x) => (
      <g key={y}>
        <rect x={60 + x * 90} y={82} width={80} height={28} rx={8} fill={paint.soft} opacity={0.55} />
        <Line x={76 + x * 90} y={92} width={48} fill={paint.other} />
        <path stroke={paint.border} strokeDasharray="3 6" d={`M${100 + x * 90} 118v174`} />
      </g>
    ))}
    <path
      stroke={paint.good}
      strokeWidth="3"
      d="M100 196c40 0 50-28 90-28s50 84 90 84 50-46 90-46 50-48 90-48"
    />
    {stages.map(({ y, mood }, x) => (
      <Face key={y} x={100 + x * 90} y={y} mood={mood} />
    ))}
    <Sheet x={204} y={290} width={152} height={56} />
    <Tick x={228} y={318} />
    <Line x={250} y={304} width={88} />
    <Line x={250} y={322} width={56} fill={paint.sunken} />
    <path stroke={paint.bad} strokeWidth="2" strokeDasharray="4 4" d="M280 270v20" />
  </Picture>
);

const arc = Math.PI * 130;

/** Likelihood to recommend on a gauge, and the three groups it comes from. */
export const NpsPicture = () => (
  <Picture>
    <Sheet x={60} y={44} width={440} height={312} rx={18} />
    {[
      { colour: paint.bad, from: 0, to: 0.28 },
      { colour: paint.middling, from: 0.3, to: 0.55 },
      { colour: paint.good, from: 0.57, to: 1 },
    ].map(({ colour, from, to }) => (
      <path
        key={colour}
        stroke={colour}
        strokeWidth="28"
        strokeDasharray={`${(to - from) * arc} ${arc}`}
        strokeDashoffset={-from * arc}
        d="M150 236a130 130 0 0 1 260 0"
      />
    ))}
    <path stroke={paint.text} strokeWidth="5" strokeLinecap="round" d="m280 236 62-66" />
    <circle cx="280" cy="236" r="10" fill={paint.text} />
    {Array.from({ length: 11 }, (_, score) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the scale never changes
      <g key={score}>
        <rect
          x={88 + score * 35.5}
          y={276}
          width={28}
          height={28}
          rx={7}
          fill={score < 7 ? paint.bad : score < 9 ? paint.middling : paint.good}
          opacity={score === 9 ? 1 : 0.22}
        />
        <Label x={102 + score * 35.5} y={295} size={13} anchor="middle" weight={score === 9 ? 650 : 400}>
          {score}
        </Label>
      </g>
    ))}
    <Line x={88} y={322} width={70} />
    <Line x={402} y={322} width={70} />
  </Picture>
);

const heat = [
  [0.9, 0.55, 0.75, 0.4, 0.8, 0.62],
  [0.6, 0.85, 0.45, 0.1, 0.65, 0.9],
  [0.75, 0.42, 0.95, 0.5, 0.15, 0.7],
  [0.5, 0.7, 0.6, 0.85, 0.78, 0.44],
];

/** Engagement by team and theme: the fuller the colour, the better; two cells stand out. */
export const HeatMapPicture = () => (
  <Picture>
    <Window x={36} y={36} width={488} height={328} />
    {[0, 1, 2, 3, 4, 5].map((x) => (
      <Line key={x} x={158 + x * 58} y={86} width={36} />
    ))}
    {heat.map((row, y) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
      <g key={y}>
        <Avatar x={72} y={132 + y * 60} fill={y % 2 ? paint.good : paint.other} />
        <Line x={96} y={128 + y * 60} width={38} />
        {row.map((value, x) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
            key={x}
          >
            <rect
              x={150 + x * 58}
              y={108 + y * 60}
              width="52"
              height="48"
              rx="9"
              fill={value < 0.3 ? paint.bad : paint.good}
              opacity={value < 0.3 ? 0.9 : 0.15 + value * 0.7}
            />
          </g>
        ))}
      </g>
    ))}
  </Picture>
);

/** A low score comes in, a ticket is opened, somebody answers, it is closed. */
export const AlertPicture = () => (
  <Picture>
    <Sheet x={44} y={48} width={220} height={128} />
    <Face x={80} y={88} mood={-1} r={18} />
    <Line x={112} y={74} width={120} />
    <Line x={112} y={92} width={84} fill={paint.sunken} />
    {[0, 1, 2, 3, 4].map((star) => (
      <path
        key={star}
        transform={`translate(${70 + star * 30} 128)`}
        fill={star === 0 ? paint.bad : paint.soft}
        d="m10 0 3 7 7 .6-5.4 4.7 1.7 7L10 15.500l-6.3 3.8 1.7-7L0 7.6 7 7Z"
      />
    ))}
    <path stroke={paint.bad} strokeWidth="2.5" strokeDasharray="5 5" d="M264 112h40v44" />
    <Sheet x={250} y={156} width={264} height={196} />
    <rect x={270} y={176} width={64} height={22} rx={11} fill={paint.bad} opacity=".18" />
    <Line x={284} y={183} width={36} fill={paint.bad} />
    <Line x={346} y={183} width={100} />
    {[0, 1, 2].map((step) => (
      <g key={step}>
        <Avatar x={290} y={232 + step * 46} r={14} fill={step === 1 ? paint.good : paint.other} />
        <Line x={316} y={222 + step * 46} width={132 - step * 22} />
        <Line x={316} y={238 + step * 46} width={86} fill={paint.sunken} />
        <Tick x={482} y={230 + step * 46} r={11} fill={step === 2 ? paint.middling : paint.good} />
      </g>
    ))}
    <Sheet x={60} y={212} width={160} height={112} />
    <Line x={78} y={232} width={70} />
    <path
      stroke={paint.good}
      strokeWidth="3"
      strokeLinecap="round"
      d="M78 300c20 0 24-20 46-22s26 10 44-4 18-20 34-24"
    />
    <path stroke={paint.border} d="M78 308h124" />
  </Picture>
);
