import { Bar, ShareBar } from './charts.tsx';
import { FigureWindow } from './figure-window.tsx';
import { lowestMoment, momentMean, moments } from './moment-figures.ts';
import { Label, paint, partsOf, Warning, Word, type Worded } from './parts.tsx';

const fillOf = (share: number) => (share === lowestMoment ? paint.bad : paint.good);

/** Employees at five moments: how many felt supported, and where to act. */
export function MomentsPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  const [mean, finding, action] = rest.slice(moments.length);
  return (
    <FigureWindow
      words={words}
      title={title}
      height={412}
      content={(shape) =>
        shape === 'wide' ? (
          <>
            {moments.map(({ count, supported }, index) => (
              <g key={count}>
                <Bar
                  x={74 + index * 90}
                  base={250}
                  width={52}
                  value={supported}
                  unit={1.55}
                  rx={5}
                  fill={fillOf(supported)}
                />
                <Label
                  x={100 + index * 90}
                  y={238}
                  size={15}
                  weight={650}
                  fill={paint.surface}
                  anchor="middle"
                >
                  {supported}%
                </Label>
                <Word
                  x={100 + index * 90}
                  y={262}
                  width={48}
                  text={rest[index]}
                  size={12.5}
                  weight={600}
                  anchor="middle"
                />
                <Label x={100 + index * 90} y={289} size={11.5} fill={paint.muted} anchor="middle">
                  n = {count}
                </Label>
              </g>
            ))}
            <path stroke={paint.border} d="M60 250h440M36 304h488" />
            <path
              stroke={paint.text}
              strokeWidth="1.5"
              strokeDasharray="4 4"
              d={`M60 ${250 - momentMean * 1.55}h440`}
            />
            <Word
              x={500}
              y={114}
              width={60}
              text={mean && `${mean} ${momentMean}%`}
              size={11.5}
              fill={paint.muted}
              anchor="end"
            />
            <Warning x={74} y={334} />
            <Word x={96} y={330} width={110} text={finding} size={13} weight={600} />
            <Word x={500} y={330} width={84} text={action} fill={paint.muted} anchor="end" />
          </>
        ) : (
          <>
            {moments.map(({ count, supported }, index) => (
              <g key={count}>
                <Word x={28} y={62 + index * 54} width={60} text={rest[index]} size={13} weight={600} />
                <Label x={120} y={71 + index * 54} size={12} fill={paint.muted}>
                  n = {count}
                </Label>
                <Label x={312} y={71 + index * 54} size={14} weight={650} anchor="end">
                  {supported}%
                </Label>
                <ShareBar
                  x={28}
                  y={80 + index * 54}
                  width={284}
                  value={supported}
                  height={10}
                  fill={fillOf(supported)}
                />
              </g>
            ))}
            <path
              stroke={paint.text}
              strokeWidth="1.5"
              d={moments.map((_, index) => `M${28 + 2.84 * momentMean} ${75 + index * 54}v20`).join('')}
            />
            <Word
              x={28 + 2.84 * momentMean}
              y={320}
              width={60}
              text={mean && `${mean} ${momentMean}%`}
              fill={paint.muted}
              anchor="middle"
            />
            <path stroke={paint.border} d="M12 340h316" />
            <Warning x={40} y={370} />
            <Word x={62} y={356} width={110} text={finding} size={13} weight={600} />
            <Word x={62} y={376} width={84} text={action} fill={paint.muted} />
          </>
        )
      }
    />
  );
}
