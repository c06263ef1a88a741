import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Tick, Word, type Worded } from './parts.tsx';

const colours = [paint.good, paint.middling, paint.other, paint.bad, paint.quiet];

/** What several sources say about one person, joined into one record. */
export function JoinedRecordPicture({ words }: Worded) {
  const [title, id, ...rest] = partsOf(words);
  const [result, consent] = rest.slice(colours.length * 3);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={432}
      content={(shape) => {
        const isWide = shape === 'wide';
        const [left, right] = isWide ? [56, 504] : [28, 312];
        const step = isWide ? 40 : 52;
        const top = isWide ? 114 : 92;
        return (
          <>
            <Label x={left} y={isWide ? 93 : 70} size={14} weight={700}>
              {id}
            </Label>
            {colours.map((colour, row) => {
              const [source, field, value] = rest.slice(row * 3, row * 3 + 3);
              const y = top + row * step;
              return (
                <g key={colour}>
                  <path stroke={paint.border} d={`M${left} ${y - 8}H${right}`} />
                  <rect x={left} y={y + 5} width="12" height="12" rx="4" fill={colour} />
                  <Word x={left + 22} y={y + 7} width={60} text={source} weight={600} />
                  <Word
                    x={isWide ? 176 : right}
                    y={y + 7}
                    width={60}
                    text={field}
                    size={11.5}
                    fill={paint.muted}
                    anchor={isWide ? 'start' : 'end'}
                  />
                  <Word
                    x={isWide ? right : left + 22}
                    y={isWide ? y + 7 : y + 27}
                    width={140}
                    text={value}
                    size={12.5}
                    anchor={isWide ? 'end' : 'start'}
                  />
                </g>
              );
            })}
            <path stroke={paint.border} d={isWide ? 'M36 314h488' : 'M12 356h316'} />
            <Tick x={left + 9} y={isWide ? 339 : 379} r={9} />
            <Word x={left + 26} y={isWide ? 335 : 375} width={140} text={result} size={12.5} weight={600} />
            <Word
              x={isWide ? right : left}
              y={isWide ? 335 : 398}
              width={120}
              text={consent}
              size={11.5}
              fill={paint.muted}
              anchor={isWide ? 'end' : 'start'}
            />
          </>
        );
      }}
    />
  );
}
