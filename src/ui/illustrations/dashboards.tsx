import { Bar, SeriesLine, ShareBar, TrendLine } from './charts.tsx';
import { type Course, npsGroups, satisfaction } from './dashboard-figures.ts';
import { FigureWindow } from './figure-window.tsx';
import {
  Avatar,
  Face,
  Label,
  Picture,
  paint,
  partsOf,
  Sheet,
  Tick,
  Warning,
  Window,
  Word,
  type Worded,
} from './parts.tsx';
import { agreementByTeam, lowAgreement } from './preview-figures.ts';

/** A rise is good in all of these figures. */
function colourOfTrend(values: readonly number[]) {
  const change = (values.at(-1) ?? 0) - (values[0] ?? 0);
  return change > 0 ? paint.good : change < 0 ? paint.bad : paint.other;
}

/** The chart's height, and where its zero lies in its sheet. */
const chartHeight = 98;
const chartBase = 148;

interface DashboardChartProps extends Worded {
  x: number;
  y: number;
  title: string | undefined;
  /** What the bars are, unless they are numbered. */
  names: readonly string[];
  course: Course;
}

/** Values as bars, with their scale. */
function DashboardChart({
  x,
  y,
  words,
  title,
  names,
  course: { bars, first, min = 0, max, marked },
}: DashboardChartProps) {
  const base = y + chartBase;
  const step = 236 / bars.length;
  return (
    <>
      <Sheet x={x} y={y} width={296} height={170} />
      {words && <Word x={x + 16} y={y + 16} width={80} text={title} weight={600} />}
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path stroke={paint.border} d={`M${x + 42} ${base - share * chartHeight}h238`} />
          <Label x={x + 36} y={base - share * chartHeight + 4} size={11} fill={paint.muted} anchor="end">
            {min + share * (max - min)}
          </Label>
        </g>
      ))}
      {min > 0 && (
        <SeriesLine
          start={0}
          values={bars}
          x={(index) => x + 48 + (index + 0.5) * step}
          y={(value) => base - ((value - min) / (max - min)) * chartHeight}
          stroke={paint.good}
        />
      )}
      {bars.map((value, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        <g key={bar}>
          {min === 0 && (
            <Bar
              x={x + 39 + (bar + 0.5) * step}
              base={base}
              width={18}
              value={value}
              unit={chartHeight / max}
              fill={bar === marked ? paint.bad : paint.good}
            />
          )}
          {words && (
            <Label x={x + 48 + (bar + 0.5) * step} y={base + 14} size={11} fill={paint.muted} anchor="middle">
              {names[bar] ?? (first === undefined ? '' : first + bar)}
            </Label>
          )}
        </g>
      ))}
    </>
  );
}

/** How many name each reason, in percent. */
const reasonShares = [34, 27, 21, 13];

/** A dashboard: figures on top, their course below, and what moved them beside. */
export function DashboardPicture({ words }: Worded) {
  const course = satisfaction;
  const [title, ...rest] = partsOf(words);
  const [chart, drivers, ...reasons] = rest.slice(6);
  return (
    <Picture
      words={words}
      phone={{ width: 340, height: 396, content: <TallDashboard words={words} course={course} /> }}
    >
      <Window x={36} y={36} width={488} height={328} title={title} />
      {['86.4%', '+27', '92%'].map((value, x) => (
        <g key={value}>
          <Sheet x={56 + x * 152} y={82} width={144} height={76} />
          <Word x={72 + x * 152} y={98} width={56} text={rest[x * 2]} fill={paint.muted} />
          <Label x={72 + x * 152} y={142} size={24} weight={650}>
            {rest[x * 2 + 1] ?? value}
          </Label>
          <CourseLine x={158 + x * 152} y={122} values={course.trends[x]} />
        </g>
      ))}
      <DashboardChart x={56} y={174} words={words} title={chart} names={reasons.slice(4)} course={course} />
      <Sheet x={368} y={174} width={136} height={170} />
      <Word x={384} y={190} width={70} text={drivers} weight={600} />
      {reasonShares.map((share, y) => {
        const top = words ? 229 + y * 32 : 220 + y * 30;
        return (
          <g key={share}>
            {words && (
              <>
                <Word x={384} y={top - 15} width={70} text={reasons[y]} size={11.5} fill={paint.muted} />
                {course.min !== undefined && (
                  <Label x={488} y={top - 7} size={11} fill={paint.muted} anchor="end">
                    {share}%
                  </Label>
                )}
              </>
            )}
            <ShareBar
              x={384}
              y={top}
              width={104}
              value={share}
              height={words ? 6 : 12}
              fill={y === 0 ? paint.bad : paint.other}
            />
          </g>
        );
      })}
    </Picture>
  );
}

