import { Avatar, Face, Label, Line, Picture, paint, Sheet, Tick, Window } from './parts.tsx';

/** Share of voice over time, ours against two others. */
export const ShareOfVoicePicture = () => (
  <Picture>
    <Window x={36} y={36} width={488} height={328} />
    <path stroke={paint.border} d="M60 130h440M60 190h440M60 250h440" />
    <path fill={paint.other} opacity=".35" d="M60 300V236c70-20 120 10 190-6s150-10 250 16v54Z" />
    <path fill={paint.middling} opacity=".55" d="M60 300v-32c80-6 130 6 190-12s150 10 250 8v36Z" />
    <path
      stroke={paint.good}
      strokeWidth="4"
      strokeLinecap="round"
      d="M60 226c60 4 90-26 140-30s70 18 120-20 90-62 170-66"
    />
    <circle cx="490" cy="110" r="8" fill={paint.good} />
    <circle cx="490" cy="110" r="17" fill={paint.good} opacity=".18" />
    <path stroke={paint.bad} strokeWidth="2" strokeDasharray="4 5" d="M320 92v208" />
    <rect x="284" y="78" width="72" height="22" rx="11" fill={paint.bad} opacity=".18" />
    <Line x={298} y={85} width={44} fill={paint.bad} />
    {[paint.good, paint.middling, paint.other].map((colour, x) => (
      <g key={colour}>
        <circle cx={68 + x * 110} cy={330} r={6} fill={colour} />
        <Line x={82 + x * 110} y={326} width={58} />
      </g>
    ))}
  </Picture>
);

const posts = [
  { mood: 1, width: 190 },
  { mood: -1, width: 214 },
  { mood: 0, width: 160 },
  { mood: 1, width: 204 },
] as const;

/** Posts as they come in, each with its mood, and the mood of all of them. */
export const SentimentPicture = () => (
  <Picture>
    {posts.map(({ mood, width }, y) => (
      <g key={width}>
        <Sheet x={40 + (y % 2) * 22} y={40 + y * 82} width={300} height={68} />
        <Avatar x={70 + (y % 2) * 22} y={74 + y * 82} />
        <Line x={98 + (y % 2) * 22} y={60 + y * 82} width={width} />
        <Line x={98 + (y % 2) * 22} y={80 + y * 82} width={width * 0.6} fill={paint.sunken} />
        <Face x={322 + (y % 2) * 22} y={76 + y * 82} mood={mood} r={12} />
      </g>
    ))}
    <Sheet x={384} y={70} width={140} height={260} />
    <Line x={402} y={90} width={76} />
    {[
      { colour: paint.good, height: 120, label: '62' },
      { colour: paint.middling, height: 52, label: '24' },
      { colour: paint.bad, height: 30, label: '14' },
    ].map(({ colour, height, label }, x) => (
      <g key={label}>
        <rect x={404 + x * 36} y={300 - height} width="26" height={height} rx="6" fill={colour} />
        <Label x={417 + x * 36} y={290 - height} size={13} weight={600} anchor="middle">
          {label}
        </Label>
      </g>
    ))}
    <path stroke={paint.border} d="M402 304h104" />
  </Picture>
);

const topics = [
  { x: 190, y: 170, r: 74, colour: paint.good },
  { x: 318, y: 132, r: 50, colour: paint.other },
  { x: 316, y: 252, r: 62, colour: paint.bad },
  { x: 118, y: 286, r: 40, colour: paint.middling },
  { x: 214, y: 304, r: 34, colour: paint.other },
  { x: 104, y: 96, r: 30, colour: paint.good },
];

/** What people talk about: the larger, the more often; the colour is the mood. */
export const TopicsPicture = () => (
  <Picture>
    {topics.map(({ x, y, r, colour }) => (
      <g key={r}>
        <circle cx={x} cy={y} r={r} fill={colour} opacity=".22" />
        <circle cx={x} cy={y} r={r} stroke={colour} strokeWidth="2" />
        <Line x={x - r * 0.55} y={y - 5} width={r * 1.1} height={10} fill={colour} />
      </g>
    ))}
    <Sheet x={400} y={62} width={124} height={276} />
    {[84, 66, 58, 44, 36, 24].map((width, y) => (
      <g key={width}>
        <Line x={416} y={84 + y * 42} width={54} height={7} />
        <Line x={416} y={98 + y * 42} width={92} height={10} fill={paint.sunken} />
        <Line x={416} y={98 + y * 42} width={width} height={10} fill={topics[y]?.colour ?? paint.soft} />
      </g>
    ))}
  </Picture>
);

