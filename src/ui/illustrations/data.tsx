import { Avatar, Face, Label, Line, Picture, paint, Sheet, Tick, Window } from './parts.tsx';

/** The land as rows of dots: where each begins, and how many there are. */
const rows = [
  [9, 3],
  [7, 7],
  [5, 11],
  [2, 15],
  [1, 17],
  [1, 17],
  [2, 17],
  [4, 14],
  [6, 12],
  [8, 9],
  [10, 6],
  [11, 3],
] as const;

const dots = rows.flatMap(([from, count], row) =>
  Array.from({ length: count }, (_, column) => ({ x: 60 + (from + column) * 20, y: 62 + row * 25 })),
);

const places = [
  { x: 336, y: 148, r: 26 },
  { x: 300, y: 220, r: 20 },
  { x: 356, y: 216, r: 30 },
  { x: 236, y: 236, r: 16 },
  { x: 316, y: 284, r: 24 },
];

/** Where the people are that can be asked. */
export const CoveragePicture = () => (
  <Picture>
    {dots.map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={paint.soft} />
    ))}
    {places.map(({ x, y, r }) => (
      <g key={r}>
        <circle cx={x} cy={y} r={r} fill={paint.good} opacity=".2" />
        <circle cx={x} cy={y} r="7" fill={paint.good} />
      </g>
    ))}
    <Sheet x={404} y={54} width={124} height={126} />
    <Line x={420} y={72} width={62} />
    {[88, 64, 42].map((width, y) => (
      <g key={width}>
        <Line x={420} y={94 + y * 26} width={92} height={11} fill={paint.sunken} />
        <Line
          x={420}
          y={94 + y * 26}
          width={width}
          height={11}
          fill={[paint.good, paint.middling, paint.other][y] ?? paint.good}
        />
      </g>
    ))}
    <Sheet x={414} y={262} width={114} height={64} />
    <Avatar x={440} y={294} r={14} />
    <Avatar x={462} y={294} r={14} fill={paint.good} />
    <Avatar x={484} y={294} r={14} fill={paint.middling} />
    <path stroke={paint.good} strokeWidth="2" strokeDasharray="4 5" d="M386 220c40 10 24 56 60 42" />
  </Picture>
);

const quotas = [
  { done: 0.96, colour: paint.good },
  { done: 0.82, colour: paint.good },
  { done: 0.64, colour: paint.middling },
  { done: 0.91, colour: paint.good },
  { done: 0.38, colour: paint.bad },
];

/** Quotas filling up, cell by cell, and the answers that were turned away. */
export const QuotaPicture = () => (
  <Picture>
    <Window x={36} y={36} width={320} height={328} />
    {quotas.map(({ done, colour }, y) => (
      <g key={done}>
        <Avatar x={70} y={104 + y * 52} fill={y % 2 ? paint.good : paint.other} />
        <Line x={98} y={90 + y * 52} width={70} height={7} />
        <Line x={98} y={106 + y * 52} width={180} height={12} fill={paint.sunken} />
        <Line x={98} y={106 + y * 52} width={180 * done} height={12} fill={colour} />
        <Label x={336} y={117 + y * 52} size={14} weight={600} anchor="end">
          {Math.round(done * 100)}%
        </Label>
      </g>
    ))}
    <Sheet x={376} y={62} width={148} height={126} />
    <Line x={394} y={80} width={66} />
    {[0, 1, 2].map((y) => (
      <g key={y}>
        <Tick x={404} y={110 + y * 28} r={9} />
        <Line x={422} y={106 + y * 28} width={[80, 62, 72][y] ?? 70} />
      </g>
    ))}
    <Sheet x={376} y={208} width={148} height={126} />
    <Line x={394} y={226} width={50} fill={paint.bad} />
    {[0, 1, 2].map((y) => (
      <g key={y}>
        <path
          stroke={paint.bad}
          strokeWidth="2.5"
          strokeLinecap="round"
          d={`m400 ${252 + y * 26} 8 8m0-8-8 8`}
        />
        <Line x={422} y={252 + y * 26} width={[70, 84, 56][y] ?? 70} />
      </g>
    ))}
  </Picture>
);

