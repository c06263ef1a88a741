import { Bar, ShareBar } from './charts.tsx';
import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Sheet, Word, type Worded } from './parts.tsx';

/** On which day those left who left in the first week, in percent, invented for demonstration. */
const days = [12, 15, 54, 8, 5, 3, 3];

const worst = Math.max(...days);

/** What observation shows of a case: the day on which new users leave. */
export function LeavingDayPicture({ words }: Worded) {
  const [title, day, finding, base] = partsOf(words);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={344}
      finding={finding}
      base={base}
      content={(shape) => {
        const isWide = shape === 'wide';
        const step = isWide ? 63 : 41;
        const bottom = isWide ? 272 : 226;
        const unit = isWide ? 3 : 2.5;
        return (
          <>
            {days.map((share, index) => {
              const x = (isWide ? 66 : 29) + index * step;
              const width = isWide ? 42 : 30;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
                <g key={index}>
                  <Bar
                    x={x}
                    base={bottom}
                    width={width}
                    value={share}
                    unit={unit}
                    fill={share === worst ? paint.bad : paint.quiet}
                  />
                  <Label
                    x={x + width / 2}
                    y={bottom - share * unit - 6}
                    size={share === worst ? 15 : 12}
                    weight={share === worst ? 700 : 400}
                    anchor="middle"
                  >
                    {share}%
                  </Label>
                  <Word
                    x={x + width / 2}
                    y={bottom + 10}
                    width={24}
                    text={day?.replace('#', String(index + 1))}
                    size={11.5}
                    fill={paint.muted}
                    anchor="middle"
                  />
                </g>
              );
            })}
            <path stroke={paint.border} d={isWide ? 'M56 272h448' : 'M24 226h292'} />
          </>
        );
      }}
    />
  );
}

/** The share of reviews that mention a problem, in the month before and in this one, in percent. */
const months = [4, 11] as const;

/** What listening shows of a case: reviews that name a problem, and how their share grows. */
export function ReviewSharePicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  const [before, now, finding, base] = rest.slice(6);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={412}
      finding={finding}
      base={base}
      content={(shape) => {
        const isWide = shape === 'wide';
        return (
          <>
            {[0, 1, 2].map((post) => {
              const y = isWide ? 82 + post * 76 : 54 + post * 66;
              return (
                <g key={post}>
                  <Sheet x={isWide ? 56 : 24} y={y} width={isWide ? 268 : 292} height={isWide ? 66 : 58} />
                  <Word x={isWide ? 72 : 38} y={y + 16} width={200} text={rest[post * 2]} size={13} />
                  <Word
                    x={isWide ? 72 : 38}
                    y={y + 38}
                    width={120}
                    text={rest[post * 2 + 1]}
                    size={11.5}
                    fill={paint.muted}
                  />
                </g>
              );
            })}
            {months.map((share, month) => {
              const fill = month === 0 ? paint.quiet : paint.bad;
              const name = month === 0 ? before : now;
              const x = 362 + month * 72;
              const y = 268 + month * 34;
              return isWide ? (
                <g key={share}>
                  <Bar x={x} base={274} width={52} value={share} unit={13} fill={fill} />
                  <Label x={x + 26} y={266 - share * 13} size={15} weight={700} anchor="middle">
                    {share}%
                  </Label>
                  <Word
                    x={x + 26}
                    y={286}
                    width={30}
                    text={name}
                    size={12}
                    fill={paint.muted}
                    anchor="middle"
                  />
                </g>
              ) : (
                <g key={share}>
                  <Word x={24} y={y} width={30} text={name} size={12} fill={paint.muted} />
                  <ShareBar x={84} y={y - 3} width={190} value={share * 8} height={14} fill={fill} />
                  <Label x={316} y={y + 9} size={14} weight={700} anchor="end">
                    {share}%
                  </Label>
                </g>
              );
            })}
            {isWide && <path stroke={paint.border} d="M350 274h148" />}
          </>
        );
      }}
    />
  );
}
