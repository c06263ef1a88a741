import { SeriesLine } from './charts.tsx';
import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Word, type Worded } from './parts.tsx';
import { linearScale } from './scale.ts';

/** The mean rating of repairs by week, from 0 to 10, invented for demonstration; the process changes after the sixth. */
const ratings = [6.4, 6.2, 6.3, 6.1, 6.2, 6.2, 6.7, 7.1, 7.3, 7.4, 7.6, 7.5] as const;
const change = 5.5;
const ticks = [5, 6, 7, 8];

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const before = meanOf(ratings.slice(0, 6));
const after = meanOf(ratings.slice(6));

/** A touchpoint before and after a change. */
export function RepairTrendPicture({ words }: Worded) {
  const [title, changed, beforeName, afterName, week, base] = partsOf(words);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={356}
      content={(shape) => {
        const isWide = shape === 'wide';
        const x = linearScale([0, ratings.length - 1], isWide ? [96, 492] : [60, 304]);
        const y = linearScale([5, 8], isWide ? [268, 112] : [226, 92]);
        return (
          <>
            {ticks.map((tick) => (
              <g key={tick}>
                <path stroke={paint.border} d={`M${x(0)} ${y(tick)}H${x(11)}`} />
                <Label x={x(0) - 14} y={y(tick) + 4} size={12} fill={paint.muted} anchor="end">
                  {tick}
                </Label>
              </g>
            ))}
            <path stroke={paint.muted} strokeDasharray="3 5" d={`M${x(change)} ${y(5)}V${y(8) - 8}`} />
            <Word
              x={x(change)}
              y={y(8) - 22}
              width={90}
              text={changed}
              size={11.5}
              weight={600}
              anchor="middle"
            />
            <SeriesLine start={0} values={ratings.slice(0, 6)} x={x} y={y} stroke={paint.bad} />
            <SeriesLine start={6} values={ratings.slice(6)} x={x} y={y} stroke={paint.good} />
            <Label x={x(11)} y={y(ratings[11]) - 13} size={13} weight={700} anchor="middle">
              {ratings[11].toFixed(1)}
            </Label>
            {[0, 3, 6, 9].map((index) => (
              <Word
                key={index}
                x={x(index)}
                y={y(5) + 15}
                width={20}
                text={week?.replace('#', String(index + 1))}
                size={11.5}
                fill={paint.muted}
                anchor="middle"
              />
            ))}
            <path stroke={paint.border} d={isWide ? 'M36 308h488' : 'M12 264h316'} />
            {[
              { name: beforeName, value: before, fill: paint.bad },
              { name: afterName, value: after, fill: paint.good },
            ].map(({ name, value, fill }, index) => {
              const left = (isWide ? 56 : 28) + index * (isWide ? 132 : 146);
              return (
                <g key={fill}>
                  <Label x={left} y={isWide ? 343 : 298} size={20} weight={700} fill={fill}>
                    {value.toFixed(1)}
                  </Label>
                  <Word
                    x={left + 38}
                    y={isWide ? 332 : 287}
                    width={60}
                    text={name}
                    size={12.5}
                    weight={600}
                  />
                </g>
              );
            })}
            <Word
              x={isWide ? 504 : 28}
              y={isWide ? 332 : 316}
              width={90}
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
