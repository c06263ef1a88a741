import { Bar, ShareBar } from './charts.tsx';
import { FigureWindow } from './figure-window.tsx';
import { Label, paint, partsOf, Word, type Worded } from './parts.tsx';

/** Shares in percent of those who saw a campaign and of those who did not, invented for demonstration. */
const effects = [
  { seen: 78, unseen: 71 },
  { seen: 54, unseen: 39 },
  { seen: 46, unseen: 37 },
  { seen: 49, unseen: 42 },
  { seen: 27, unseen: 22 },
] as const;

const ticks = [0, 20, 40, 60, 80];

/** The height of one percent, and where zero lies. */
const unit = 1.6;
const base = 268;

/** What a campaign changed: those who saw it beside those who did not, step by step. */
export function UpliftPicture({ words }: Worded) {
  const [title, seenName, unseenName, ...rest] = partsOf(words);
  const [difference, sample, significance] = rest.slice(effects.length);
  const legend = [
    { fill: paint.good, name: seenName },
    { fill: paint.other, name: unseenName },
  ];
  return (
    <FigureWindow
      words={words}
      title={title}
      height={428}
      content={(shape) => {
        const isWide = shape === 'wide';
        return (
          <>
            {legend.map(({ fill, name }, index) => (
              <g key={fill}>
                <rect
                  x={(isWide ? 56 : 28) + index * 140}
                  y={isWide ? 84 : 60}
                  width="12"
                  height="12"
                  rx="4"
                  fill={fill}
                />
                <Word
                  x={(isWide ? 76 : 48) + index * 140}
                  y={isWide ? 86 : 62}
                  width={64}
                  text={name}
                  fill={paint.muted}
                />
              </g>
            ))}
            {isWide &&
              ticks.map((tick) => (
                <g key={tick}>
                  <path stroke={paint.border} d={`M96 ${base - tick * unit}H504`} />
                  <Label x={88} y={base - tick * unit + 4} size={11.5} fill={paint.muted} anchor="end">
                    {tick}%
                  </Label>
                </g>
              ))}
            {effects.map(({ seen, unseen }, step) => {
              const x = 108 + step * 80;
              const y = 92 + step * 54;
              return isWide ? (
                <g key={seen}>
                  {[seen, unseen].map((value, group) => (
                    <g key={value}>
                      <Bar
                        x={x + group * 34}
                        base={base}
                        width={30}
                        value={value}
                        unit={unit}
                        fill={legend[group]?.fill ?? paint.quiet}
                      />
                      <Label
                        x={x + 15 + group * 34}
                        y={base - value * unit - 5}
                        size={12}
                        weight={group === 0 ? 650 : 400}
                        anchor="middle"
                      >
                        {value}
                      </Label>
                    </g>
                  ))}
                  <Word x={x + 32} y={280} width={44} text={rest[step]} weight={600} anchor="middle" />
                  <Label x={x + 32} y={308} size={13} weight={700} fill={paint.good} anchor="middle">
                    +{seen - unseen}
                  </Label>
                </g>
              ) : (
                <g key={seen}>
                  <Word x={28} y={y} width={60} text={rest[step]} size={13} weight={600} />
                  <Label x={312} y={y + 9} size={13} weight={700} fill={paint.good} anchor="end">
                    +{seen - unseen}
                  </Label>
                  {[seen, unseen].map((value, group) => (
                    <g key={value}>
                      <ShareBar
                        x={28}
                        y={y + 17 + group * 13}
                        width={252}
                        value={value}
                        height={9}
                        fill={legend[group]?.fill ?? paint.quiet}
                      />
                      <Label x={312} y={y + 26 + group * 13} size={11.5} fill={paint.muted} anchor="end">
                        {value}%
                      </Label>
                    </g>
                  ))}
                </g>
              );
            })}
            {isWide && <Word x={56} y={300} width={30} text={difference} size={11.5} fill={paint.muted} />}
            <path stroke={paint.border} d={isWide ? 'M36 322h488' : 'M12 368h316'} />
            <Word
              x={isWide ? 56 : 28}
              y={isWide ? 339 : 378}
              width={120}
              text={sample}
              size={11.5}
              fill={paint.muted}
            />
            <Word
              x={isWide ? 504 : 28}
              y={isWide ? 339 : 396}
              width={120}
              text={significance}
              size={11.5}
              weight={600}
              anchor={isWide ? 'end' : 'start'}
            />
          </>
        );
      }}
    />
  );
}
