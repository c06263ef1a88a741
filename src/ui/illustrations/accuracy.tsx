import { ShareBar } from './charts.tsx';
import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Word, type Worded } from './parts.tsx';

/** Comments that two people coded, by tag: how many, and for how many percent the model agrees. Invented for demonstration. */
const tags = [
  { count: 84, agreed: 96 },
  { count: 71, agreed: 93 },
  { count: 58, agreed: 90 },
  { count: 52, agreed: 88 },
  { count: 35, agreed: 74 },
] as const;

/** Below it a tag needs work. */
const target = 85;

const total = tags.reduce((sum, { count }) => sum + count, 0);
const overall = tags.reduce((sum, { count, agreed }) => sum + count * agreed, 0) / total;

/** How accurate the model is for each tag, with the weakest one. */
export function AccuracyPicture({ words }: Worded) {
  const [title, counted, agreement, ...rest] = partsOf(words);
  const [weak, all, base] = rest.slice(tags.length);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={402}
      finding={all && `${all} ${Math.round(overall)}%`}
      base={base}
      content={(shape) => {
        const isWide = shape === 'wide';
        const [left, right] = isWide ? [56, 504] : [28, 312];
        const track = isWide ? { x: 216, width: 196 } : { x: left, width: right - left };
        return (
          <>
            <Word
              x={isWide ? 196 : 244}
              y={isWide ? 84 : 58}
              width={50}
              text={counted}
              size={11.5}
              fill={paint.muted}
              anchor="end"
            />
            <Word
              x={right}
              y={isWide ? 84 : 58}
              width={50}
              text={agreement}
              size={11.5}
              fill={paint.muted}
              anchor="end"
            />
            {tags.map(({ count, agreed }, row) => {
              const y = isWide ? 110 + row * 40 : 86 + row * 48;
              const isWeak = agreed < target;
              return (
                <g key={count}>
                  <Word x={left} y={y} width={80} text={rest[row]} size={12.5} weight={isWeak ? 700 : 400} />
                  <Label x={isWide ? 196 : 244} y={y + 8.5} size={12.5} fill={paint.muted} anchor="end">
                    {count}
                  </Label>
                  <ShareBar
                    x={track.x}
                    y={isWide ? y - 3 : y + 17}
                    width={track.width}
                    value={agreed}
                    height={isWide ? 13 : 10}
                    fill={isWeak ? paint.bad : paint.good}
                  />
                  <Label x={right} y={y + 8.5} size={14} weight={700} anchor="end">
                    {agreed}%
                  </Label>
                  {isWeak && isWide && (
                    <Word
                      x={right}
                      y={y + 17}
                      width={40}
                      text={weak}
                      size={11.5}
                      fill={paint.bad}
                      anchor="end"
                    />
                  )}
                </g>
              );
            })}
          </>
        );
      }}
    />
  );
}
