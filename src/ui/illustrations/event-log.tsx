import { FigureWindow } from './figure-window.tsx';
import { paint, partsOf, Sheet, Tick, Word, type Worded } from './parts.tsx';

const eventCount = 4;

/** What one person did, by the minute, and the short survey that follows the last step. */
export function EventLogPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  const [question, answer, detail] = rest.slice(eventCount * 2);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={392}
      content={(shape) => {
        const isWide = shape === 'wide';
        const left = isWide ? 56 : 28;
        const top = isWide ? 96 : 72;
        const step = isWide ? 62 : 42;
        const box = isWide
          ? { x: 286, y: 120, width: 218, height: 172 }
          : { x: 26, y: 240, width: 288, height: 124 };
        const bottom = top + (eventCount - 1) * step;
        return (
          <>
            <path stroke={paint.soft} strokeWidth="3" d={`M${left + 58} ${top}V${bottom}`} />
            {Array.from({ length: eventCount }, (_, event) => event).map((event) => {
              const y = top + event * step;
              const isLast = event === eventCount - 1;
              return (
                <g key={event}>
                  <Word x={left} y={y - 4} width={30} text={rest[event * 2]} fill={paint.muted} />
                  <circle cx={left + 58} cy={y} r="7" fill={isLast ? paint.bad : paint.good} />
                  <Word
                    x={left + 76}
                    y={y - 4}
                    width={90}
                    text={rest[event * 2 + 1]}
                    size={13}
                    weight={isLast ? 650 : 400}
                  />
                </g>
              );
            })}
            <path
              stroke={paint.bad}
              strokeWidth="2"
              strokeDasharray="4 4"
              d={isWide ? `M${left + 58} ${bottom + 9}v30h272v-28` : `M${left + 58} ${bottom + 9}V${box.y}`}
            />
            <Sheet {...box} />
            <Word x={box.x + 18} y={box.y + 22} width={120} text={question} size={13.5} weight={650} />
            <rect
              x={box.x + 18}
              y={box.y + (isWide ? 56 : 44)}
              width={box.width - 36}
              height={isWide ? 44 : 34}
              rx="10"
              fill={paint.good}
              opacity=".16"
            />
            <Tick x={box.x + 38} y={box.y + (isWide ? 78 : 61)} r={9} />
            <Word
              x={box.x + 56}
              y={box.y + (isWide ? 74 : 57)}
              width={90}
              text={answer}
              size={13}
              weight={600}
            />
            <Word
              x={box.x + 18}
              y={box.y + (isWide ? 128 : 96)}
              width={120}
              text={detail}
              fill={paint.muted}
            />
          </>
        );
      }}
    />
  );
}
