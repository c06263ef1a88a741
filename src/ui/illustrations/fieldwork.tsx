import { ShareBar } from './charts.tsx';
import {
  Avatar,
  Label,
  Line,
  Picture,
  paint,
  partsOf,
  Sheet,
  Tick,
  Window,
  Word,
  type Worded,
} from './parts.tsx';

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
export function CoveragePicture({ words }: Worded) {
  const [title, a, b, c, people] = partsOf(words);
  return (
    <Picture words={words} phone={[[186, 40, 350, 314]]}>
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5" fill={paint.soft} />
      ))}
      {places.map(({ x, y, r }) => (
        <g key={r}>
          <circle cx={x} cy={y} r={r} fill={paint.good} opacity=".2" />
          <circle cx={x} cy={y} r="7" fill={paint.good} />
        </g>
      ))}
      <Sheet x={388} y={54} width={140} height={126} />
      <Word x={404} y={72} width={62} text={title} weight={600} />
      {[60, 44, 28].map((width, y) => {
        const colour = [paint.good, paint.middling, paint.other][y] ?? paint.good;
        const name = [a, b, c][y];
        const start = name ? 452 : 404;
        const share = name ? 1 : 1.8;
        return (
          <g key={width}>
            {name && <Word x={404} y={98 + y * 26} width={40} text={name} size={11.5} fill={paint.muted} />}
            <Line x={start} y={97 + y * 26} width={60 * share} height={10} fill={paint.sunken} />
            <Line x={start} y={97 + y * 26} width={width * share} height={10} fill={colour} />
          </g>
        );
      })}
      <Sheet x={404} y={258} width={124} height={84} />
      <Avatar x={444} y={289} r={14} />
      <Avatar x={466} y={289} r={14} fill={paint.good} />
      <Avatar x={488} y={289} r={14} fill={paint.middling} />
      <Word x={466} y={318} width={64} text={people} size={11.5} fill={paint.muted} anchor="middle" />
      <path stroke={paint.good} strokeWidth="2" strokeDasharray="4 5" d="M386 220c40 10 24 56 60 42" />
    </Picture>
  );
}

/** How much of each of five is done. */
const progress = {
  inProgress: [96, 82, 64, 91, 38],
  rare: [88, 71, 94, 59, 42],
  nearly: [100, 97, 86, 92, 78],
} as const;

/** How many responses each cell of the first one needs. */
const quota = 200;

const colourOf = (percent: number) => (percent > 75 ? paint.good : percent > 50 ? paint.middling : paint.bad);

interface QuotaPictureProps extends Worded {
  /** How far it has come. */
  stage?: keyof typeof progress;
}

/** Quotas that fill up, and the rejected answers. */
export function QuotaPicture({ words, stage = 'inProgress' }: QuotaPictureProps) {
  const [title, ...rest] = partsOf(words);
  return (
    <Picture words={words} phone={[[30, 30, 332, 338]]}>
      <Window x={36} y={36} width={320} height={328} title={title} />
      {progress[stage].map((percent, y) => (
        <g key={percent}>
          <Avatar x={70} y={104 + y * 52} fill={y % 2 ? paint.good : paint.other} />
          <Word x={98} y={90 + y * 52} width={70} height={7} text={rest[y]} size={12.5} />
          <ShareBar
            x={98}
            y={108 + y * 52}
            width={238}
            value={percent}
            height={10}
            fill={colourOf(percent)}
          />
          <Label x={336} y={98 + y * 52} size={13} weight={600} anchor="end">
            {stage === 'inProgress' ? `${(percent * quota) / 100} / ${quota}` : `${percent}%`}
          </Label>
        </g>
      ))}
      <Sheet x={376} y={62} width={148} height={126} />
      <Word x={394} y={78} width={66} text={rest[5]} weight={600} />
      {[0, 1, 2].map((y) => (
        <g key={y}>
          <Tick x={404} y={110 + y * 28} r={9} />
          <Word x={422} y={106 + y * 28} width={[80, 62, 72][y] ?? 70} text={rest[6 + y]} />
        </g>
      ))}
      <Sheet x={376} y={208} width={148} height={126} />
      <Word x={394} y={224} width={50} text={rest[9]} weight={600} line={paint.bad} />
      {[0, 1, 2].map((y) => (
        <g key={y}>
          {stage === 'inProgress' && y === 2 ? (
            <circle cx={404} cy={256 + y * 26} r="5.5" stroke={paint.middling} strokeWidth="2.5" />
          ) : (
            <path
              stroke={paint.bad}
              strokeWidth="2.5"
              strokeLinecap="round"
              d={`m400 ${252 + y * 26} 8 8m0-8-8 8`}
            />
          )}
          <Word x={422} y={252 + y * 26} width={[70, 84, 56][y] ?? 70} text={rest[10 + y]} />
        </g>
      ))}
    </Picture>
  );
}

/** Things in a picture get their frames and names; a second pair of eyes agrees. */
export function LabelingPicture({ words }: Worded) {
  const [title, ...names] = partsOf(words);
  return (
    <Picture words={words} phone={[[44, 72, 332, 286]]}>
      <Window x={36} y={36} width={350} height={328} title={title} />
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
      <rect x="84" y="122" width="70" height="20" fill={paint.good} />
      <Word
        x={92}
        y={128}
        width={40}
        text={names[0]}
        size={11.5}
        weight={600}
        fill={paint.surface}
        line={paint.surface}
      />
      <rect x="220" y="118" width="92" height="140" stroke={paint.bad} strokeWidth="3" />
      <rect x="220" y="98" width="70" height="20" fill={paint.bad} />
      <Word
        x={228}
        y={104}
        width={40}
        text={names[1]}
        size={11.5}
        weight={600}
        fill={paint.surface}
        line={paint.surface}
      />
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
          <Word x={446} y={86 + y * 32} width={[56, 42, 50][y] ?? 50} text={names[2 + y]} />
        </g>
      ))}
      <Sheet x={406} y={204} width={118} height={132} />
      <Avatar x={436} y={238} r={15} />
      <Avatar x={492} y={238} r={15} fill={paint.good} />
      <path stroke={paint.soft} strokeWidth="3" d="M452 238h24" />
      <Tick x={464} y={284} r={16} />
      {words && (
        <Word x={464} y={314} width={60} text={names[5]} size={11.5} fill={paint.muted} anchor="middle" />
      )}
    </Picture>
  );
}
