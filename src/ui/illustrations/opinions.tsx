import { ShareBar } from './charts.tsx';
import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Word, type Worded } from './parts.tsx';
import { complaints } from './preview-figures.ts';

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
