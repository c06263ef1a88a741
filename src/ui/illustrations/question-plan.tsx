import { FigureWindow } from './figure-window.tsx';
import { paint, partsOf, Sheet, Word, type Worded } from './parts.tsx';

const rows = 3;

/** A plan of a questionnaire: the decision, what has to be known for it, and the questions. */
export function QuestionPlanPicture({ words }: Worded) {
  const [title, decisionName, decision, ...rest] = partsOf(words);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={432}
      content={(shape) => {
        const isWide = shape === 'wide';
        const head = isWide
          ? { x: 56, y: 84, width: 448, height: 58 }
          : { x: 26, y: 56, width: 288, height: 60 };
        return (
          <>
            <rect {...head} rx="12" fill={paint.good} opacity=".16" />
            <Word
              x={head.x + 18}
              y={head.y + 14}
              width={60}
              text={decisionName}
              size={11.5}
              fill={paint.muted}
            />
            <Word x={head.x + 18} y={head.y + 35} width={200} text={decision} size={13.5} weight={650} />
            {Array.from({ length: rows }, (_, row) => row).map((row) => {
              const [hypothesis, question, kind] = rest.slice(row * 3, row * 3 + 3);
              const y = isWide ? 166 + row * 62 : 138 + row * 90;
              return (
                <g key={row}>
                  <path
                    stroke={paint.good}
                    strokeWidth="2"
                    d={`M${head.x + 8} ${row === 0 ? head.y + head.height : y - (isWide ? 37 : 65)}V${y + 25}h16`}
                  />
                  <Sheet x={head.x + 24} y={y} width={isWide ? 196 : 264} height={isWide ? 50 : 78} />
                  <Word
                    x={head.x + 38}
                    y={y + (isWide ? 21 : 14)}
                    width={110}
                    text={hypothesis}
                    weight={600}
                  />
                  {isWide && <path stroke={paint.soft} strokeWidth="2" d={`M${head.x + 220} ${y + 25}h20`} />}
                  {isWide && <Sheet x={head.x + 240} y={y} width={208} height={50} />}
                  <Word
                    x={head.x + (isWide ? 254 : 38)}
                    y={y + (isWide ? 12 : 36)}
                    width={110}
                    text={question}
                    size={12.5}
                  />
                  <Word
                    x={head.x + (isWide ? 254 : 38)}
                    y={y + (isWide ? 31 : 57)}
                    width={60}
                    text={kind}
                    size={11.5}
                    fill={paint.muted}
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