/** A sentence is read, its parts are marked, and each mark finds its place in a tree of tags. */
export const TaggingPicture = () => (
  <Picture>
    <Sheet x={36} y={56} width={250} height={288} />
    {[0, 1, 2, 3, 4, 5].map((y) => (
      <g key={y}>
        <Line x={58} y={84 + y * 40} width={[70, 200, 110, 180, 60, 150][y] ?? 0} height={10} />
        {y % 2 === 0 && (
          <rect
            x={[134, 0, 174, 0, 124, 0][y] ?? 0}
            y={78 + y * 40}
            width={[96, 0, 70, 0, 110, 0][y] ?? 0}
            height="22"
            rx="6"
            fill={[paint.good, paint.soft, paint.bad, paint.soft, paint.middling][y] ?? paint.soft}
            opacity=".38"
          />
        )}
      </g>
    ))}
    {[
      { from: 89, to: 110, colour: paint.good },
      { from: 169, to: 200, colour: paint.bad },
      { from: 249, to: 290, colour: paint.middling },
    ].map(({ from, to, colour }) => (
      <g key={colour}>
        <path
          stroke={colour}
          strokeWidth="2"
          strokeDasharray="4 5"
          d={`M244 ${from}c70 0 60 ${to - from} 120 ${to - from}`}
        />
        <Sheet x={364} y={to - 26} width={160} height={52} />
        <circle cx="386" cy={to} r="8" fill={colour} />
        <Line x={404} y={to - 11} width={84} />
        <Line x={404} y={to + 5} width={58} fill={paint.sunken} />
        <Tick x={502} y={to} r={9} />
      </g>
    ))}
  </Picture>
);

/** A research community on a phone: an assignment, answers, a picture, and likes. */
export const CommunityPicture = () => (
  <Picture>
    <rect x="170" y="24" width="220" height="352" rx="28" fill={paint.text} />
    <rect x="178" y="32" width="204" height="336" rx="22" fill={paint.surface} />
    <rect x="196" y="56" width="168" height="60" rx="12" fill={paint.soft} />
    <Line x={210} y={72} width={100} fill={paint.other} />
    <Line x={210} y={90} width={64} fill={paint.good} />
    <Avatar x={210} y={148} r={13} />
    <rect x="232" y="134" width="126" height="34" rx="12" fill={paint.sunken} />
    <Line x={246} y={147} width={88} />
    <Avatar x={210} y={200} r={13} fill={paint.good} />
    <rect x="232" y="182" width="126" height="92" rx="12" fill={paint.sunken} />
    <path fill={paint.good} opacity=".5" d="m240 264 30-40 22 24 18-16 40 32Z" />
    <circle cx="330" cy="204" r="9" fill={paint.middling} />
    <rect x="216" y="288" width="148" height="34" rx="12" fill={paint.good} />
    <Line x={232} y={301} width={96} fill={paint.surface} />
    <Sheet x={44} y={90} width={106} height={72} />
    <Face x={72} y={126} mood={1} r={13} />
    <Line x={94} y={114} width={40} />
    <Line x={94} y={130} width={28} fill={paint.sunken} />
    <Sheet x={410} y={120} width={110} height={84} />
    <Line x={426} y={138} width={60} />
    <Line x={426} y={158} width={78} fill={paint.sunken} height={10} />
    <Line x={426} y={158} width={62} fill={paint.good} height={10} />
    <Line x={426} y={178} width={78} fill={paint.sunken} height={10} />
    <Line x={426} y={178} width={34} fill={paint.middling} height={10} />
    <Sheet x={58} y={236} width={92} height={72} />
    <Avatar x={84} y={272} r={14} fill={paint.bad} />
    <Avatar x={104} y={272} r={14} />
    <Avatar x={124} y={272} r={14} fill={paint.good} />
  </Picture>
);
