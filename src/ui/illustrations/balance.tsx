import { Label, Picture, paint, partsOf, Sheet, Window, Word, type Worded } from './parts.tsx';
import { linearScale } from './scale.ts';

/** Shares of five groups in percent, from the largest cities to villages: of the panel, of the merged sample, and of the quota. */
const composition = {
  first: [34, 24, 19, 14, 9],
  both: [23, 18, 21, 20, 18],
  quota: [22, 18, 20, 21, 19],
  to: 40,
};

/** What the last two groups add up to. */
const lastTwo = (shares: readonly number[]) => shares.slice(-2).reduce((sum, share) => sum + share, 0);

/** How a second source brings five groups to their quotas. */
export function BalancePicture({ words }: Worded) {
  const [title, first, both, quota, ...groups] = partsOf(words);
  const [last] = groups.slice(5);
  const shares = composition;
  const x = linearScale([0, shares.to], [146, 328]);
  return (
    <Picture words={words} phone={[[30, 30, 332, 338]]}>
      <Window x={36} y={36} width={320} height={328} title={title} />
      <circle cx="60" cy="90" r="6" fill={paint.other} />
      <Word x={72} y={86} width={50} text={first} fill={paint.muted} />
      <circle cx="160" cy="90" r="6" fill={paint.good} />
      <Word x={172} y={86} width={50} text={both} fill={paint.muted} />
      <path stroke={paint.text} strokeWidth="2" d="M266 82v16" />
      <Word x={274} y={86} width={50} text={quota} fill={paint.muted} />
      {[0, shares.to / 2, shares.to].map((tick) => (
        <g key={tick}>
          <path stroke={paint.border} d={`M${x(tick)} 114v216`} />
          <Label x={x(tick)} y={348} size={12} fill={paint.muted} anchor="middle">
            {tick}%
          </Label>
        </g>
      ))}
      {shares.first.map((share, row) => {
        const y = 134 + row * 44;
        const merged = shares.both[row] ?? 0;
        return (
          <g key={share}>
            <Word x={54} y={y - 4} width={60} text={groups[row]} />
            <path stroke={paint.soft} strokeWidth="5" d={`M${x(share)} ${y}H${x(merged)}`} />
            <path stroke={paint.text} strokeWidth="2" d={`M${x(shares.quota[row] ?? 0)} ${y - 12}v24`} />
            <circle cx={x(share)} cy={y} r="6.5" fill={paint.other} />
            <circle cx={x(merged)} cy={y} r="6.5" fill={paint.good} />
          </g>
        );
      })}
      <Sheet x={376} y={108} width={148} height={152} />
      <Word x={392} y={130} width={80} text={last} size={12.5} weight={600} />
      {[
        { share: lastTwo(shares.first), fill: paint.other },
        { share: lastTwo(shares.both), fill: paint.good },
      ].map(({ share, fill }, row) => (
        <g key={fill}>
          <circle cx="398" cy={174 + row * 48} r="6" fill={fill} />
          <Label x={412} y={182 + row * 48} size={22} weight={700}>
            {share}%
          </Label>
        </g>
      ))}
    </Picture>
  );
}
