import { Bar, ShareBar, TrendLine } from './charts.tsx';
import { type Course, courses, npsGroups } from './dashboard-figures.ts';
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

const courseOf = (name: keyof typeof courses): Course => courses[name];

/** A rise is good in all of these figures. */
function colourOfTrend(values: readonly number[]) {
  const change = (values.at(-1) ?? 0) - (values[0] ?? 0);
  return change > 0 ? paint.good : change < 0 ? paint.bad : paint.other;
}

interface DashboardPictureProps extends Worded {
  /** How what is shown has gone. */
  course?: keyof typeof courses;
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
  course: { bars, first, max, best, marked },
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
            {share * max}
          </Label>
        </g>
      ))}
      {bars.map((value, bar) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        <g key={bar}>
          <Bar
            x={x + 39 + (bar + 0.5) * step}
            base={base}
            width={18}
            value={value}
            unit={chartHeight / max}
            fill={bar === marked ? paint.bad : best === undefined || bar === best ? paint.good : paint.quiet}
          />
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

/** A dashboard: figures on top, their course below, and what moved them beside. */
export function DashboardPicture({ words, course: name = 'rising' }: DashboardPictureProps) {
  const course = courseOf(name);
  const [title, ...rest] = partsOf(words);
  const [chart, drivers, ...reasons] = rest.slice(6);
  return (
    <Picture
      words={words}
      phone={{ width: 340, height: 396, content: <TallDashboard words={words} course={course} /> }}
    >
      <Window x={36} y={36} width={488} height={328} title={title} />
      {['86.4', '+49', '92%'].map((value, x) => (
        <g key={value}>
          <Sheet x={56 + x * 152} y={82} width={144} height={76} />
          <Word x={72 + x * 152} y={98} width={56} text={rest[x * 2]} fill={paint.muted} />
          <Label x={72 + x * 152} y={142} size={24} weight={650}>
            {rest[x * 2 + 1] ?? value}
          </Label>
          <CourseLine x={146 + x * 152} y={122} values={course.trends[x]} />
        </g>
      ))}
      <DashboardChart x={56} y={174} words={words} title={chart} names={reasons.slice(4)} course={course} />
      <Sheet x={368} y={174} width={136} height={170} />
      <Word x={384} y={190} width={70} text={drivers} weight={600} />
      {[92, 75, 58, 38].map((share, y) => {
        const top = words ? 229 + y * 32 : 220 + y * 30;
        return (
          <g key={share}>
            {words && (
              <Word x={384} y={top - 15} width={70} text={reasons[y]} size={11.5} fill={paint.muted} />
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
    values && <TrendLine x={x} y={y} width={36} height={20} values={values} stroke={colourOfTrend(values)} />
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
const stages = [196, 168, 252, 206, 158] as const;

const moodAt = (y: number) => (y > 240 ? -1 : y > 200 ? 0 : 1);

/** A journey of five stages with its moods, and the problem at the low point. */
export function JourneyPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  const [done, detail] = rest.slice(stages.length);
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
        <Face key={y} x={100 + x * 90} y={y} mood={moodAt(y)} />
      ))}
      <Sheet x={176} y={290} width={208} height={56} />
      <Warning x={202} y={318} />
      <Word x={226} y={304} width={120} text={done} size={13} weight={600} />
      <Word x={226} y={324} width={84} text={detail} size={11.5} fill={paint.muted} line={paint.sunken} />
      <path stroke={paint.bad} strokeWidth="2" strokeDasharray="4 4" d="M280 270v20" />
    </Picture>
  );
}

/** The journey from top to bottom. A better mood is further to the right. */
function TallJourney({ words }: Worded) {
  const [title, ...names] = partsOf(words);
  const [done, detail] = names.slice(stages.length);
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
        <Face key={mood} x={x(mood)} y={y(row)} mood={moodAt(mood)} />
      ))}
      <path stroke={paint.border} d="M12 346h316" />
      <Warning x={40} y={373} />
      <Word x={64} y={358} width={120} text={done} size={13} weight={600} />
      <Word x={64} y={378} width={84} text={detail} size={12} fill={paint.muted} line={paint.sunken} />
    </>
  );
}

/** The three groups that a recommendation score comes from, as shares of half a ring. */
export function NpsPicture({ words }: Worded) {
  const [title, value, detractors, passives, promoters] = partsOf(words);
  return (
    <Picture words={words} phone={[[106, 40, 350, 306]]}>
      <Sheet x={92} y={44} width={376} height={312} rx={18} />
      {words && <Word x={112} y={66} width={90} text={title} size={14} weight={600} />}
      {npsGroups.map(({ share, colour }, index) => {
        const before = npsGroups.slice(0, index).reduce((sum, group) => sum + group.share, 0);
        return (
          <path
            key={colour}
            data-share={share}
            pathLength="100"
            stroke={colour}
            strokeWidth="28"
            strokeDasharray={`${share} 100`}
            strokeDashoffset={-before}
            d="M150 240a130 130 0 0 1 260 0"
          />
        );
      })}
      <Label x={280} y={226} size={48} weight={650} anchor="middle">
        {value ?? '+27'}
      </Label>
      {Array.from({ length: 11 }, (_, score) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the scale never changes
        <g key={score}>
          <rect
            x={110 + score * 31.2}
            y={276}
            width={28}
            height={28}
            rx={7}
            fill={score < 7 ? paint.bad : score < 9 ? paint.middling : paint.good}
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

/** Engagement by team and theme: the fuller the colour, the better; two cells stand out. */
export function HeatMapPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  return (
    <Picture
      words={words}
      phone={[
        [111, 37, 338, 30],
        [46, 67, 98, 289, 0, 30],
        [262, 67, 240, 289, 98, 30],
      ]}
    >
      <Window x={36} y={36} width={488} height={328} title={title} />
      {[0, 1, 2, 3, 4, 5].map((x) => (
        <Word
          key={x}
          x={176 + x * 58}
          y={86}
          width={36}
          text={rest[x]}
          size={11.5}
          fill={paint.muted}
          anchor="middle"
        />
      ))}
      {agreementByTeam.map((row, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
        <g key={y}>
          <Avatar x={66} y={132 + y * 60} r={13} fill={y % 2 ? paint.good : paint.other} />
          <Word x={86} y={128 + y * 60} width={46} text={rest[6 + y]} />
          {row.map((share, x) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
            <g key={x}>
              <rect
                x={150 + x * 58}
                y={108 + y * 60}
                width="52"
                height="48"
                rx="9"
                fill={share < lowAgreement ? paint.bad : paint.good}
                opacity={share < lowAgreement ? 0.55 : 0.1 + ((share - 60) / 40) * 0.5}
              />
              <Label x={176 + x * 58} y={137 + y * 60} size={13} weight={600} anchor="middle">
                {words && share}
              </Label>
            </g>
          ))}
        </g>
      ))}
    </Picture>
  );
}

/** What is counted below the alert, and whether it goes well. */
const counts = {
  lowScores: { values: [9, 10, 8, 8, 6, 5, 3], stroke: paint.good },
  posts: { values: [12, 14, 13, 18, 29, 38, 42], stroke: paint.bad },
};

interface AlertPictureProps extends Worded {
  counted?: keyof typeof counts;
}

/** A low score comes in, a ticket is opened, somebody answers, it is closed. */
export function AlertPicture({ words, counted = 'lowScores' }: AlertPictureProps) {
  const [who, said, tag, ticket, ...rest] = partsOf(words);
  return (
    <Picture
      words={words}
      phone={[
        [178, 22, 236, 122, 26, 0],
        [242, 150, 288, 208, 0, 126],
      ]}
    >
      <Sheet x={184} y={28} width={224} height={110} />
      <Face x={218} y={64} mood={-1} r={18} />
      <Word x={248} y={50} width={120} text={who} fill={paint.muted} />
      <Word x={248} y={70} width={84} text={said} size={13} weight={600} line={paint.sunken} />
      {[0, 1, 2, 3, 4].map((star) => (
        <path
          key={star}
          transform={`translate(${202 + star * 30} 100)`}
          fill={star === 0 ? paint.bad : paint.soft}
          d="m10 0 3 7 7 .6-5.4 4.7 1.7 7L10 15.5l-6.3 3.8 1.7-7L0 7.6 7 7Z"
        />
      ))}
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
          <Tick x={496} y={230 + step * 46} r={11} fill={step === 2 ? paint.middling : paint.good} />
        </g>
      ))}
      <Sheet x={44} y={212} width={166} height={112} />
      <Word x={62} y={230} width={70} text={rest[6]} weight={600} />
      <TrendLine x={62} y={256} width={124} height={44} {...counts[counted]} />
      <path stroke={paint.border} d="M62 308h130" />
    </Picture>
  );
}
