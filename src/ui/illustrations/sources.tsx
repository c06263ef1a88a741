import { Label, Line, Picture, paint, partsOf, Sheet, Word, type Worded } from './parts.tsx';

/** What the table counts in the end. */
const tables = {
  index: ['132', '118', '104'],
} as const;

interface PipelinePictureProps extends Worded {
  counts?: keyof typeof tables;
}

/** Sources flow together, are cleaned and joined, and come out as tables and alerts. */
export function PipelinePicture({ words, counts = 'index' }: PipelinePictureProps) {
  const names = partsOf(words);
  const [hub, first, second, ...rest] = names.slice(8);
  return (
    <Picture
      words={words}
      phone={[
        [20, 36, 326, 316],
        [382, 46, 150, 136, 12, 316],
        [382, 218, 150, 136, 164, 316],
      ]}
    >
      {[paint.good, paint.middling, paint.other, paint.bad].map((colour, y) => (
        <g key={colour}>
          <Sheet x={28} y={44 + y * 82} width={134} height={60} />
          <circle cx="52" cy={74 + y * 82} r="11" fill={colour} />
          <Word x={72} y={62 + y * 82} width={52} text={names[y * 2]} size={12.5} weight={600} />
          <Word
            x={72}
            y={80 + y * 82}
            width={34}
            text={names[y * 2 + 1]}
            size={11.5}
            fill={paint.muted}
            line={paint.sunken}
          />
          <path
            stroke={colour}
            strokeWidth="3"
            opacity=".6"
            d={`M162 ${74 + y * 82}c46 0 22 ${126 - y * 82} 66 ${126 - y * 82}`}
          />
        </g>
      ))}
      <Sheet x={226} y={112} width={110} height={176} rx={18} />
      {[0, 1, 2].map((y) => (
        <g key={y}>
          <ellipse
            cx="281"
            cy={150 + y * 40}
            rx="34"
            ry="11"
            fill={paint.soft}
            stroke={paint.good}
            strokeWidth="2"
          />
          {y < 2 && <path stroke={paint.good} strokeWidth="2" d={`M247 ${150 + y * 40}v40m68-40v40`} />}
        </g>
      ))}
      {hub && <Word x={281} y={260} width={60} text={hub} weight={600} anchor="middle" />}
      <path
        className="connector"
        stroke={paint.good}
        strokeWidth="3"
        d="M336 200h20c20 0 10-86 36-86m-36 86c20 0 10 86 36 86"
      />
      <Sheet x={390} y={52} width={136} height={124} />
      {[0, 1, 2, 3].map((y) => (
        <g key={y}>
          <Word
            x={404}
            y={72 + y * 25}
            width={40}
            text={y === 0 ? first : rest[y - 1]}
            size={11.5}
            weight={y === 0 ? 600 : 400}
            line={y === 0 ? paint.other : paint.soft}
          />
          <Word
            x={512}
            y={72 + y * 25}
            width={44}
            text={words && (y === 0 ? second : tables[counts][y - 1])}
            size={11.5}
            weight={y === 0 ? 600 : 400}
            line={y === 0 ? paint.other : paint.sunken}
            anchor="end"
          />
        </g>
      ))}
      <Sheet x={390} y={224} width={136} height={124} />
      <path
        stroke={paint.good}
        strokeWidth="3"
        strokeLinecap="round"
        d="M408 326c14 0 18-22 34-22s18 10 34-4 16-22 32-28"
      />
      <circle cx="508" cy="272" r="6" fill={paint.good} />
      <Word x={404} y={242} width={54} text={rest[3]} weight={600} />
    </Picture>
  );
}

const hours = [4, 6, 10, 22, 34, 30, 44, 38, 52, 74, 92, 60];

/** What a phone is used for through the day. */
export function MobileUsagePicture({ words }: Worded) {
  const [title, a, b, c, first, second] = partsOf(words);
  const bar = words ? 6 : 12;
  return (
    <Picture words={words} phone={[[248, 36, 284, 326]]}>
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
      <Word x={86} y={305} width={84} text={first} size={11.5} weight={600} />
      <Word x={86} y={323} width={56} text={second} size={11.5} fill={paint.muted} />
      <Sheet x={256} y={44} width={268} height={170} />
      <Word x={276} y={62} width={92} text={title} size={13} weight={600} />
      {hours.map((height, x) => (
        <rect
          key={height}
          x={278 + x * 19.5}
          y={190 - height}
          width="12"
          height={height}
          rx="3"
          fill={height > 70 ? paint.good : paint.soft}
        />
      ))}
      {words &&
        [0, 6, 12, 18].map((hour) => (
          <Label key={hour} x={284 + hour * 9.75} y={206} size={11.5} fill={paint.muted} anchor="middle">
            {hour}
          </Label>
        ))}
      <Sheet x={256} y={232} width={268} height={124} />
      {[
        { width: 150, colour: paint.good },
        { width: 104, colour: paint.middling },
        { width: 66, colour: paint.other },
      ].map(({ width, colour }, y) => (
        <g key={colour}>
          <rect x="276" y={250 + y * 34} width="22" height="22" rx="7" fill={colour} />
          {words && <Word x={312} y={248 + y * 34} width={80} height={10} text={[a, b, c][y]} size={11.5} />}
          <Line x={312} y={(words ? 264 : 255) + y * 34} width={190} fill={paint.sunken} height={bar} />
          <Line x={312} y={(words ? 264 : 255) + y * 34} width={width} fill={colour} height={bar} />
        </g>
      ))}
    </Picture>
  );
}
