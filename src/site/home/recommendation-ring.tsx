/** Shares of the ring in percent: promoters, passives, detractors. */
const shares = [
  { length: 58, offset: 0, colour: 'var(--color-chart-1)' },
  { length: 27, offset: 60, colour: 'var(--color-chart-2)' },
  { length: 9, offset: 89, colour: 'var(--color-chart-3)' },
];

export function RecommendationRing() {
  return (
    <svg viewBox="0 0 120 120" width="120" height="120" fill="none" aria-hidden="true">
      {shares.map(({ length, offset, colour }) => (
        <circle
          key={colour}
          cx="60"
          cy="60"
          r="48"
          pathLength="100"
          stroke={colour}
          strokeWidth="13"
          strokeDasharray={`${length} ${100 - length}`}
          strokeDashoffset={-offset}
          transform="rotate(-90 60 60)"
        />
      ))}
      <text x="60" y="70" textAnchor="middle" fill="var(--color-text)" fontSize="29" fontWeight="650">
        +49
      </text>
    </svg>
  );
}
