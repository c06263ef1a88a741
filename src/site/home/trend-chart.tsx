/** A rising line over its months, with the last value marked. */
export function TrendChart() {
  return (
    <svg viewBox="0 0 320 110" width="320" height="110" fill="none" aria-hidden="true">
      <path stroke="var(--color-border)" d="M0 20.5h320M0 60.5h320M0 100.5h320" />
      <path
        fill="var(--color-accent-soft)"
        d="M4 84c22-2 30-16 52-14s30 14 52 8 30-26 52-26 30 10 52 6 30-24 52-28 26-4 44-8v78H4Z"
      />
      <path
        stroke="var(--color-chart-1)"
        strokeWidth="3"
        strokeLinecap="round"
        d="M4 84c22-2 30-16 52-14s30 14 52 8 30-26 52-26 30 10 52 6 30-24 52-28 26-4 44-8"
      />
      <path
        stroke="var(--color-chart-4)"
        strokeWidth="2"
        strokeDasharray="2 6"
        strokeLinecap="round"
        d="M4 90c40-4 70 0 104-6s70-8 104-12 66-8 96-10"
      />
      <circle
        cx="308"
        cy="22"
        r="6"
        fill="var(--color-surface)"
        stroke="var(--color-chart-1)"
        strokeWidth="3"
      />
    </svg>
  );
}