/** Sources flow together, are cleaned and joined, and come out as tables and alerts. */
export const PipelinePicture = () => (
  <Picture>
    {[paint.good, paint.middling, paint.other, paint.bad].map((colour, y) => (
      <g key={colour}>
        <Sheet x={36} y={44 + y * 82} width={118} height={60} />
        <circle cx="62" cy={74 + y * 82} r="11" fill={colour} />
        <Line x={84} y={64 + y * 82} width={52} />
        <Line x={84} y={80 + y * 82} width={34} fill={paint.sunken} />
        <path
          stroke={colour}
          strokeWidth="3"
          opacity=".6"
          d={`M154 ${74 + y * 82}c50 0 30 ${123 - y * 82} 78 ${123 - y * 82}`}
        />
      </g>
    ))}
    <Sheet x={226} y={120} width={110} height={160} rx={18} />
    {[0, 1, 2].map((y) => (
      <g key={y}>
        <ellipse
          cx="281"
          cy={160 + y * 40}
          rx="34"
          ry="11"
          fill={paint.soft}
          stroke={paint.good}
          strokeWidth="2"
        />
        {y < 2 && <path stroke={paint.good} strokeWidth="2" d={`M247 ${160 + y * 40}v40m68-40v40`} />}
      </g>
    ))}
    <path stroke={paint.good} strokeWidth="3" d="M336 200h20c20 0 10-86 36-86m-36 86c20 0 10 86 36 86" />
    <Sheet x={390} y={52} width={136} height={124} />
    {[0, 1, 2, 3].map((y) => (
      <g key={y}>
        <Line x={406} y={72 + y * 24} width={40} fill={y === 0 ? paint.other : paint.soft} />
        <Line x={458} y={72 + y * 24} width={50} fill={y === 0 ? paint.other : paint.sunken} />
      </g>
    ))}
    <Sheet x={390} y={224} width={136} height={124} />
    <path
      stroke={paint.good}
      strokeWidth="3"
      strokeLinecap="round"
      d="M408 320c14 0 18-26 34-26s18 14 34-4 16-30 32-36"
    />
    <circle cx="508" cy="254" r="6" fill={paint.good} />
    <Line x={406} y={242} width={54} />
  </Picture>
);

const hours = [4, 6, 10, 22, 34, 30, 44, 38, 52, 74, 92, 60];

/** What a phone is used for through the day. */
export const MobileUsagePicture = () => (
  <Picture>
    <rect x="48" y="30" width="180" height="340" rx="26" fill={paint.text} />
    <rect x="56" y="38" width="164" height="324" rx="20" fill={paint.surface} />
    {Array.from({ length: 12 }, (_, app) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        key={app}
        x={74 + (app % 3) * 46}
        y={70 + Math.floor(app / 3) * 52}
        width="36"
        height="36"
        rx="10"
        fill={[paint.good, paint.soft, paint.middling, paint.soft, paint.other][app % 5] ?? paint.soft}
      />
    ))}
    <rect x="74" y="292" width="128" height="50" rx="12" fill={paint.sunken} />
    <Line x={88} y={306} width={84} />
    <Line x={88} y={322} width={56} />
    <Sheet x={256} y={44} width={268} height={170} />
    <Line x={276} y={62} width={92} />
    {hours.map((height, x) => (
      <rect
        key={height}
        x={278 + x * 19.5}
        y={196 - height}
        width="12"
        height={height}
        rx="3"
        fill={height > 70 ? paint.good : paint.soft}
      />
    ))}
    <Sheet x={256} y={232} width={268} height={124} />
    {[
      { width: 150, colour: paint.good },
      { width: 104, colour: paint.middling },
      { width: 66, colour: paint.other },
    ].map(({ width, colour }, y) => (
      <g key={colour}>
        <rect x="276" y={250 + y * 34} width="22" height="22" rx="7" fill={colour} />
        <Line x={312} y={255 + y * 34} width={190} height={12} fill={paint.sunken} />
        <Line x={312} y={255 + y * 34} width={width} height={12} fill={colour} />
      </g>
    ))}
  </Picture>
);