/** A small line of how a figure has gone. */
function CourseLine({ x, y, values }: { x: number; y: number; values: readonly number[] | undefined }) {
  return (
    values && <TrendLine x={x} y={y} width={30} height={20} values={values} stroke={colourOfTrend(values)} />
  );
}

/** The dashboard for phones: the figures as rows above the chart. */
function TallDashboard({ words, course }: Worded & { course: Course }) {
  const [title, ...rest] = partsOf(words);
  return (
    <>
      <rect width="340" height="396" rx="20" fill={paint.sunken} />
      <Window x={12} y={12} width={316} height={372} title={title} />
      {[0, 1, 2].map((row) => (
        <g key={row}>
          <Word x={28} y={64 + row * 46} width={56} text={rest[row * 2]} size={13} fill={paint.muted} />
          <CourseLine x={190} y={58 + row * 46} values={course.trends[row]} />
          <Label x={312} y={76 + row * 46} size={22} weight={650} anchor="end">
            {rest[row * 2 + 1]}
          </Label>
          <path stroke={paint.border} d={`M28 ${91 + row * 46}h284`} />
        </g>
      ))}
      <DashboardChart x={22} y={200} words={words} title={rest[6]} names={rest.slice(12)} course={course} />
    </>
  );
}

/** The height of each of five stages; the third is the low point. */
const stages = [170, 178, 252, 196, 184] as const;

/** The mean satisfaction at each stage, from 0 to 10. */
const stageMeans = ['8.8', '8.6', '6.2', '8.1', '8.4'];

const moodAt = (y: number) => (y > 240 ? -1 : y > 200 ? 0 : 1);

/** A journey of five stages with its moods, and the problem at the low point. */
export function JourneyPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  const [done, detail, base, period] = rest.slice(stages.length);
  return (
    <Picture
      words={words}
      phone={{
        width: 340,
        height: 412,
        content: <TallJourney words={words} />,
      }}
    >
      <Window x={36} y={36} width={488} height={328} title={title} />
      {stages.map((y, x) => (
        <g key={y}>
          <rect x={60 + x * 90} y={82} width={80} height={28} rx={8} fill={paint.soft} opacity={0.55} />
          <Word
            x={100 + x * 90}
            y={92}
            width={48}
            text={rest[x]}
            weight={600}
            line={paint.other}
            anchor="middle"
          />
          <path stroke={paint.border} strokeDasharray="3 6" d={`M${100 + x * 90} 118v174`} />
        </g>
      ))}
      <path
        stroke={paint.good}
        strokeWidth="3"
        d={`M100 ${stages[0]}${stages
          .slice(1)
          .map((y, x) => `S${150 + x * 90} ${y} ${190 + x * 90} ${y}`)
          .join('')}`}
      />
      {stages.map((y, x) => (
        <g key={y}>
          <Face x={100 + x * 90} y={y} mood={moodAt(y)} />
          {words && (
            <Label x={100 + x * 90} y={y - 24} size={13} weight={700} anchor="middle" isOutlined>
              {stageMeans[x]}
            </Label>
          )}
        </g>
      ))}
      <Sheet x={156} y={290} width={248} height={56} />
      <Warning x={182} y={318} />
      <Word x={206} y={304} width={120} text={done} size={13} weight={600} />
      <Word x={206} y={324} width={84} text={detail} size={11.5} fill={paint.muted} line={paint.sunken} />
      {base && <Word x={56} y={332} width={60} text={base} size={11.5} fill={paint.muted} />}
      {period && (
        <Word x={504} y={332} width={60} text={period} size={11.5} fill={paint.muted} anchor="end" />
      )}
      <path stroke={paint.bad} strokeWidth="2" strokeDasharray="4 4" d="M280 270v20" />
    </Picture>
  );
}

