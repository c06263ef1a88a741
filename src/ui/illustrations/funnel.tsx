import { FigureWindow } from './figure-window.tsx';
import { funnels } from './funnel-figures.ts';
import { Label, paint, partsOf, Warning, Word, type Worded } from './parts.tsx';

const brands = [
  { values: funnels.own, fill: paint.good },
  { values: funnels.rival, fill: paint.other },
] as const;

const conversion = (values: readonly number[], step: number) =>
  Math.round((100 * (values[step] ?? 0)) / (values[step - 1] ?? 1));

/** The funnel of a brand beside that of a rival: shares, how many go on from each stage, and where the brand loses more. */
export function FunnelPicture({ words }: Worded) {
  const [title, own, rival, ...rest] = partsOf(words);
  const [finding, base] = rest.slice(3);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={388}
      content={(shape) => {
        const isWide = shape === 'wide';
        const left = isWide ? 56 : 28;
        const starts = isWide ? [156, 344] : [112, 214];
        const unit = isWide ? 1.3 : 0.72;
        const top = isWide ? 112 : 92;
        const row = isWide ? 74 : 80;
        const bar = isWide ? 32 : 28;
        return (
          <>
            {[own, rival].map((name, brand) => (
              <Word
                key={starts[brand]}
                x={starts[brand] ?? 0}
                y={isWide ? 88 : 64}
                width={60}
                text={name}
                size={12.5}
                weight={650}
              />
            ))}
            {[0, 1, 2].map((stage) => {
              const y = top + stage * row;
              return (
                <g key={stage}>
                  <Word x={left} y={y + bar / 2 - 4} width={60} text={rest[stage]} size={12.5} />
                  {brands.map(({ values, fill }, brand) => {
                    const x = starts[brand] ?? 0;
                    const value = values[stage] ?? 0;
                    const rate = conversion(values, stage);
                    const isLower = brand === 0 && stage > 0 && rate < conversion(brands[1].values, stage);
                    return (
                      <g key={fill}>
                        <rect
                          data-value={value}
                          data-of={100 * unit}
                          x={x}
                          y={y}
                          width={value * unit}
                          height={bar}
                          rx="5"
                          fill={fill}
                        />
                        <Label x={x + value * unit + 7} y={y + bar / 2 + 5} size={14} weight={700}>
                          {value}%
                        </Label>
                        {stage > 0 && (
                          <>
                            <path
                              stroke={paint.quiet}
                              strokeWidth="2"
                              strokeLinecap="round"
                              strokeLinejoin="round"
                              d={`M${x + 9} ${y - row + bar + 10}v${row - bar - 20}m-5-5 5 5 5-5`}
                            />
                            <Label
                              x={x + 22}
                              y={y - (row - bar) / 2 + 4.5}
                              size={12}
                              weight={isLower ? 700 : 400}
                              fill={isLower ? paint.bad : paint.muted}
                            >
                              {rate}%
                            </Label>
                          </>
                        )}
                      </g>
                    );
                  })}
                </g>
              );
            })}
            <path stroke={paint.border} d={isWide ? 'M36 312h488' : 'M12 300h316'} />
            <Warning x={left + 11} y={isWide ? 338 : 327} />
            <Word x={left + 32} y={isWide ? 334 : 323} width={120} text={finding} size={12.5} weight={600} />
            <Word
              x={isWide ? 504 : left}
              y={isWide ? 334 : 350}
              width={80}
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
