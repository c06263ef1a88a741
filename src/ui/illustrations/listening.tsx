import { Bar, BarSegment } from './charts.tsx';
import { Avatar, Face, Label, Picture, paint, partsOf, Sheet, Word, type Worded } from './parts.tsx';

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
