import { ShareBar } from './charts.tsx';
import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Word, type Worded } from './parts.tsx';

/** Shares in percent, invented for demonstration, and the one that decides. */
const rankings = {
  /** Who completed each task of a usability test without help. */
  tasks: { values: [96, 88, 79, 71, 54], marked: 4 },
  /** What those who left wanted to do. */
  intents: { values: [58, 17, 13, 12], marked: 0 },
  /** Which causes the comments of those who left name; the last share is that of all others. */
  causes: { values: [38, 21, 12, 29], marked: 0 },
} as const;

interface RankingPictureProps extends Worded {
  of: keyof typeof rankings;
}

/** Shares as lying bars, with the finding and its base. */
export function RankingPicture({ words, of }: RankingPictureProps) {
  const { values, marked } = rankings[of];
  const [title, ...rest] = partsOf(words);
  const [finding, base] = rest.slice(values.length);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={134 + values.length * 50}
      finding={finding}
      base={base}
      content={(shape) => {
        const isWide = shape === 'wide';
        const step = isWide ? 226 / values.length : 50;
        return (
          <>
            {values.map((value, row) => {
              const y = isWide ? 84 + (row + 0.5) * step - 7 : 62 + row * step;
              const fill = row === marked ? paint.bad : paint.other;
              return (
                <g key={value}>
                  <Word
                    x={isWide ? 56 : 28}
                    y={isWide ? y + 3 : y}
                    width={80}
                    text={rest[row]}
                    size={13}
                    weight={row === marked ? 650 : 400}
                  />
                  <ShareBar
                    x={isWide ? 196 : 28}
                    y={isWide ? y : y + 16}
                    width={isWide ? 256 : 284}
                    value={value}
                    height={isWide ? 14 : 12}
                    fill={fill}
                  />
                  <Label
                    x={isWide ? 504 : 312}
                    y={isWide ? y + 12 : y + 9}
                    size={14}
                    weight={row === marked ? 700 : 600}
                    anchor="end"
                  >
                    {value}%
                  </Label>
                </g>
              );
            })}
          </>
        );
      }}
    />
  );
}
