import { ShareBar } from './charts.tsx';
import {
  Avatar,
  Face,
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

/** An interview on video: who speaks, what is said, and the moments worth keeping. */
export function VideoInterviewPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  return (
    <Picture
      words={words}
      phone={[
        [50, 74, 300, 194],
        [360, 82, 150, 66, 0, 194],
        [360, 148, 150, 66, 150, 194],
        [360, 214, 150, 62, 0, 260],
        [360, 280, 150, 62, 150, 260],
      ]}
    >
      <Window x={36} y={36} width={488} height={328} title={title} />
      <rect x="56" y="82" width="290" height="180" rx="12" fill={paint.soft} />
      <rect x="96" y="104" width="64" height="72" rx="4" fill={paint.surface} opacity=".6" />
      <path stroke={paint.soft} strokeWidth="3" d="M128 104v72M96 140h64" />
      <path stroke={paint.surface} strokeWidth="4" strokeLinecap="round" opacity=".6" d="M262 128h60" />
      <rect x="270" y="108" width="12" height="18" rx="2" fill={paint.middling} opacity=".7" />
      <rect x="286" y="102" width="10" height="24" rx="2" fill={paint.other} opacity=".45" />
      <rect x="300" y="112" width="14" height="14" rx="2" fill={paint.good} opacity=".6" />
      <Avatar x={200} y={170} r={62} />
      <Sheet x={258} y={194} width={76} height={56} rx={8} />
      <Avatar x={296} y={222} r={20} fill={paint.good} />
      <circle cx="76" cy="102" r="6" fill={paint.bad} />
      <Line x={56} y={284} width={290} height={6} fill={paint.sunken} />
      <Line x={56} y={284} width={168} height={6} fill={paint.good} />
      {[110, 160, 262].map((x, index) => (
        <path
          key={x}
          d={`M${x} 274v26`}
          stroke={[paint.middling, paint.bad, paint.good][index] ?? paint.good}
          strokeWidth="4"
          strokeLinecap="round"
        />
      ))}
      {Array.from({ length: 36 }, (_, x) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
          key={x}
          stroke={x < 21 ? paint.good : paint.soft}
          strokeWidth="3"
          strokeLinecap="round"
          d={`M${60 + x * 8} ${330 - ((x * 7) % 13)}v${2 * ((x * 7) % 13) + 2}`}
        />
      ))}
      {[0, 1, 2, 3].map((y) => (
        <g key={y}>
          <rect
            x="364"
            y={82 + y * 66}
            width="140"
            height="56"
            rx="10"
            fill={y === 1 ? paint.soft : paint.sunken}
          />
          <Word
            x={376}
            y={94 + y * 66}
            width={34}
            text={rest[y * 2]}
            size={11.5}
            weight={650}
            line={y === 1 ? paint.bad : paint.other}
          />
          <Word
            x={376}
            y={115 + y * 66}
            width={[104, 88, 112, 70][y] ?? 90}
            text={rest[y * 2 + 1]}
            size={11.5}
            line={y === 1 ? paint.surface : paint.soft}
          />
        </g>
      ))}
    </Picture>
  );
}

/** A product to be judged, around its middle. */
const Bottle = ({ x }: { x: number }) => (
  <>
    <rect x={x - 9} y="82" width="18" height="11" rx="3" fill={paint.other} />
    <path
      fill={paint.good}
      d={`M${x - 7} 93h14v8q15 4 15 20v39a8 8 0 0 1-8 8h-28a8 8 0 0 1-8-8v-39q0-16 15-20Z`}
    />
    <rect x={x - 22} y="124" width="44" height="24" fill={paint.surface} opacity=".85" />
    <path stroke={paint.good} strokeWidth="3" strokeLinecap="round" d={`M${x - 12} 133h24m-24 8h14`} />
  </>
);

const Jar = ({ x }: { x: number }) => (
  <>
    <rect x={x - 26} y="88" width="52" height="14" rx="4" fill={paint.middling} />
    <rect x={x - 30} y="102" width="60" height="66" rx="12" fill={paint.other} />
    <rect x={x - 30} y="120" width="60" height="28" fill={paint.surface} opacity=".85" />
    <path stroke={paint.other} strokeWidth="3" strokeLinecap="round" d={`M${x - 16} 130h32m-32 8h20`} />
  </>
);

/** Two concepts side by side with their marks, and which one people would take. */
export function EvaluationPicture({ words }: Worded) {
  const names = partsOf(words);
  return (
    <Picture words={words} phone={[[36, 36, 352, 324]]}>
      {[
        { x: 44, scores: [81, 66, 74], colour: paint.good },
        { x: 220, scores: [62, 58, 46], colour: paint.other },
      ].map(({ x, scores, colour }, index) => (
        <g key={x}>
          <Sheet x={x} y={52} width={160} height={296} />
          <rect x={x + 16} y={68} width="128" height="110" rx="10" fill={paint.soft} />
          {index === 0 ? <Bottle x={x + 80} /> : <Jar x={x + 80} />}
          {scores.map((score, y) => (
            <g key={score}>
              <Word
                x={x + 16}
                y={196 + y * 34}
                width={48}
                height={7}
                text={names[2 + y]}
                size={11.5}
                fill={paint.muted}
              />
              <Label x={x + 144} y={204 + y * 34} size={12} weight={650} anchor="end">
                {score}%
              </Label>
              <ShareBar x={x + 16} y={211 + y * 34} width={128} value={score} fill={colour} />
            </g>
          ))}
          <Word x={x + 80} y={316} width={60} text={names[index]} size={15} weight={650} anchor="middle" />
        </g>
      ))}
      <Tick x={188} y={64} r={15} />
      <Sheet x={394} y={84} width={134} height={232} />
      <Word x={408} y={106} width={64} text={names[5]} weight={600} />
      {([1, 1, 0, -1] as const).map((mood, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        <g key={y}>
          <Face x={420} y={150 + y * 42} mood={mood} r={12} />
          <Word x={440} y={146 + y * 42} width={[56, 42, 50, 34][y] ?? 40} text={names[6 + y]} />
        </g>
      ))}
    </Picture>
  );
}
