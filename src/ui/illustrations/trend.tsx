import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Word, type Worded } from './parts.tsx';
import { linearScale, pointsOf } from './scale.ts';
import { holidays, signals, weeks, weeksAhead } from './trend-figures.ts';

const lines = [
  { values: signals.search, stroke: paint.good },
  { values: signals.social, stroke: paint.middling },
  { values: signals.sales, stroke: paint.other },
];

/** Three signals of a category by week: searches rise before sales do. */
export function TrendPicture({ words }: Worded) {
  const [title, event, search, social, sales, base, finding, week] = partsOf(words);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={380}
      content={(shape) => {
        const isWide = shape === 'wide';
        const x = linearScale([0, weeks - 1], isWide ? [92, 500] : [60, 308]);
        const y = linearScale([75, 155], isWide ? [278, 118] : [268, 110]);
        const left = isWide ? 56 : 28;
        const [first, last] = holidays.map((week, end) => x(week + (end ? 0.5 : -0.5)));
        return (
          <>
            {[search, social, sales].map((name, index) => (
              <g key={lines[index]?.stroke}>
                <circle cx={left + 6 + index * 84} cy={isWide ? 88 : 64} r="6" fill={lines[index]?.stroke} />
                <Word
                  x={left + 18 + index * 84}
                  y={isWide ? 84 : 60}
                  width={40}
                  text={name}
                  fill={paint.muted}
                />
              </g>
            ))}
            <rect
              x={first}
              y={y(155)}
              width={(last ?? 0) - (first ?? 0)}
              height={y(75) - y(155)}
              fill={paint.middling}
              opacity=".16"
            />
            <Word
              x={((first ?? 0) + (last ?? 0)) / 2}
              y={y(155) - 15}
              width={40}
              text={event}
              size={11.5}
              fill={paint.muted}
              anchor="middle"
            />
            {[80, 100, 120, 140].map((tick) => (
              <g key={tick}>
                <path
                  stroke={tick === 100 ? paint.quiet : paint.border}
                  d={`M${x(0)} ${y(tick)}H${x(weeks - 1)}`}
                />
                <Label x={x(0) - 8} y={y(tick) + 4} size={12} fill={paint.muted} anchor="end">
                  {tick}
                </Label>
              </g>
            ))}
            {[0, 3, 6, 9, 12].map((tick) => (
              <Word
                key={tick}
                x={x(tick)}
                y={y(75) + 8}
                width={20}
                text={week?.replace('#', String(tick + 1))}
                size={11.5}
                fill={paint.muted}
                anchor="middle"
              />
            ))}
            {lines.map(({ values, stroke }) => (
              <polyline
                key={stroke}
                data-values={values.join(' ')}
                points={pointsOf(values, x, y)}
                stroke={stroke}
                strokeWidth="3"
                strokeLinejoin="round"
              />
            ))}
            <path stroke={paint.border} d={isWide ? 'M36 308h488' : 'M12 296h316'} />
            <Label x={left} y={isWide ? 343 : 328} size={20} weight={700} fill={paint.good}>
              {weeksAhead}
            </Label>
            <Word x={left + 22} y={isWide ? 332 : 317} width={140} text={finding} size={12.5} weight={600} />
            <Word
              x={isWide ? 504 : left}
              y={isWide ? 332 : 341}
              width={70}
              text={base}
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
