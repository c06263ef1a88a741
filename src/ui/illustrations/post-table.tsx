import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Word, type Worded } from './parts.tsx';

/** Collected posts, invented for demonstration: the time, the sentiment, and whether the same account posted it before. */
const posts = [
  { time: '09:12', fill: paint.bad, isRepeated: false },
  { time: '09:14', fill: paint.bad, isRepeated: true },
  { time: '09:31', fill: paint.good, isRepeated: false },
  { time: '09:40', fill: paint.quiet, isRepeated: false },
  { time: '09:58', fill: paint.bad, isRepeated: false },
  { time: '10:03', fill: paint.good, isRepeated: false },
] as const;

/** Posts from several sources as the rows of one table, with topics and sentiment; a repeated one is merged. */
export function PostTablePicture({ words }: Worded) {
  const [title, time, source, text, topic, ...rest] = partsOf(words);
  const [merged, base, positive, neutral, negative] = rest.slice(posts.length * 3);
  const legend = [
    { name: positive, fill: paint.good },
    { name: neutral, fill: paint.quiet },
    { name: negative, fill: paint.bad },
  ];
  return (
    <FigureWindow
      words={words}
      title={title}
      height={456}
      base={base}
      content={(shape) => {
        const isWide = shape === 'wide';
        const [left, right] = isWide ? [52, 508] : [28, 312];
        return (
          <>
            {isWide &&
              [
                { name: time, x: 52 },
                { name: source, x: 104 },
                { name: text, x: 188 },
                { name: topic, x: 410 },
              ].map(({ name, x }) => (
                <Word key={x} x={x} y={80} width={40} text={name} size={11.5} fill={paint.muted} />
              ))}
            {posts.map(({ time: at, fill, isRepeated }, row) => {
              const [from, said, about] = rest.slice(row * 3, row * 3 + 3);
              const y = isWide ? 106 + row * 36 : 62 + row * 54;
              const colour = isRepeated ? paint.muted : paint.text;
              return (
                <g key={at}>
                  <path stroke={paint.border} d={`M${left} ${y - 9}H${right}`} />
                  <Label x={left} y={y + 10} size={11.5} fill={paint.muted}>
                    {at}
                  </Label>
                  <Word x={left + 52} y={y + 2} width={50} text={from} size={11.5} fill={paint.muted} />
                  <Word
                    x={isWide ? 188 : left}
                    y={isWide ? y + 2 : y + 23}
                    width={140}
                    text={said}
                    size={12.5}
                    fill={colour}
                  />
                  {isRepeated ? (
                    <Word
                      x={isWide ? 410 : right}
                      y={y + 2}
                      width={70}
                      text={merged}
                      size={11.5}
                      fill={paint.muted}
                      anchor={isWide ? 'start' : 'end'}
                    />
                  ) : (
                    <>
                      <circle cx={isWide ? 416 : right - 6} cy={y + 6} r="5" fill={fill} />
                      <Word
                        x={isWide ? 428 : right - 18}
                        y={y + 2}
                        width={60}
                        text={about}
                        size={11.5}
                        weight={600}
                        anchor={isWide ? 'start' : 'end'}
                      />
                    </>
                  )}
                </g>
              );
            })}
            {legend.map(({ name, fill }, index) => (
              <g key={fill}>
                <circle cx={left + 6 + index * 74} cy={isWide ? 342 : 400} r="5" fill={fill} />
                <Word
                  x={left + 17 + index * 74}
                  y={isWide ? 338 : 396}
                  width={40}
                  text={name}
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