/** The journey from top to bottom. A better mood is further to the right. */
function TallJourney({ words }: Worded) {
  const [title, ...names] = partsOf(words);
  const [done, detail, base, period] = names.slice(stages.length);
  const x = (mood: number) => 300 - (mood - 130) * 0.9;
  const y = (row: number) => 84 + row * 58;
  return (
    <>
      <rect width="340" height="412" rx="20" fill={paint.sunken} />
      <Window x={12} y={12} width={316} height={388} title={title} />
      {stages.map((mood, row) => (
        <g key={mood}>
          <rect x={24} y={y(row) - 15} width={104} height={30} rx={8} fill={paint.soft} opacity={0.55} />
          <Word x={76} y={y(row) - 4} width={48} text={names[row]} size={13} weight={600} anchor="middle" />
          <path stroke={paint.border} strokeDasharray="3 6" d={`M134 ${y(row)}h184`} />
        </g>
      ))}
      <path
        stroke={paint.good}
        strokeWidth="3"
        d={`M${x(stages[0])} ${y(0)}${stages
          .slice(1)
          .map((mood, row) => `S${x(mood)} ${y(row + 1) - 34} ${x(mood)} ${y(row + 1)}`)
          .join('')}`}
      />
      {stages.map((mood, row) => (
        <g key={mood}>
          <Face x={x(mood)} y={y(row)} mood={moodAt(mood)} />
          <Label x={x(mood) - 22} y={y(row) + 5} size={13} weight={700} anchor="end" isOutlined>
            {stageMeans[row]}
          </Label>
        </g>
      ))}
      <Word x={24} y={52} width={60} text={base} size={11.5} fill={paint.muted} />
      <Word x={316} y={52} width={60} text={period} size={11.5} fill={paint.muted} anchor="end" />
      <path stroke={paint.border} d="M12 346h316" />
      <Warning x={40} y={373} />
      <Word x={64} y={358} width={120} text={done} size={13} weight={600} />
      <Word x={64} y={378} width={84} text={detail} size={12} fill={paint.muted} line={paint.sunken} />
    </>
  );
}

