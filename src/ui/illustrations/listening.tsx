import { Bar, ShareBar } from './charts.tsx';
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
  Word,
  type Worded,
} from './parts.tsx';

const posts = [
  { mood: 1, width: 190 },
  { mood: -1, width: 200 },
  { mood: 0, width: 160 },
  { mood: 1, width: 196 },
] as const;

/** How many of a hundred are glad, level and sad. */
const moods = { glad: [62, 24, 14], mild: [54, 27, 19] } as const;

interface SentimentPictureProps extends Worded {
  overall?: keyof typeof moods;
}

/** Posts as they come in, each with its mood, and the mood of all of them. */
export function SentimentPicture({ words, overall = 'glad' }: SentimentPictureProps) {
  const [title, good, level, bad, ...rest] = partsOf(words);
  return (
    <Picture words={words} phone={[[28, 32, 352, 328]]}>
      {posts.map(({ mood, width }, y) => {
        const left = 36 + (y % 2) * 20;
        return (
          <g key={width}>
            <Sheet x={left} y={40 + y * 82} width={316} height={68} />
            <Avatar x={left + 30} y={74 + y * 82} />
            <Word x={left + 58} y={60 + y * 82} width={width} text={rest[y * 2]} size={13} />
            <Word
              x={left + 58}
              y={82 + y * 82}
              width={width * 0.6}
              text={rest[y * 2 + 1]}
              size={11.5}
              fill={paint.muted}
              line={paint.sunken}
            />
            <Face x={left + 292} y={74 + y * 82} mood={mood} r={12} />
          </g>
        );
      })}
      <Sheet x={392} y={70} width={132} height={260} />
      <Word x={406} y={88} width={76} text={title} size={13} weight={600} />
      {moods[overall].map((share, x) => (
        <g key={share}>
          <Bar
            x={406 + x * 38}
            base={300}
            width={28}
            value={share}
            unit={2.1}
            rx={6}
            fill={[paint.good, paint.middling, paint.bad][x] ?? paint.soft}
          />
          {words && (
            <Label x={420 + x * 38} y={290 - 2.1 * share} size={13} weight={600} anchor="middle">
              {share}
            </Label>
          )}
          {words && (
            <Label x={420 + x * 38} y={317} size={11.5} fill={paint.muted} anchor="middle">
              {[good, level, bad][x]}
            </Label>
          )}
        </g>
      ))}
      <path stroke={paint.border} d="M404 300h108" />
    </Picture>
  );
}

/** How often, in percent of the scale beside; from the largest to the smallest. The area of a circle is its number. */
const topics = [
  { x: 190, y: 170, share: 96, colour: paint.good, size: 15 },
  { x: 316, y: 252, share: 67, colour: paint.bad, size: 14 },
  { x: 318, y: 132, share: 44, colour: paint.other, size: 13 },
  { x: 112, y: 290, share: 31, colour: paint.middling, size: 12.5 },
  { x: 210, y: 306, share: 23, colour: paint.other, size: 12 },
  { x: 100, y: 92, share: 20, colour: paint.good, size: 12 },
].map((topic) => ({ ...topic, r: Math.round(75.5 * Math.sqrt(topic.share / 100) * 10) / 10 }));

/** What people talk about: the larger, the more often; the colour is the mood. */
export function TopicsPicture({ words }: Worded) {
  const names = partsOf(words);
  return (
    <Picture words={words} phone={[[56, 44, 328, 310]]}>
      {topics.map(({ x, y, r, share, colour, size }, index) => (
        <g key={share}>
          <circle data-value={share} cx={x} cy={y} r={r} fill={colour} opacity=".22" />
          <circle cx={x} cy={y} r={r} stroke={colour} strokeWidth="2" />
          <Word
            x={x}
            y={y - 5}
            width={r * 1.1}
            height={10}
            text={names[index]}
            size={size}
            weight={600}
            line={colour}
            anchor="middle"
          />
        </g>
      ))}
      <Sheet x={396} y={62} width={128} height={276} />
      {topics.map(({ share, colour }, y) => (
        <g key={share}>
          <Word x={412} y={82 + y * 42} width={54} height={7} text={names[y]} fill={paint.muted} />
          <ShareBar x={412} y={98 + y * 42} width={96} value={share} fill={colour} />
        </g>
      ))}
    </Picture>
  );
}

const finds = [
  { from: 96, to: 110, colour: paint.bad, mark: { x: 134, width: 96 }, before: 70, after: 200 },
  { from: 184, to: 200, colour: paint.good, mark: { x: 174, width: 70 }, before: 110, after: 180 },
  { from: 272, to: 290, colour: paint.middling, mark: { x: 124, width: 110 }, before: 60, after: 150 },
];

/** A sentence is read, its parts are marked, and each mark finds its place in a tree of tags. */
export function TaggingPicture({ words }: Worded) {
  const rest = partsOf(words);
  return (
    <Picture
      words={words}
      phone={[
        [30, 68, 274, 90, 0, 4],
        [346, 78, 192, 64, 110, 96],
        [30, 156, 274, 90, 0, 166],
        [346, 168, 192, 64, 110, 258],
      ]}
    >
      {finds.map(({ from, colour, mark, before, after }, y) => (
        <g key={colour}>
          <Sheet x={36} y={from - 24} width={262} height={82} />
          {words ? (
            <>
              <Label x={58} y={from}>
                {rest[y * 5]}
              </Label>
              <rect x={48} y={from + 11} width={5} height={20} rx={2.5} fill={colour} />
              <Label x={60} y={from + 26} weight={650}>
                {rest[y * 5 + 1]}
              </Label>
            </>
          ) : (
            <>
              <Line x={58} y={from - 12} width={before} height={10} />
              <rect {...mark} y={from - 18} height="22" rx="6" fill={colour} opacity=".38" />
            </>
          )}
          <Word
            x={58}
            y={from + (words ? 40 : 24)}
            width={after}
            height={10}
            text={words && rest[y * 5 + 2]}
            size={11.5}
            fill={paint.muted}
          />
        </g>
      ))}
      {finds.map(({ from, to, colour }, y) => (
        <g key={colour}>
          <path
            className="connector"
            stroke={colour}
            strokeWidth="2"
            strokeDasharray="4 5"
            d={`M278 ${from + 18}c50 0 40 ${to - from - 18} 84 ${to - from - 18}`}
          />
          <Sheet x={350} y={to - 28} width={184} height={56} />
          <circle cx="368" cy={to} r="7" fill={colour} />
          <Word x={382} y={to - 13} width={84} text={rest[y * 5 + 3]} size={12.5} weight={600} />
          <Word
            x={382}
            y={to + 6}
            width={58}
            text={rest[y * 5 + 4]}
            size={11.5}
            fill={paint.muted}
            line={paint.sunken}
          />
          <Tick x={518} y={to} r={9} />
        </g>
      ))}
    </Picture>
  );
}
