/** Many voices on the left, one clear curve on the right. */
export function ListeningDrawing() {
  const voices = [
    { y: 54, width: 148, fill: 'var(--color-chart-soft)' },
    { y: 104, width: 108, fill: 'var(--color-chart-2)' },
    { y: 154, width: 172, fill: 'var(--color-chart-soft)' },
    { y: 204, width: 126, fill: 'var(--color-chart-3)' },
    { y: 254, width: 156, fill: 'var(--color-chart-soft)' },
  ];
  return (
    <svg aria-hidden="true" viewBox="0 0 520 340" width="520" height="340" fill="none">
      {voices.map(({ y, width, fill }) => (
        <g key={y}>
          <circle cx="28" cy={y + 16} r="14" fill="var(--color-chart-4)" opacity="0.35" />
          <rect x="52" y={y} width={width} height="32" rx="16" fill={fill} />
          <path
            d={`M${60 + width} ${y + 16}C290 ${y + 16} 240 172 306 172`}
            stroke="var(--color-border-strong)"
            strokeOpacity="0.5"
            strokeDasharray="2 5"
            strokeLinecap="round"
          />
        </g>
      ))}
      <rect
        x="306"
        y="60"
        width="204"
        height="224"
        rx="20"
        fill="var(--color-surface)"
        stroke="var(--color-border)"
      />
      <rect x="328" y="84" width="92" height="10" rx="5" fill="var(--color-text)" opacity="0.75" />
      <rect x="328" y="104" width="140" height="7" rx="3.5" fill="var(--color-border)" />
      <path
        d="M328 232l36-26 34 12 38-52 50-30"
        stroke="var(--color-accent)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M328 232l36-26 34 12 38-52 50-30v114H328Z" fill="var(--color-accent)" opacity="0.12" />
      <circle cx="486" cy="136" r="8" fill="var(--color-accent)" />
      <path d="M328 252h160" stroke="var(--color-border)" strokeWidth="2" />
    </svg>
  );
}
