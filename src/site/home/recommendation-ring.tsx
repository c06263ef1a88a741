/** Percentages of promoters, passives and detractors. The score is the first minus the last. */
const groups = [
  { share: 58, colour: 'var(--color-chart-1)' },
  { share: 33, colour: 'var(--color-chart-2)' },
  { share: 9, colour: 'var(--color-chart-3)' },
];

/** The recommendation score in a ring of its groups. */
export function RecommendationRing() {
  return (
    <svg viewBox="0 0 120 120" width="120" height="120" fill="none" aria-hidden="true">
      {groups.map(({ share, colour }, index) => {
        const before = groups.slice(0, index).reduce((sum, group) => sum + group.share, 0);
        return (
          <circle
            key={colour}
            data-share={share}
            cx="60"
            cy="60"
            r="48"
            pathLength="100"
            stroke={colour}
            strokeWidth="13"
            strokeDasharray={`${share} ${100 - share}`}
            strokeDashoffset={-before}
            transform="rotate(-90 60 60)"
          />
        );
      })}
      <text x="60" y="70" textAnchor="middle" fill="var(--color-text)" fontSize="29" fontWeight="650">
        +49
      </text>
    </svg>
  );
}
