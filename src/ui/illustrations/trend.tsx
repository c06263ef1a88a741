import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Word, type Worded } from './parts.tsx';
import { linearScale, pointsOf } from './scale.ts';
import { meanOf, type Trend, trends } from './trend-figures.ts';

const trendOf = (name: keyof typeof trends): Trend => trends[name];

interface TrendPictureProps extends Worded {
  of?: keyof typeof trends;
}

/** Three lines by week, a period that stands out, and what one reads from them. */
export function TrendPicture({ words, of = 'signals' }: TrendPictureProps) {
  const { lines, from, to, ticks, reference, period, compared = [], finding: value } = trendOf(of);
  const weeks = Math.max(...lines.map(({ values }) => values.length));
  const [title, event, first, second, third, base, finding, week] = partsOf(words);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={380}
      content={(shape) => {
        const isWide = shape === 'wide';
        const x = linearScale([0, weeks - 1], isWide ? [92, 500] : [60, 308]);
        const y = linearScale([from, to], isWide ? [278, 118] : [268, 110]);
        const left = isWide ? 56 : 28;
        const [start = 0, end = 0] = period.map((week, end) => x(week + (end ? 0.5 : -0.5)));
        return (
          <>
            {[first, second, third].map((name, index) => (
              <g key={lines[index]?.stroke}>
                <circle cx={left + 6 + index * 84} cy={isWide ? 84 : 64} r="6" fill={lines[index]?.stroke} />
                <Word
                  x={left + 18 + index * 84}
                  y={isWide ? 80 : 60}
                  width={40}
                  text={name}
                  fill={paint.muted}
                />
              </g>
            ))}
            <rect
              x={start}
              y={y(to)}
              width={end - start}
              height={y(from) - y(to)}
              fill={paint.middling}
              opacity=".16"
            />
            <Word
              x={(start + end) / 2}
              y={y(to) - 13}
              width={40}
              text={event}
              size={11.5}
              fill={paint.muted}
              anchor="middle"
            />
            {ticks.map((tick) => (
              <g key={tick}>
                <path
                  stroke={tick === reference ? paint.quiet : paint.border}
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
                y={y(from) + 13}
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
            {compared.map((weeks, index) => {
              const mean = meanOf(lines[0]?.values ?? [], weeks);
              const [from, to] = [x(weeks[0]), x(weeks[1])];
              return (
                <g key={mean}>
                  <rect
                    x={from}
                    y={y(mean)}
                    width={to - from}
                    height={y(0) - y(mean)}
                    fill={paint.good}
                    opacity=".1"
                  />
                  <path
                    stroke={paint.text}
                    strokeWidth="2"
                    strokeDasharray="5 4"
                    d={`M${from} ${y(mean)}H${to}`}
                  />
                  <Label
                    x={(from + to) / 2}
                    y={y(mean) + (index === 0 ? -9 : 20)}
                    size={13}
                    weight={700}
                    anchor="middle"
                    isOutlined
                  >
                    {mean.toFixed(2)}
                  </Label>
                </g>
              );
            })}
            <path stroke={paint.border} d={isWide ? 'M36 308h488' : 'M12 296h316'} />
            <Label x={left} y={isWide ? 343 : 328} size={20} weight={700} fill={paint.good}>
              {value}
            </Label>
            <Word
              x={left + 10 + value.length * 14}
              y={isWide ? 332 : 317}
              width={140}
              text={finding}
              size={12.5}
              weight={600}
            />
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
