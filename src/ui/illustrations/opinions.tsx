import { BarSegment, ShareBar } from './charts.tsx';
import { FigureWindow } from './figure-window.tsx';
import { attributeOpinions as opinions } from './opinion-figures.ts';
import { Label, paint, partsOf, Word, type Worded } from './parts.tsx';
import { complaints } from './preview-figures.ts';

const tones = [paint.good, paint.quiet, paint.bad];

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How people talk about each attribute: shares of opinions, and how many there are. */
export function AttributePicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  const names = rest.slice(0, opinions.length);
  const [positive, neutral, negative, count] = rest.slice(opinions.length);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={412}
      content={(shape) => {
        const isWide = shape === 'wide';
        const left = isWide ? 56 : 28;
        const right = isWide ? 504 : 312;
        const bar = isWide ? { x: 180, width: 268, height: 18 } : { x: 28, width: 284, height: 14 };
        return (
          <>
            {[positive, neutral, negative].map((name, index) => (
              <g key={tones[index]}>
                <rect
                  x={left + index * 82}
                  y={isWide ? 84 : 60}
                  width="12"
                  height="12"
                  rx="3"
                  fill={tones[index]}
                />
                <Word
                  x={left + 19 + index * 82}
                  y={isWide ? 86 : 62}
                  width={40}
                  text={name}
                  fill={paint.muted}
                />
              </g>
            ))}
            {isWide && (
              <Word x={right} y={86} width={40} text={count} size={11.5} fill={paint.muted} anchor="end" />
            )}
            {opinions.map((counts, row) => {
              const total = sum(counts);
              const y = isWide ? 116 + row * 36 : 112 + row * 46;
              return (
                <g key={total}>
                  <Word x={left} y={isWide ? y + 5 : y - 16} width={70} text={names[row]} size={12.5} />
                  <Label
                    x={right}
                    y={isWide ? y + 13.5 : y - 8}
                    size={12.5}
                    weight={isWide ? 400 : 600}
                    anchor="end"
                  >
                    {total}
                  </Label>
                  {counts.map((value, tone) => (
                    <BarSegment
                      key={value}
                      {...bar}
                      x={bar.x + (bar.width * sum(counts.slice(0, tone))) / total}
                      y={y}
                      value={(100 * value) / total}
                      fill={tones[tone] ?? paint.quiet}
                    />
                  ))}
                </g>
              );
            })}
            {[0, 50, 100].map((tick) => (
              <Label
                key={tick}
                x={bar.x + (bar.width * tick) / 100}
                y={isWide ? 346 : 382}
                size={12}
                fill={paint.muted}
                anchor={tick === 0 ? 'start' : tick === 100 ? 'end' : 'middle'}
              >
                {tick}%
              </Label>
            ))}
          </>
        );
      }}
    />
  );
}

const mostComplaints = Math.max(...complaints.map(({ now }) => now));

/** The week's complaints as a ranked list: how many, how that changed, and what is new. */
export function IssueListPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  const [count, change, added] = rest.slice(complaints.length);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={376}
      content={(shape) => {
        const isWide = shape === 'wide';
        const left = isWide ? 56 : 28;
        const numbers = isWide ? [420, 504] : [236, 312];
        return (
          <>
            {[count, change].map((name, index) => (
              <Word
                key={name ?? index}
                x={numbers[index] ?? 0}
                y={isWide ? 86 : 60}
                width={40}
                text={name}
                size={11.5}
                fill={paint.muted}
                anchor="end"
              />
            ))}
            <path stroke={paint.border} d={isWide ? 'M56 106h448' : 'M28 78h284'} />
            {complaints.map(({ before, now }, row) => {
              const y = isWide ? 122 + row * 48 : 92 + row * 54;
              const trend = before > 0 ? Math.round((100 * (now - before)) / before) : undefined;
              return (
                <g key={now}>
                  <Label x={left} y={y + 12} size={13} weight={650} fill={paint.muted}>
                    {row + 1}
                  </Label>
                  <Word x={left + 22} y={y + 4} width={80} text={rest[row]} size={13} weight={600} />
                  <Label x={numbers[0] ?? 0} y={y + 12} size={13} weight={600} anchor="end">
                    {now}
                  </Label>
                  {trend === undefined ? (
                    <Word
                      x={numbers[1] ?? 0}
                      y={y + 4}
                      width={30}
                      text={added}
                      size={12.5}
                      weight={650}
                      fill={paint.middling}
                      anchor="end"
                    />
                  ) : (
                    <Label
                      x={numbers[1] ?? 0}
                      y={y + 12}
                      size={13}
                      weight={600}
                      fill={trend > 0 ? paint.bad : paint.good}
                      anchor="end"
                    >
                      {trend > 0 ? '+' : '−'}
                      {Math.abs(trend)}%
                    </Label>
                  )}
                  <ShareBar
                    x={left + 22}
                    y={y + 22}
                    width={(isWide ? 504 : 312) - left - 22}
                    value={Math.round((100 * now) / mostComplaints)}
                    fill={row === 0 ? paint.bad : paint.other}
                  />
                </g>
              );
            })}
          </>
        );
      }}
    />
  );
}