/** Things in a picture get their frames and names; a second pair of eyes agrees. */
export const LabelingPicture = () => (
  <Picture>
    <Window x={36} y={36} width={350} height={328} />
    <rect x="54" y="82" width="314" height="200" rx="10" fill={paint.soft} />
    <path
      fill={paint.other}
      opacity=".35"
      d="M54 240c60-40 100-10 150-40s110-30 164 10v62a10 10 0 0 1-10 10H64a10 10 0 0 1-10-10Z"
    />
    <rect x="92" y="150" width="88" height="100" rx="14" fill={paint.other} opacity=".7" />
    <circle cx="266" cy="150" r="24" fill={paint.other} opacity=".7" />
    <path fill={paint.other} opacity=".7" d="M228 250c0-44 16-70 38-70s38 26 38 70Z" />
    <rect x="84" y="142" width="104" height="116" stroke={paint.good} strokeWidth="3" />
    <rect x="84" y="124" width="62" height="18" fill={paint.good} />
    <Line x={94} y={129} width={40} fill={paint.surface} />
    <rect x="220" y="118" width="92" height="140" stroke={paint.bad} strokeWidth="3" />
    <rect x="220" y="100" width="62" height="18" fill={paint.bad} />
    <Line x={230} y={105} width={40} fill={paint.surface} />
    {[0, 1, 2, 3].map((x) => (
      <rect
        key={x}
        x={54 + x * 80}
        y="300"
        width="70"
        height="46"
        rx="8"
        fill={x === 1 ? paint.good : paint.sunken}
        opacity={x === 1 ? 0.4 : 1}
      />
    ))}
    <Sheet x={406} y={62} width={118} height={120} />
    {[paint.good, paint.bad, paint.middling].map((colour, y) => (
      <g key={colour}>
        <rect x="422" y={82 + y * 32} width="16" height="16" rx="4" fill={colour} />
        <Line x={448} y={86 + y * 32} width={[56, 42, 50][y] ?? 50} />
      </g>
    ))}
    <Sheet x={406} y={204} width={118} height={132} />
    <Avatar x={436} y={238} r={15} />
    <Avatar x={492} y={238} r={15} fill={paint.good} />
    <path stroke={paint.soft} strokeWidth="3" d="M452 238h24" />
    <Tick x={464} y={290} r={18} />
  </Picture>
);

/** Much is asked of few, little of many: behaviour, opinions and posts of the same people. */
export const JoinedPicture = () => (
  <Picture>
    {[
      { x: 220, y: 160, colour: paint.good },
      { x: 340, y: 160, colour: paint.middling },
      { x: 280, y: 256, colour: paint.other },
    ].map(({ x, y, colour }) => (
      <g key={colour}>
        <circle cx={x} cy={y} r="104" fill={colour} opacity=".2" />
        <circle cx={x} cy={y} r="104" stroke={colour} strokeWidth="2.5" />
      </g>
    ))}
    <Avatar x={280} y={192} r={34} />
    <Line x={144} y={138} width={64} height={10} fill={paint.good} />
    <Line x={144} y={158} width={44} fill={paint.soft} />
    <Line x={366} y={138} width={64} height={10} fill={paint.middling} />
    <Line x={366} y={158} width={44} fill={paint.soft} />
    <Line x={250} y={304} width={60} height={10} fill={paint.other} />
    <Line x={260} y={324} width={40} fill={paint.soft} />
    <Face x={90} y={300} mood={1} r={20} />
    <Face x={476} y={296} mood={-1} r={16} />
    <Face x={470} y={72} mood={0} r={14} />
  </Picture>
);
