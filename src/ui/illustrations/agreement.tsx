import { agreementOf, confusion } from './agreement-figures.ts';
import { Label, Picture, paint, partsOf, Sheet, Window, Word, type Worded } from './parts.tsx';

const { agreement, kappa } = agreementOf(confusion);

const results = [`${Math.round(agreement * 100)}%`, kappa.toFixed(2)];

const cell = 53;
const left = 128;
const top = 112;

/** Where two labelers agree, on the diagonal, and which classes they confuse. */
export function AgreementPicture({ words }: Worded) {
  const [title, first, second, ...rest] = partsOf(words);
  const classes = rest.slice(0, confusion.length);
  const measures = rest.slice(confusion.length);
  return (
    <Picture
      words={words}
      phone={[
        [30, 30, 332, 338],
        [370, 94, 160, 90, 2, 342],
        [370, 182, 160, 90, 170, 342],
      ]}
    >
      <Window x={36} y={36} width={320} height={328} title={title} />
      <Word x={54} y={84} width={56} text={first} size={11.5} fill={paint.muted} />
      <Word x={338} y={84} width={56} text={second} size={11.5} fill={paint.muted} anchor="end" />
      {confusion.map((row, y) => (
        <g key={row.join()}>
          <Label x={left + (y + 0.5) * cell} y={107} size={12} weight={600} anchor="middle">
            {y + 1}
          </Label>
          <Word
            x={left - 10}
            y={top + (y + 0.5) * cell - 4}
            width={50}
            text={classes[y] && `${classes[y]} ${y + 1}`}
            size={11.5}
            anchor="end"
          />
          {row.map((count, x) => {
            const isSame = x === y;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
              <g key={x}>
                <rect
                  x={left + x * cell + 2}
                  y={top + y * cell + 2}
                  width={cell - 4}
                  height={cell - 4}
                  rx="6"
                  fill={isSame ? paint.good : count > 0 ? paint.bad : paint.sunken}
                  fillOpacity={isSame ? 0.28 : count > 0 ? 0.06 + count * 0.03 : 1}
                />
                <Label
                  x={left + (x + 0.5) * cell}
                  y={top + (y + 0.5) * cell + 5}
                  size={13}
                  weight={isSame ? 700 : 400}
                  fill={isSame ? paint.text : paint.muted}
                  anchor="middle"
                >
                  {count}
                </Label>
              </g>
            );
          })}
        </g>
      ))}
      {results.map((result, row) => (
        <g key={result}>
          <Sheet x={376} y={100 + row * 88} width={148} height={80} />
          <Word x={392} y={122 + row * 88} width={80} text={measures[row]} size={12.5} weight={600} />
          <Label x={392} y={160 + row * 88} size={24} weight={700}>
            {result}
          </Label>
        </g>
      ))}
    </Picture>
  );
}
