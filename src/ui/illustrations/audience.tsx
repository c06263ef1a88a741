import { Bar } from './charts.tsx';
import { Label, Picture, paint, partsOf, Sheet, Window, Word, type Worded } from './parts.tsx';
import { linearScale } from './scale.ts';

/** One dashed path for all dots, because a thousand circles would be the largest part of the page. */
function DotField({ x, y, columns, rows, step }: Record<'x' | 'y' | 'columns' | 'rows' | 'step', number>) {
  const half = step / 2;
  const lines = Array.from({ length: rows }, (_, row) => `M${x + half} ${y + half + row * step}h`);
  return (
    <path
      d={lines.map((line) => `${line}${(columns - 1) * step}`).join('')}
      stroke={paint.soft}
      strokeWidth={step * 0.64}
      strokeLinecap="round"
      strokeDasharray={`0 ${step}`}
    />
  );
}

/** The people of a rare audience among a thousand: column and row. */
const rare = [
  [6, 4],
  [31, 7],
  [17, 12],
  [35, 19],
  [9, 21],
] as const;

/** Of a hundred people with the tag, those who belong to the audience. Steps of 37 scatter them. */
const tagged = Array.from({ length: 32 }, (_, index) => (index * 37 + 4) % 100);

interface PartProps extends Worded {
  x: number;
  y: number;
}

/** A thousand people, of whom a few belong to the audience. */
function Population({ words, x, y }: PartProps) {
  const [all, found, share] = partsOf(words);
  const step = 6.4;
  return (
    <>
      <Word x={x} y={y} width={110} text={all} size={13} fill={paint.muted} />
      <Word x={x} y={y + 32} width={90} height={14} text={found} size={28} weight={700} line={paint.good} />
      <DotField x={x} y={y + 68} columns={40} rows={25} step={step} />
      {rare.map(([column, row]) => (
        <g key={column} fill={paint.good}>
          {[
            { r: 11, opacity: 0.2 },
            { r: 4.5, opacity: 1 },
          ].map((circle) => (
            <circle
              key={circle.r}
              cx={x + (column + 0.5) * step}
              cy={y + 68 + (row + 0.5) * step}
              {...circle}
            />
          ))}
        </g>
      ))}
      <Word x={x} y={y + 262} width={140} text={share} size={13} fill={paint.muted} />
    </>
  );
}

/** A hundred people with the tag, of whom many belong to the audience. */
function Tagged({ x, y, step }: Record<'x' | 'y' | 'step', number>) {
  return (
    <>
      <DotField x={x} y={y} columns={10} rows={10} step={step} />
      {tagged.map((place) => (
        <circle
          key={place}
          cx={x + ((place % 10) + 0.5) * step}
          cy={y + (Math.floor(place / 10) + 0.5) * step}
          r={step * 0.36}
          fill={paint.good}
        />
      ))}
    </>
  );
}

/** A rare audience: a few of a thousand people, and many more of those with the tag. */
export function IncidencePicture({ words }: Worded) {
  const screened = partsOf(words)[3];
  return (
    <Picture
      words={words}
      phone={{
        width: 340,
        height: 480,
        content: (
          <>
            <rect width="340" height="480" rx="20" fill={paint.sunken} />
            <Sheet x={14} y={14} width={312} height={304} rx={16} />
            <Population words={words} x={42} y={34} />
            <path stroke={paint.good} strokeWidth="2" strokeDasharray="4 5" d="M170 318v22" />
            <Sheet x={14} y={340} width={312} height={126} rx={16} />
            <Word x={42} y={374} width={90} text={screened} size={13} fill={paint.muted} />
            <Label x={42} y={430} size={28} weight={700}>
              {tagged.length}%
            </Label>
            <Tagged x={200} y={352} step={10.2} />
          </>
        ),
      }}
    >
      <Sheet x={36} y={36} width={300} height={328} rx={16} />
      <Population words={words} x={58} y={60} />
      <path className="connector" stroke={paint.good} strokeWidth="2" strokeDasharray="4 5" d="M336 200h28" />
      <Sheet x={364} y={84} width={160} height={232} rx={16} />
      <Word x={380} y={106} width={90} text={screened} size={12.5} fill={paint.muted} />
      <Label x={380} y={154} size={24} weight={700}>
        {tagged.length}%
      </Label>
      <Tagged x={380} y={176} step={12.4} />
    </Picture>
  );
}

/** The share of an attribute in the audience, relative to all users: 100 is the same share. */
const indices = [164, 137, 121, 108, 84, 72];

interface IndexBarsProps extends Worded {
  width: number;
  /** What the axis stands for, below it. */
  reference?: string | undefined;
}