/** The groups as parts of half a ring around x, y. */
function NpsRing({ x, y, r, width }: Record<'x' | 'y' | 'r' | 'width', number>) {
  return npsGroups.map(({ share, colour }, index) => {
    const before = npsGroups.slice(0, index).reduce((sum, group) => sum + group.share, 0);
    const angle = Math.PI * (1 - (before + share / 2) / 100);
    return (
      <g key={colour}>
        <path
          data-share={share}
          pathLength="100"
          stroke={colour}
          strokeWidth={width}
          strokeDasharray={`${share} 100`}
          strokeDashoffset={-before}
          d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`}
        />
        <Label
          x={Math.round(x + r * Math.cos(angle))}
          y={Math.round(y - r * Math.sin(angle)) + 5}
          size={13}
          weight={700}
          fill={colour === paint.quiet ? paint.text : paint.surface}
          anchor="middle"
        >
          {share}%
        </Label>
      </g>
    );
  });
}

/** The three groups that a recommendation score comes from, as shares of half a ring. */
export function NpsPicture({ words }: Worded) {
  const [title, value, detractors, passives, promoters, base] = partsOf(words);
  return (
    <Picture
      words={words}
      phone={{
        width: 340,
        height: 380,
        content: (
          <>
            <rect width="340" height="380" rx="20" fill={paint.sunken} />
            <Sheet x={12} y={12} width={316} height={356} rx={16} />
            <Word x={28} y={34} width={90} text={title} size={14} weight={600} />
            <NpsRing x={170} y={190} r={112} width={34} />
            <Label x={170} y={180} size={44} weight={650} anchor="middle">
              {value}
            </Label>
            <Word x={170} y={206} width={80} text={base} size={11.5} fill={paint.muted} anchor="middle" />
            {[promoters, passives, detractors].map((name, row) => (
              <g key={npsGroups[2 - row]?.colour}>
                <path stroke={paint.border} d={`M28 ${236 + row * 42}h284`} />
                <rect
                  x={28}
                  y={250 + row * 42}
                  width={14}
                  height={14}
                  rx={4}
                  fill={npsGroups[2 - row]?.colour}
                />
                <Word x={52} y={253 + row * 42} width={70} text={name} size={13} />
                <Label x={312} y={262 + row * 42} size={15} weight={650} anchor="end">
                  {npsGroups[2 - row]?.share}%
                </Label>
              </g>
            ))}
          </>
        ),
      }}
    >
      <Sheet x={92} y={44} width={376} height={312} rx={18} />
      {words && <Word x={112} y={66} width={90} text={title} size={14} weight={600} />}
      <NpsRing x={280} y={240} r={130} width={34} />
      <Label x={280} y={222} size={48} weight={650} anchor="middle">
        {value ?? '+27'}
      </Label>
      {base && <Word x={280} y={240} width={80} text={base} size={11.5} fill={paint.muted} anchor="middle" />}
      {Array.from({ length: 11 }, (_, score) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the scale never changes
        <g key={score}>
          <rect
            x={110 + score * 31.2}
            y={276}
            width={28}
            height={28}
            rx={7}
            fill={score < 7 ? paint.bad : score < 9 ? paint.quiet : paint.good}
            opacity={0.3}
          />
          <Label x={124 + score * 31.2} y={295} size={13} anchor="middle">
            {score}
          </Label>
        </g>
      ))}
      <Word x={112} y={324} width={70} text={detractors} fill={paint.muted} />
      <Word x={280} y={324} width={40} text={passives} fill={paint.muted} anchor="middle" />
      <Word x={448} y={324} width={70} text={promoters} fill={paint.muted} anchor="end" />
    </Picture>
  );
}

/** How many people answered in each team. */
const teamSizes = [412, 168, 143, 236];

/** Engagement by team and theme: the fuller the colour, the better; two cells stand out. On phones a theme is a row. */
export function HeatMapPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  const themes = rest.slice(0, 6);
  const teams = rest.slice(6, 10);
  const base = rest[10];
  return (
    <FigureWindow
      words={words}
      title={title}
      height={400}
      content={(shape) => {
        const isWide = shape === 'wide';
        return (
          <>
            {(isWide ? [0, 1, 2, 3, 4, 5] : []).map((x) => (
              <Word
                key={x}
                x={176 + x * 58}
                y={84}
                width={36}
                text={themes[x]}
                size={11.5}
                fill={paint.muted}
                anchor="middle"
              />
            ))}
            {(isWide ? [] : themes).map((theme, y) => (
              <Word key={theme} x={24} y={106 + y * 42} width={60} text={theme} size={12} />
            ))}
            {agreementByTeam.map((row, y) => (
              <g key={row.join()}>
                <Word
                  x={isWide ? 56 : 124 + y * 57}
                  y={isWide ? 117 + y * 53 : 56}
                  width={46}
                  text={teams[y]}
                  size={isWide ? 12.5 : 11.5}
                  weight={600}
                  anchor={isWide ? 'start' : 'middle'}
                />
                {words && (
                  <Label
                    x={isWide ? 56 : 124 + y * 57}
                    y={isWide ? 139 + y * 53 : 79}
                    size={11}
                    fill={paint.muted}
                    anchor={isWide ? 'start' : 'middle'}
                  >
                    {isWide ? `n = ${teamSizes[y]}` : teamSizes[y]}
                  </Label>
                )}
                {row.map((share, x) => {
                  const box = isWide
                    ? { x: 150 + x * 58, y: 104 + y * 53, width: 52, height: 45 }
                    : { x: 98 + y * 57, y: 92 + x * 42, width: 52, height: 36 };
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
                    <g key={x}>
                      <rect
                        {...box}
                        rx="8"
                        fill={share < lowAgreement ? paint.bad : paint.good}
                        opacity={share < lowAgreement ? 0.55 : 0.1 + ((share - 60) / 40) * 0.5}
                      />
                      <Label
                        x={box.x + 26}
                        y={box.y + box.height / 2 + 5}
                        size={13}
                        weight={600}
                        anchor="middle"
                      >
                        {words && share}
                      </Label>
                    </g>
                  );
                })}
              </g>
            ))}
            {base && (
              <>
                <path stroke={paint.border} d={isWide ? 'M36 324h488' : 'M12 352h316'} />
                <Word
                  x={isWide ? 56 : 24}
                  y={isWide ? 341 : 366}
                  width={140}
                  text={base}
                  size={11.5}
                  fill={paint.muted}
                />
              </>
            )}
          </>
        );
      }}
    />
  );
}

/** What is counted below the alert, and whether it goes well. */
const counts = {
  lowScores: { values: [9, 10, 8, 8, 6, 5, 3], stroke: paint.good },
  posts: { values: [2, 2, 3, 5, 12, 18, 22], stroke: paint.bad },
};

/** Where the course of the counts begins and ends, in a text with a place for it. */
const spanOf = (text: string | undefined, counted: keyof typeof counts) => {
  const { values } = counts[counted];
  return text?.replace('#', `${values[0]} → ${values.at(-1)}`);
};

/** Not done yet. */
const Clock = ({ x, y }: { x: number; y: number }) => (
  <>
    <circle cx={x} cy={y} r="10" stroke={paint.middling} strokeWidth="2.5" />
    <path stroke={paint.middling} strokeWidth="2.5" strokeLinecap="round" d={`M${x} ${y - 5}v5l4 3`} />
  </>
);

interface AlertPictureProps extends Worded {
  counted?: keyof typeof counts;
}

/** The low score on its scale from 0 to 10. */
function ScoreMarks({ x, y, step, size }: Record<'x' | 'y' | 'step' | 'size', number>) {
  return Array.from({ length: 11 }, (_, score) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the scale never changes
      key={score}
      x={x + score * step}
      y={y}
      width={size}
      height={14}
      rx={4}
      fill={score === 4 ? paint.bad : paint.soft}
    />
  ));
}

/** A low score comes in, a ticket is opened, somebody answers, it is closed. */
export function AlertPicture({ words, counted = 'lowScores' }: AlertPictureProps) {
  const [who, said, tag, ticket, ...rest] = partsOf(words);
  return (
    <Picture
      words={words}
      phone={{ width: 340, height: 406, content: <TallAlert words={words} counted={counted} /> }}
    >
      <Sheet x={184} y={28} width={224} height={110} />
      <g transform={counted === 'posts' ? 'translate(0 17)' : undefined}>
        <Face x={218} y={64} mood={-1} r={18} />
        <Word x={248} y={50} width={120} text={who} fill={paint.muted} />
        <Word x={248} y={70} width={84} text={said} size={13} weight={600} line={paint.sunken} />
      </g>
      {counted === 'lowScores' && <ScoreMarks x={202} y={102} step={17.2} size={14} />}
      <path
        className="connector"
        stroke={paint.bad}
        strokeWidth="2.5"
        strokeDasharray="5 5"
        d="M408 84h48v72"
      />
      <Sheet x={250} y={156} width={274} height={196} />
      <rect x={266} y={174} width={78} height={26} rx={13} fill={paint.bad} opacity=".18" />
      <Word x={305} y={183} width={36} text={tag} size={11.5} weight={600} line={paint.bad} anchor="middle" />
      <Word x={354} y={183} width={100} text={ticket} size={13} weight={600} />
      {[0, 1, 2].map((step) => (
        <g key={step}>
          <Avatar x={286} y={232 + step * 46} r={14} fill={step === 1 ? paint.good : paint.other} />
          <Word x={310} y={220 + step * 46} width={132 - step * 22} text={rest[step * 2]} size={12.5} />
          <Word
            x={310}
            y={238 + step * 46}
            width={86}
            text={rest[step * 2 + 1]}
            size={11.5}
            fill={paint.muted}
            line={paint.sunken}
          />
          {step === 2 ? <Clock x={496} y={322} /> : <Tick x={496} y={230 + step * 46} r={11} />}
        </g>
      ))}
      <Sheet x={44} y={212} width={166} height={128} />
      <Word x={62} y={230} width={70} text={rest[6]} weight={600} />
      <TrendLine x={62} y={256} width={124} height={44} {...counts[counted]} />
      <path stroke={paint.border} d="M62 308h130" />
      <Word x={62} y={319} width={70} text={spanOf(rest[7], counted)} size={11.5} fill={paint.muted} />
    </Picture>
  );
}

/** The alert for phones: the low score, and what is done about it. */
function TallAlert({ words, counted }: Worded & { counted: keyof typeof counts }) {
  const [who, said, tag, ticket, ...rest] = partsOf(words);
  return (
    <>
      <rect width="340" height="406" rx="20" fill={paint.sunken} />
      <Sheet x={12} y={12} width={316} height={92} />
      <g transform={counted === 'posts' ? 'translate(0 12)' : undefined}>
        <Face x={44} y={44} mood={-1} r={16} />
        <Word x={72} y={30} width={120} text={who} fill={paint.muted} />
        <Word x={72} y={50} width={84} text={said} size={13} weight={600} />
      </g>
      {counted === 'lowScores' && <ScoreMarks x={72} y={76} step={22} size={18} />}
      <path stroke={paint.bad} strokeWidth="2.5" strokeDasharray="5 5" d="M170 104v20" />
      <Sheet x={12} y={124} width={316} height={194} />
      <rect x={28} y={140} width={78} height={26} rx={13} fill={paint.bad} opacity=".18" />
      <Word x={67} y={149} width={36} text={tag} size={11.5} weight={600} anchor="middle" />
      <Word x={118} y={149} width={100} text={ticket} size={13} weight={600} />
      {[0, 1, 2].map((step) => (
        <g key={step}>
          <Avatar x={44} y={196 + step * 46} r={14} fill={step === 1 ? paint.good : paint.other} />
          <Word x={70} y={184 + step * 46} width={132} text={rest[step * 2]} size={12.5} />
          <Word
            x={70}
            y={202 + step * 46}
            width={86}
            text={rest[step * 2 + 1]}
            size={11.5}
            fill={paint.muted}
          />
          {step === 2 ? <Clock x={304} y={286} /> : <Tick x={304} y={194 + step * 46} r={11} />}
        </g>
      ))}
      <Sheet x={12} y={328} width={316} height={66} />
      <Word x={28} y={346} width={70} text={rest[6]} weight={600} />
      <Word x={28} y={367} width={70} text={spanOf(rest[7], counted)} size={11.5} fill={paint.muted} />
      <TrendLine x={172} y={346} width={136} height={32} {...counts[counted]} />
    </>
  );
}
