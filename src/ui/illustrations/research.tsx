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

/** The interview for phones: the recording above the moments worth keeping. */
function TallInterview({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  return (
    <>
      <rect width="340" height="424" rx="20" fill={paint.sunken} />
      <Window x={12} y={12} width={316} height={400} title={title} />
      <rect x="24" y="54" width="292" height="146" rx="12" fill={paint.soft} />
      <rect x="48" y="70" width="58" height="64" rx="4" fill={paint.surface} opacity=".6" />
      <path stroke={paint.soft} strokeWidth="3" d="M77 70v64M48 102h58" />
      <Avatar x={160} y={132} r={52} />
      <Sheet x={238} y={142} width={66} height={48} rx={8} />
      <Avatar x={271} y={166} r={17} fill={paint.good} />
      <circle cx="40" cy="70" r="6" fill={paint.bad} />
      <Line x={24} y={214} width={292} height={6} fill={paint.sunken} />
      <Line x={24} y={214} width={168} height={6} fill={paint.good} />
      {[72, 122, 224, 296].map((x, index) => (
        <path
          key={x}
          d={`M${x} 206v22`}
          stroke={[paint.middling, paint.bad, paint.good][index] ?? paint.other}
          strokeWidth="4"
          strokeLinecap="round"
        />
      ))}
      {[0, 1, 2, 3].map((row) => (
        <g key={row}>
          <rect
            x="24"
            y={238 + row * 42}
            width="292"
            height="36"
            rx="10"
            fill={row === 1 ? paint.soft : paint.sunken}
          />
          <Word x={38} y={252 + row * 42} width={34} text={rest[row * 2]} weight={650} />
          <Word x={302} y={252 + row * 42} width={104} text={rest[row * 2 + 1]} size={12.5} anchor="end" />
        </g>
      ))}
    </>
  );
}

/** An interview on video: who speaks, what is said, and the moments worth keeping. */
export function VideoInterviewPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  return (
    <Picture words={words} phone={{ width: 340, height: 424, content: <TallInterview words={words} /> }}>
      <Window x={36} y={36} width={488} height={328} title={title} />
      <rect x="56" y="82" width="290" height="180" rx="12" fill={paint.soft} />
      <rect x="68" y="118" width="58" height="66" rx="4" fill={paint.surface} opacity=".6" />
      <path stroke={paint.soft} strokeWidth="3" d="M97 118v66M68 151h58" />
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
      {[110, 160, 262, 326].map((x, index) => (
        <path
          key={x}
          d={`M${x} 274v26`}
          stroke={[paint.middling, paint.bad, paint.good][index] ?? paint.other}
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

const concepts = [
  { scores: [81, 66, 74], colour: paint.good },
  { scores: [62, 58, 46], colour: paint.other },
] as const;

/** A concept with its marks. */
function Concept({ words, index, x, y }: Worded & Record<'index' | 'x' | 'y', number>) {
  const names = partsOf(words);
  const { scores, colour } = concepts[index === 0 ? 0 : 1];
  return (
    <>
      <Sheet x={x} y={y} width={154} height={296} />
      <rect x={x + 14} y={y + 16} width="126" height="110" rx="10" fill={paint.soft} />
      <g transform={`translate(0 ${y - 52})`}>{index === 0 ? <Bottle x={x + 77} /> : <Jar x={x + 77} />}</g>
      {scores.map((score, row) => (
        <g key={score}>
          <Word
            x={x + 14}
            y={y + 144 + row * 34}
            width={48}
            height={7}
            text={names[2 + row]}
            size={11.5}
            fill={paint.muted}
          />
          <Label x={x + 140} y={y + 152 + row * 34} size={12} weight={650} anchor="end">
            {score}%
          </Label>
          <ShareBar x={x + 14} y={y + 159 + row * 34} width={126} value={score} fill={colour} />
        </g>
      ))}
      <Word x={x + 77} y={y + 264} width={60} text={names[index]} size={15} weight={650} anchor="middle" />
    </>
  );
}

const reactions = [1, 1, 0, -1] as const;

/** Two concepts side by side with their marks, and which one people would take. */
export function EvaluationPicture({ words }: Worded) {
  const names = partsOf(words);
  return (
    <Picture
      words={words}
      phone={{
        width: 340,
        height: 452,
        content: (
          <>
            <rect width="340" height="452" rx="20" fill={paint.sunken} />
            <Concept words={words} index={0} x={12} y={12} />
            <Concept words={words} index={1} x={174} y={12} />
            <Tick x={152} y={26} r={13} />
            <Sheet x={12} y={318} width={316} height={96} />
            <Word x={28} y={334} width={64} text={names[5]} weight={600} />
            {reactions.map((mood, index) => {
              const [x, y] = [38 + (index % 2) * 146, 366 + Math.floor(index / 2) * 28];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
                <g key={index}>
                  <Face x={x} y={y} mood={mood} r={10} />
                  <Word x={x + 18} y={y - 4} width={50} text={names[6 + index]} />
                </g>
              );
            })}
            <Word x={28} y={426} width={80} text={names[10]} size={11.5} fill={paint.muted} />
            <Word x={312} y={426} width={80} text={names[11]} size={11.5} fill={paint.muted} anchor="end" />
          </>
        ),
      }}
    >
      <Concept words={words} index={0} x={44} y={52} />
      <Concept words={words} index={1} x={214} y={52} />
      <Tick x={184} y={64} r={15} />
      <Sheet x={388} y={52} width={134} height={222} />
      <Word x={402} y={74} width={64} text={names[5]} weight={600} />
      {reactions.map((mood, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        <g key={y}>
          <Face x={414} y={116 + y * 40} mood={mood} r={12} />
          <Word x={434} y={112 + y * 40} width={[56, 42, 50, 34][y] ?? 40} text={names[6 + y]} />
        </g>
      ))}
      {names[10] && (
        <>
          <Sheet x={388} y={286} width={134} height={62} />
          <Word x={402} y={302} width={80} text={names[10]} size={11.5} fill={paint.muted} />
          <Word x={402} y={324} width={80} text={names[11]} size={11.5} fill={paint.muted} />
        </>
      )}
    </Picture>
  );
}
