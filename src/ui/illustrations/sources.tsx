import { Picture, paint, partsOf, Sheet, Word, type Worded } from './parts.tsx';

/** What the table counts in the end. */
const tables = {
  answers: ['1,306', '958', '417'],
  channels: ['24,518', '9,306', '7,842'],
} as const;

interface PipelinePictureProps extends Worded {
  counts?: keyof typeof tables;
}

/** Sources flow together, are cleaned and joined, and come out as tables and alerts. */
export function PipelinePicture({ words, counts = 'answers' }: PipelinePictureProps) {
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
