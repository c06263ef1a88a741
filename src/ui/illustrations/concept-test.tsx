import { ShareBar } from './charts.tsx';
import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Word, type Worded } from './parts.tsx';

/** The mean rating of each concept, from 0 to 10, invented for demonstration: the number of the concept and its mean. */
const concepts = [
  [4, 7.8],
  [7, 7.4],
  [2, 7.2],
  [5, 6.9],
  [8, 6.4],
  [1, 6.1],
  [3, 5.8],
  [6, 5.2],
] as const;

const best = Math.max(...concepts.map(([, mean]) => mean));
/** Smaller differences of two means can be chance: 150 answers each, a standard deviation of two, at 95%. */
const margin = 1.96 * 2 * Math.sqrt(2 / 150);

/** Concepts by their rating, and which of them differ significantly from the best. */
export function ConceptTestPicture({ words }: Worded) {
  const [title, concept, rated, compared, same, differs, base] = partsOf(words);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={428}
      content={(shape) => {
        const isWide = shape === 'wide';
        const [left, right] = isWide ? [56, 504] : [28, 312];
        const step = isWide ? 27.5 : 38;
        const track = isWide ? { x: 132, width: 188 } : { x: left, width: right - left };
        return (
          <>
            <Word x={track.x} y={isWide ? 82 : 56} width={60} text={rated} size={11.5} fill={paint.muted} />
            <Word
              x={right}
              y={isWide ? 82 : 56}
              width={60}
              text={compared}
              size={11.5}
              fill={paint.muted}
              anchor="end"
            />
            {concepts.map(([number, mean], row) => {
              const y = isWide ? 100 + row * step : 78 + row * step;
              const isSame = best - mean < margin;
              const fill = mean === best ? paint.good : isSame ? paint.middling : paint.quiet;
              return (
                <g key={number}>
                  <Word
                    x={left}
                    y={isWide ? y + 3 : y}
                    width={50}
                    text={concept?.replace('#', String(number))}
                    size={12.5}
                    weight={mean === best ? 650 : 400}
                  />
                  <ShareBar
                    x={track.x}
                    y={isWide ? y + 1 : y + 14}
                    width={track.width}
                    value={mean * 10}
                    height={isWide ? 13 : 10}
                    fill={fill}
                  />
                  <Label x={isWide ? 330 : left + 100} y={isWide ? y + 12 : y + 8.5} size={13} weight={650}>
                    {mean.toFixed(1)}
                  </Label>
                  {mean !== best && (
                    <Word
                      x={right}
                      y={isWide ? y + 3 : y}
                      width={60}
                      text={isSame ? same : differs}
                      weight={isSame ? 650 : 400}
                      fill={isSame ? paint.text : paint.muted}
                      anchor="end"
                    />
                  )}
                </g>
              );
            })}
            <path stroke={paint.border} d={isWide ? 'M36 324h488' : 'M12 384h316'} />
            <Word x={left} y={isWide ? 341 : 396} width={140} text={base} size={11.5} fill={paint.muted} />
          </>
        );
      }}
    />
  );
}
