/** People around a table of notes: what the work looks like from above. */
export function TeamDrawing() {
  const notes = [
    { x: 188, y: 132, fill: 'var(--color-chart-1)' },
    { x: 236, y: 150, fill: 'var(--color-chart-2)' },
    { x: 204, y: 184, fill: 'var(--color-chart-4)' },
    { x: 262, y: 196, fill: 'var(--color-chart-3)' },
    { x: 150, y: 168, fill: 'var(--color-chart-soft)' },
    { x: 290, y: 150, fill: 'var(--color-chart-soft)' },
    { x: 160, y: 214, fill: 'var(--color-chart-2)' },
    { x: 226, y: 226, fill: 'var(--color-chart-1)' },
  ];
  const people = [
    { x: 84, y: 118, fill: 'var(--color-chart-4)' },
    { x: 84, y: 252, fill: 'var(--color-chart-3)' },
    { x: 240, y: 52, fill: 'var(--color-chart-1)' },
    { x: 240, y: 318, fill: 'var(--color-chart-2)' },
    { x: 396, y: 118, fill: 'var(--color-chart-2)' },
    { x: 396, y: 252, fill: 'var(--color-chart-1)' },
  ];
  return (
    <svg aria-hidden="true" viewBox="0 0 480 370" width="480" height="370" fill="none">
      <rect
        x="122"
        y="96"
        width="236"
        height="178"
        rx="26"
        fill="var(--color-surface)"
        stroke="var(--color-border)"
      />
      {notes.map(({ x, y, fill }) => (
        <rect key={`${x}-${y}`} x={x} y={y} width="34" height="26" rx="5" fill={fill} />
      ))}
      <path
        d="M205 145c20-14 30 18 48 18s-20 20-32 34 30 4 58 12"
        stroke="var(--color-text)"
        strokeWidth="1.5"
        strokeDasharray="3 4"
      />
      {people.map(({ x, y, fill }) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r="30" fill={fill} opacity="0.22" />
          <circle cx={x} cy={y} r="17" fill={fill} />
        </g>
      ))}
    </svg>
  );
}
