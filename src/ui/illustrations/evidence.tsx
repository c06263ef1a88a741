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

/**
 * Rounds of checks: the id of the first item, and which of the four checks each of five items passes.
 */
const rounds = {
  answers: { from: 3318, passes: ['1111', '0111', '1111', '1111', '1011'] },
} as const;

/** Answers pass through quality checks; the others are rejected. */
export function QualityPicture({ words, round = 'answers' }: Worded & { round?: keyof typeof rounds }) {
  const { from, passes } = rounds[round];
  const [title, name, ...rest] = partsOf(words);
  const [result, accepted, out] = rest.slice(4);
  return (
    <Picture
      words={words}
      phone={{ width: 340, height: 340, content: <TallQuality words={words} round={round} /> }}
    >
      <Window x={36} y={36} width={488} height={328} title={title} />
      <Word x={60} y={86} width={44} text={name} fill={paint.muted} />
      {[0, 1, 2, 3].map((x) => (
        <Word key={x} x={174 + x * 70} y={86} width={40} text={rest[x]} fill={paint.muted} anchor="middle" />
      ))}
      <Word x={500} y={86} width={40} text={result} fill={paint.muted} anchor="end" />
      {passes.map((marks, y) => {
        const id = `A-${from + y}`;
        const isAccepted = !marks.includes('0');
        const at = 130 + y * 50;
        return (
          <g key={id}>
            <path stroke={paint.border} d={`M60 ${at - 25}h440`} />
            <Label x={60} y={at + 5} size={13} weight={600}>
              {id}
            </Label>
            {[...marks].map((mark, x) =>
              mark === '1' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
                <Tick key={x} x={174 + x * 70} y={at} r={10} />
              ) : (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
                  key={x}
                  stroke={paint.bad}
                  strokeWidth="3"
                  strokeLinecap="round"
                  d={`m${168 + x * 70} ${at - 6} 12 12m0-12-12 12`}
                />
              ),
            )}
            <rect
              x={426}
              y={at - 13}
              width={74}
              height={26}
              rx={13}
              fill={isAccepted ? paint.good : paint.bad}
              opacity=".18"
            />
            <Word
              x={463}
              y={at - 4}
              width={36}
              text={isAccepted ? accepted : out}
              weight={600}
              line={isAccepted ? paint.good : paint.bad}
              anchor="middle"
            />
          </g>
        );
      })}
    </Picture>
  );
}

/** The checks for phones: the same columns, closer together. */
function TallQuality({ words, round }: Worded & { round: keyof typeof rounds }) {
  const { from, passes } = rounds[round];
  const [title, name, ...rest] = partsOf(words);
  const [result, accepted, out] = rest.slice(4);
  return (
    <>
      <rect width="340" height="340" rx="20" fill={paint.sunken} />
      <Window x={12} y={12} width={316} height={316} title={title} />
      <Word x={22} y={58} width={44} text={name} size={11.5} fill={paint.muted} />
      {[0, 1, 2, 3].map((x) => (
        <Word
          key={x}
          x={103 + x * 44}
          y={58}
          width={30}
          text={rest[x]}
          size={11.5}
          fill={paint.muted}
          anchor="middle"
        />
      ))}
      <Word x={318} y={58} width={40} text={result} size={11.5} fill={paint.muted} anchor="end" />
      {passes.map((marks, y) => {
        const id = `A-${from + y}`;
        const isAccepted = !marks.includes('0');
        const at = 102 + y * 48;
        return (
          <g key={id}>
            <path stroke={paint.border} d={`M22 ${at - 24}h296`} />
            <Label x={22} y={at + 5} size={13} weight={600}>
              {id}
            </Label>
            {[...marks].map((mark, x) =>
              mark === '1' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
                <Tick key={x} x={103 + x * 44} y={at} r={9} />
              ) : (
                <path
                  // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
                  key={x}
                  stroke={paint.bad}
                  strokeWidth="3"
                  strokeLinecap="round"
                  d={`m${98 + x * 44} ${at - 5} 10 10m0-10-10 10`}
                />
              ),
            )}
            <rect
              x={252}
              y={at - 13}
              width={66}
              height={26}
              rx={13}
              fill={isAccepted ? paint.good : paint.bad}
              opacity=".18"
            />
            <Word
              x={285}
              y={at - 4}
              width={36}
              text={isAccepted ? accepted : out}
              size={11.5}
              weight={600}
              anchor="middle"
            />
          </g>
        );
      })}
    </>
  );
}
