import { Bar, BarSegment, ShareBar } from './charts.tsx';
import { FigureWindow } from './figure-window.tsx';
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
import { topics } from './topic-figures.ts';

const posts = [
  { mood: 1, width: 190 },
  { mood: -1, width: 200 },
  { mood: 0, width: 160 },
  { mood: 1, width: 196 },
] as const;

/** How many of a hundred are glad, level and sad. */
const moods = [62, 24, 14] as const;

/** Posts as they come in, each with its mood, and the mood of all of them. */
export function SentimentPicture({ words }: Worded) {
  const [title, good, level, bad, ...rest] = partsOf(words);
  const [mark, base] = rest.slice(posts.length * 2);
  return (
    <Picture words={words} phone={{ width: 340, height: 420, content: <TallSentiment words={words} /> }}>
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
      {words &&
        [mark, base].map((text, row) => (
          <Word key={text} x={406} y={108 + row * 17} width={76} text={text} size={11.5} fill={paint.muted} />
        ))}
      {moods.map((share, x) => (
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
            <Label x={420 + x * 38} y={290 - 2.1 * share} size={12} weight={600} anchor="middle">
              {share}%
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

/** The posts above the sentiment of all of them, for phones. */
function TallSentiment({ words }: Worded) {
  const [title, good, level, bad, ...rest] = partsOf(words);
  const base = rest.slice(posts.length * 2).join(' · ');
  const names = [good, level, bad];
  const fills = [paint.good, paint.middling, paint.bad];
  const bar = 284;
  return (
    <>
      <rect width="340" height="420" rx="20" fill={paint.sunken} />
      {posts.map(({ mood, width }, y) => (
        <g key={width}>
          <Sheet x={12} y={12 + y * 72} width={316} height={62} />
          <Word x={28} y={30 + y * 72} width={width} text={rest[y * 2]} size={13} />
          <Word
            x={28}
            y={51 + y * 72}
            width={width * 0.6}
            text={rest[y * 2 + 1]}
            size={11.5}
            fill={paint.muted}
          />
          <Face x={302} y={43 + y * 72} mood={mood} r={12} />
        </g>
      ))}
      <Sheet x={12} y={304} width={316} height={104} />
      <Word x={28} y={322} width={76} text={title} size={13} weight={600} />
      {base && <Word x={312} y={322} width={76} text={base} size={11.5} fill={paint.muted} anchor="end" />}
      {moods.map((share, index) => {
        const before = moods.slice(0, index).reduce((sum, value) => sum + value, 0);
        return (
          <g key={share}>
            <BarSegment
              x={28 + (bar * before) / 100}
              y={344}
              width={bar}
              value={share}
              height={20}
              fill={fills[index] ?? paint.quiet}
            />
            <circle cx={34 + index * 98} cy={388} r="5" fill={fills[index]} />
            <Label x={45 + index * 98} y={392} size={12}>
              {names[index]} {share}%
            </Label>
          </g>
        );
      })}
    </>
  );
}

/** What people talk about: the mentions of each topic and their change. */
export function TopicsPicture({ words }: Worded) {
  const [title, mentions, changed, ...rest] = partsOf(words);
  const legend = rest.slice(topics.length);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={420}
      content={(shape) => {
        const isWide = shape === 'wide';
        const [left, right] = isWide ? [56, 504] : [28, 312];
        const counts = isWide ? 428 : 240;
        return (
          <>
            {[mentions, changed].map((name, column) => (
              <Word
                key={name ?? column}
                x={column === 0 ? counts : right}
                y={isWide ? 82 : 58}
                width={40}
                text={name}
                size={11.5}
                fill={paint.muted}
                anchor="end"
              />
            ))}
            {topics.map(({ count, change, colour }, row) => {
              const y = isWide ? 104 + row * 36 : 80 + row * 48;
              return (
                <g key={count}>
                  <Word x={left} y={y} width={80} text={rest[row]} size={12.5} weight={600} />
                  <Label x={counts} y={y + 8.5} size={12.5} weight={600} anchor="end">
                    {count.toLocaleString('en')}
                  </Label>
                  <Label
                    x={right}
                    y={y + 8.5}
                    size={12.5}
                    weight={Math.abs(change) > 20 ? 700 : 400}
                    fill={Math.abs(change) > 20 ? paint.text : paint.muted}
                    anchor="end"
                  >
                    {change > 0 ? '+' : '−'}
                    {Math.abs(change)}%
                  </Label>
                  <ShareBar
                    x={left}
                    y={y + 15}
                    width={right - left}
                    value={(100 * count) / topics[0].count}
                    fill={colour}
                  />
                </g>
              );
            })}
            {[paint.good, paint.quiet, paint.bad].map((fill, index) => (
              <g key={fill}>
                <circle cx={left + 6 + index * 84} cy={isWide ? 342 : 388} r="5" fill={fill} />
                <Word
                  x={left + 17 + index * 84}
                  y={isWide ? 338 : 384}
                  width={40}
                  text={legend[index]}
                  size={11.5}
                  fill={paint.muted}
                />
              </g>
            ))}
          </>
        );
      }}
    />
  );
}

const finds = [
  { from: 90, colour: paint.bad, mark: { x: 134, width: 96 }, before: 70, after: 200 },
  { from: 194, colour: paint.good, mark: { x: 174, width: 70 }, before: 110, after: 180 },
  { from: 298, colour: paint.bad, mark: { x: 124, width: 110 }, before: 60, after: 150 },
];

/** The tags: the comment that each belongs to, its place, its two words, and whether it is good. The last comment has two. */
const tags = [
  { find: 0, to: 107, word: 3, colour: paint.bad },
  { find: 1, to: 211, word: 8, colour: paint.good },
  { find: 2, to: 284, word: 16, colour: paint.good },
  { find: 2, to: 346, word: 13, colour: paint.bad },
] as const;

/** A sentence is read, its parts are marked, and each mark finds its place in a tree of tags. */
export function TaggingPicture({ words }: Worded) {
  const rest = partsOf(words);
  return (
    <Picture words={words} phone={{ width: 340, height: 506, content: <TallTagging words={words} /> }}>
      <Word x={36} y={44} width={90} text={rest[15]} fill={paint.muted} />
      {finds.map(({ from, colour, mark, before, after }, y) => (
        <g key={from}>
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
      {tags.map(({ find, to, word, colour }) => (
        <g key={to}>
          <path
            className="connector"
            stroke={colour}
            strokeWidth="2"
            strokeDasharray="4 5"
            d={`M298 ${(finds[find]?.from ?? to) + 17}C324 ${(finds[find]?.from ?? to) + 17} 324 ${to} 350 ${to}`}
          />
          <Sheet x={350} y={to - 28} width={184} height={56} />
          <circle cx="368" cy={to} r="7" fill={colour} />
          <Word x={382} y={to - 13} width={84} text={rest[word]} size={12.5} weight={600} />
          <Word
            x={382}
            y={to + 6}
            width={58}
            text={rest[word + 1]}
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

/** The sentences for phones, each above its tags. */
function TallTagging({ words }: Worded) {
  const rest = partsOf(words);
  return (
    <>
      <rect width="340" height="506" rx="20" fill={paint.sunken} />
      <Word x={16} y={18} width={90} text={rest[15]} fill={paint.muted} />
      {finds.map(({ from, colour }, y) => {
        const top = 40 + y * 137;
        const own = tags.filter(({ find }) => find === y);
        return (
          <g key={from}>
            <Sheet x={12} y={top} width={316} height={86 + own.length * 46} />
            <Label x={28} y={top + 24} size={13}>
              {rest[y * 5]}
            </Label>
            <rect x={28} y={top + 33} width={5} height={20} rx={2.5} fill={colour} />
            <Label x={40} y={top + 48} size={13} weight={650}>
              {rest[y * 5 + 1]}
            </Label>
            <Word x={28} y={top + 60} width={120} text={rest[y * 5 + 2]} size={11.5} fill={paint.muted} />
            {own.map((tag, row) => (
              <g key={tag.to}>
                <rect x={24} y={top + 82 + row * 46} width={292} height={40} rx={10} fill={paint.sunken} />
                <circle cx={42} cy={top + 102 + row * 46} r="7" fill={tag.colour} />
                <Word
                  x={58}
                  y={top + 98 + row * 46}
                  width={84}
                  text={rest[tag.word]}
                  size={12.5}
                  weight={600}
                />
                <Word
                  x={304}
                  y={top + 98 + row * 46}
                  width={58}
                  text={rest[tag.word + 1]}
                  size={11.5}
                  fill={paint.muted}
                  anchor="end"
                />
              </g>
            ))}
          </g>
        );
      })}
    </>
  );
}