/** The bars of the indices in a window of this width. */
function IndexBars({ words, width, reference }: IndexBarsProps) {
  const [title, ...names] = partsOf(words);
  const x = linearScale([60, 170], [152, width - 4]);
  const unit = x(1) - x(0);
  return (
    <>
      <Window x={36} y={36} width={width} height={328} title={title} />
      {indices.map((index, row) => {
        const y = 82 + row * 42;
        const isMore = index >= 100;
        return (
          <g key={index}>
            <Word x={54} y={y + 6} width={70} text={names[row]} />
            <rect
              data-value={Math.abs(index - 100)}
              data-of={unit * 100}
              x={isMore ? x(100) : x(index)}
              y={y}
              width={Math.abs(index - 100) * unit}
              height="20"
              rx="3"
              fill={isMore ? paint.good : paint.middling}
            />
            <Label x={x(Math.max(index, 100)) + 7} y={y + 15} size={13} weight={600}>
              {index}
            </Label>
          </g>
        );
      })}
      <path stroke={paint.text} d={`M${x(100)} 76v250`} />
      {reference && (
        <Label x={x(100)} y={346} fill={paint.muted} anchor="middle">
          {reference}
        </Label>
      )}
    </>
  );
}

/** How an audience differs from everybody: bars to the right of 100 for more, to the left for less. */
export function AudienceIndexPicture({ words }: Worded) {
  const [note, first, second] = partsOf(words).slice(indices.length + 1);
  return (
    <Picture
      words={words}
      phone={{
        width: 332,
        height: 338,
        content: (
          <g transform="translate(-30 -30)">
            <IndexBars words={words} width={320} reference={note} />
          </g>
        ),
      }}
    >
      <IndexBars words={words} width={488} />
      <Word x={54} y={338} width={80} text={note} size={12.5} weight={600} />
      {[
        { name: first, fill: paint.good, x: 290 },
        { name: second, fill: paint.middling, x: 408 },
      ].map(({ name, fill, x }) => (
        <g key={fill}>
          <rect x={x} y="335" width="14" height="14" rx="3" fill={fill} />
          <Word x={x + 20} y={338} width={70} text={name} fill={paint.muted} />
        </g>
      ))}
    </Picture>
  );
}

/** Where the visitors of a shop and of its rival come from, in percent, from the nearest to the furthest. */
const distances = [
  { own: 31, rival: 22 },
  { own: 34, rival: 29 },
  { own: 19, rival: 24 },
  { own: 10, rival: 15 },
  { own: 6, rival: 10 },
];

const nearShare = (shop: 'own' | 'rival') =>
  distances.slice(0, 2).reduce((sum, distance) => sum + distance[shop], 0);

/** The shares of visitors by distance, in a window of this width. */
function DistanceBars({ words, width }: { words: string | undefined; width: number }) {
  const [title, own, rival, ...bands] = partsOf(words);
  const unit = bands[distances.length];
  const base = 312;
  const length = 4.7;
  const right = width + 20;
  const step = (right - 95) / distances.length;
  const bar = step / 2 - 6.5;
  return (
    <>
      <Window x={36} y={36} width={width} height={328} title={title} />
      {[
        { name: own, fill: paint.good, x: 54 },
        { name: rival, fill: paint.other, x: 184 },
      ].map(({ name, fill, x }) => (
        <g key={x}>
          <rect x={x} y="84" width="12" height="12" rx="3" fill={fill} />
          <Word x={x + 19} y={86} width={64} text={name} fill={paint.muted} />
        </g>
      ))}
      {[0, 10, 20, 30, 40].map((tick) => (
        <g key={tick}>
          <path stroke={paint.border} d={`M88 ${base - tick * length}H${right}`} />
          <Label x={80} y={base - tick * length + 4} size={12} fill={paint.muted} anchor="end">
            {tick}%
          </Label>
        </g>
      ))}
      {distances.map((shares, band) => {
        const middle = 90 + (band + 0.5) * step;
        return (
          <g key={shares.own}>
            <Bar
              x={middle - 1 - bar}
              base={base}
              width={bar}
              value={shares.own}
              unit={length}
              rx={2}
              fill={paint.good}
            />
            <Bar
              x={middle + 1}
              base={base}
              width={bar}
              value={shares.rival}
              unit={length}
              rx={2}
              fill={paint.other}
            />
            <Word x={middle} y={325} width={24} text={bands[band]} fill={paint.muted} anchor="middle" />
          </g>
        );
      })}
      <Word x={right} y={345} width={30} text={unit} size={11.5} fill={paint.muted} anchor="end" />
    </>
  );
}

/** The catchment of two shops: the share of visitors by distance. */
export function CatchmentPicture({ words }: Worded) {
  const near = partsOf(words)[distances.length + 4];
  return (
    <Picture
      words={words}
      phone={{
        width: 332,
        height: 338,
        content: (
          <g transform="translate(-30 -30)">
            <DistanceBars words={words} width={320} />
          </g>
        ),
      }}
    >
      <DistanceBars words={words} width={488} />
      <Word x={300} y={86} width={80} text={near} size={12.5} weight={600} />
      {(['own', 'rival'] as const).map((shop, row) => (
        <g key={shop}>
          <circle cx={394 + row * 62} cy="90" r="5" fill={shop === 'own' ? paint.good : paint.other} />
          <Label x={404 + row * 62} y={96} size={16} weight={700}>
            {nearShare(shop)}%
          </Label>
        </g>
      ))}
    </Picture>
  );
}
