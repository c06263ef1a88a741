import { ShareBar } from './charts.tsx';
import { Avatar, Label, Picture, paint, partsOf, Sheet, Tick, Window, Word, type Worded } from './parts.tsx';

/** How much of each of five is done. */
const progress = [96, 82, 64, 91, 38];

/** How many responses each cell of the first one needs. */
const quota = 200;

const colourOf = (percent: number) => (percent > 75 ? paint.good : percent > 50 ? paint.middling : paint.bad);

/** Quotas that fill up, and the answers that are flagged for review. */
export function QuotaPicture({ words }: Worded) {
  const [title, ...rest] = partsOf(words);
  return (
    <Picture
      words={words}
      phone={[
        [30, 30, 332, 338],
        [370, 56, 160, 138, 0, 346],
        [370, 202, 160, 138, 172, 346],
      ]}
    >
      <Window x={36} y={36} width={320} height={328} title={title} />
      {progress.map((percent, y) => (
        <g key={percent}>
          <Avatar x={70} y={104 + y * 52} fill={y % 2 ? paint.good : paint.other} />
          <Word x={98} y={90 + y * 52} width={70} height={7} text={rest[y]} size={12.5} />
          <ShareBar
            x={98}
            y={108 + y * 52}
            width={238}
            value={percent}
            height={10}
            fill={colourOf(percent)}
          />
          <Label x={336} y={98 + y * 52} size={13} weight={600} anchor="end">
            {`${(percent * quota) / 100} / ${quota}`}
          </Label>
        </g>
      ))}
      <Sheet x={376} y={62} width={148} height={126} />
      <Word x={394} y={78} width={66} text={rest[5]} weight={600} />
      {[0, 1, 2].map((y) => (
        <g key={y}>
          <Tick x={404} y={110 + y * 28} r={9} />
          <Word x={422} y={106 + y * 28} width={[80, 62, 72][y] ?? 70} text={rest[6 + y]} />
        </g>
      ))}
      <Sheet x={376} y={208} width={148} height={126} />
      <Word x={394} y={224} width={50} text={rest[9]} weight={600} line={paint.middling} />
      {[0, 1, 2].map((y) => (
        <g key={y}>
          <circle cx={404} cy={256 + y * 26} r="5.5" stroke={paint.middling} strokeWidth="2.5" />
          <Word x={422} y={252 + y * 26} width={[70, 84, 56][y] ?? 70} text={rest[10 + y]} />
        </g>
      ))}
    </Picture>
  );
}
