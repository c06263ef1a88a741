import { Avatar, Label, Line, Picture, paint, partsOf, Sheet, Tick, Word, type Worded } from './parts.tsx';

/** What the chart of a report counts: entries of a diary by theme, or what employees want to change, in percent. */
const counts = {
  entries: { values: [46, 38, 24, 18], unit: '' },
  wishes: { values: [61, 44, 27, 18], unit: '%' },
} as const;

interface ReportPictureProps extends Worded {
  counted?: keyof typeof counts;
  /** What stands beside it: people who said so, or plans that are not done yet. */
  beside?: 'people' | 'plans';
}

/** A report: what was found, a chart, and the answers it rests on. */
export function ReportPicture({ words, counted = 'entries', beside = 'people' }: ReportPictureProps) {
  const [title, first, second, ...rest] = partsOf(words);
  const { values, unit } = counts[counted];
  return (
    <Picture
      words={words}
      phone={{
        width: 340,
        height: 474,
        content: <TallReport words={words} counted={counted} beside={beside} />,
      }}
    >
      <Sheet x={70} y={36} width={250} height={328} />
      <Word x={94} y={60} width={150} height={14} text={title} size={15} weight={650} line={paint.other} />
      <Word x={94} y={88} width={200} text={first} fill={paint.muted} />
      <Word x={94} y={107} width={176} text={second} fill={paint.muted} />
      <rect x="94" y="132" width="202" height="104" rx="10" fill={paint.sunken} />
      {values.map((value, y) => (
        <g key={value}>
          <Word x={106} y={144 + y * 23} width={52} text={rest[9 + y]} size={11.5} fill={paint.muted} />
          <Line
            x={176}
            y={143 + y * 23}
            width={value * 1.25}
            height={10}
            fill={y === 0 ? paint.good : paint.other}
          />
          {rest[9 + y] && (
            <Label x={286} y={152 + y * 23} size={11.5} weight={600} anchor="end">
              {value}
              {unit}
            </Label>
          )}
        </g>
      ))}
      {[0, 1, 2].map((y) => (
        <g key={y}>
          {beside === 'people' ? (
            <Tick x={104} y={268 + y * 30} r={9} />
          ) : (
            <circle cx={104} cy={268 + y * 30} r={8.5} stroke={paint.quiet} strokeWidth={2} />
          )}
          <Word x={122} y={264 + y * 30} width={[160, 132, 148][y] ?? 140} text={rest[y]} size={12.5} />
        </g>
      ))}
      {[paint.other, paint.bad, paint.good].map((colour, y) => (
        <g key={colour}>
          <path
            className="connector"
            stroke={paint.good}
            strokeWidth="2"
            strokeDasharray="3 5"
            d={`M296 ${268 + y * 30}c40 0 20 ${-160 + y * 66} 60 ${-160 + y * 66}`}
          />
          <Sheet x={352} y={76 + y * 96} width={176} height={72} />
          {beside === 'people' ? (
            <Avatar x={380} y={112 + y * 96} fill={colour} />
          ) : (
            <PlanNumber x={380} y={112 + y * 96} number={y + 1} />
          )}
          <Word x={404} y={98 + y * 96} width={92} text={rest[3 + y * 2]} size={12.5} weight={600} />
          <Word
            x={404}
            y={118 + y * 96}
            width={64}
            text={rest[4 + y * 2]}
            size={11.5}
            fill={paint.muted}
            line={paint.sunken}
          />
        </g>
      ))}
    </Picture>
  );
}

/** The number of a plan that follows from a report. */
const PlanNumber = ({ x, y, number }: { x: number; y: number; number: number }) => (
  <>
    <circle cx={x} cy={y} r="12" fill={paint.other} />
    <Label x={x} y={y + 4.5} size={12} weight={650} fill={paint.surface} anchor="middle">
      {number}
    </Label>
  </>
);

/** The report for phones: what was found above the people or plans it leads to. */
function TallReport({ words, counted, beside }: Required<Omit<ReportPictureProps, 'words'>> & Worded) {
  const [title, first, second, ...rest] = partsOf(words);
  const { values, unit } = counts[counted];
  return (
    <>
      <rect width="340" height="474" rx="20" fill={paint.sunken} />
      <Sheet x={12} y={12} width={316} height={296} />
      <Word x={28} y={32} width={150} text={title} size={15} weight={650} />
      <Word x={28} y={56} width={200} text={first} fill={paint.muted} />
      <Word x={28} y={75} width={176} text={second} fill={paint.muted} />
      <rect x="28" y="96" width="284" height="104" rx="10" fill={paint.sunken} />
      {values.map((value, y) => (
        <g key={value}>
          <Word x={40} y={109 + y * 23} width={52} text={rest[9 + y]} fill={paint.muted} />
          <Line
            x={124}
            y={108 + y * 23}
            width={value * 2}
            height={10}
            fill={y === 0 ? paint.good : paint.other}
          />
          <Label x={300} y={117 + y * 23} size={12} weight={600} anchor="end">
            {value}
            {unit}
          </Label>
        </g>
      ))}
      {[0, 1, 2].map((y) => (
        <g key={y}>
          {beside === 'people' ? (
            <Tick x={38} y={226 + y * 29} r={9} />
          ) : (
            <circle cx={38} cy={226 + y * 29} r={8.5} stroke={paint.quiet} strokeWidth={2} />
          )}
          <Word x={56} y={222 + y * 29} width={150} text={rest[y]} size={12.5} />
        </g>
      ))}
      <Sheet x={12} y={318} width={316} height={144} />
      {[paint.other, paint.bad, paint.good].map((colour, y) => (
        <g key={colour}>
          {y > 0 && <path stroke={paint.border} d={`M28 ${318 + y * 48}h284`} />}
          {beside === 'people' ? (
            <Avatar x={44} y={342 + y * 48} r={14} fill={colour} />
          ) : (
            <PlanNumber x={44} y={342 + y * 48} number={y + 1} />
          )}
          <Word x={70} y={330 + y * 48} width={92} text={rest[3 + y * 2]} size={12.5} weight={600} />
          <Word x={70} y={348 + y * 48} width={64} text={rest[4 + y * 2]} size={11.5} fill={paint.muted} />
        </g>
      ))}
    </>
  );
}
