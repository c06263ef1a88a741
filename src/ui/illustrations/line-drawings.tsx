import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 560 230" width="560" height="230" fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}

const card = { fill: 'var(--color-surface)', stroke: 'var(--color-border)', rx: 14 };
const line = { strokeWidth: 4, strokeLinecap: 'round' } as const;

/** Share of voice: our line climbs past the others. */
export const BrandDrawing = () => (
  <Drawing>
    <rect x="56" y="34" width="448" height="220" {...card} />
    <path stroke="var(--color-border)" d="M88 84h384M88 130h384M88 176h384" />
    <path
      {...line}
      stroke="var(--color-chart-4)"
      opacity=".45"
      d="M88 112c70-14 110 8 170 12s130 30 214 34"
    />
    <path {...line} stroke="var(--color-chart-2)" opacity=".8" d="M88 150c60 6 120-20 190-14s120 6 194-6" />
    <path {...line} stroke="var(--color-chart-1)" d="M88 184c70 0 100-18 160-30s110-66 224-84" />
    <circle cx="472" cy="70" r="9" fill="var(--color-chart-1)" />
    <circle cx="472" cy="70" r="18" fill="var(--color-chart-1)" opacity=".18" />
  </Drawing>
);

/** A recorded session: where the hand goes, and the step where it stops. */
export const ProductDrawing = () => (
  <Drawing>
    <rect x="96" y="34" width="230" height="220" {...card} />
    <rect x="120" y="60" width="110" height="12" rx="6" fill="var(--color-chart-soft)" />
    <rect x="120" y="92" width="182" height="34" rx="8" fill="var(--color-sunken)" />
    <rect x="120" y="138" width="182" height="34" rx="8" fill="var(--color-sunken)" />
    <rect x="120" y="188" width="92" height="32" rx="16" fill="var(--color-chart-1)" />
    <path
      stroke="var(--color-chart-3)"
      strokeWidth="3"
      strokeDasharray="1 8"
      strokeLinecap="round"
      d="M150 66c80 0 130 20 60 46s40 60 70 42-60 20-108 46"
    />
    <circle cx="282" cy="154" r="20" fill="var(--color-chart-3)" opacity=".2" />
    <circle cx="282" cy="154" r="8" fill="var(--color-chart-3)" />
    <rect x="350" y="62" width="130" height="44" {...card} />
    <path
      fill="var(--color-chart-2)"
      d="m372 74 3 7 7 .6-5.4 4.7 1.7 7-6.3-3.8-6.3 3.8 1.7-7-5.4-4.7 7-.6Z"
    />
    <rect x="394" y="79" width="66" height="10" rx="5" fill="var(--color-chart-soft)" />
    <rect x="350" y="122" width="154" height="44" {...card} />
    <circle cx="372" cy="144" r="8" fill="var(--color-chart-3)" />
    <rect x="394" y="139" width="90" height="10" rx="5" fill="var(--color-chart-soft)" />
  </Drawing>
);

/** Touchpoints on a way: one of them low, and its ticket closed. */
export const ServiceDrawing = () => (
  <Drawing>
    <path
      {...line}
      stroke="var(--color-chart-soft)"
      d="M50 96c60 0 60-34 116-34s62 104 120 104 66-96 124-96 62 22 104 22"
    />
    <circle
      cx="166"
      cy="62"
      r="15"
      fill="var(--color-surface)"
      stroke="var(--color-chart-1)"
      strokeWidth="4"
    />
    <circle
      cx="410"
      cy="70"
      r="15"
      fill="var(--color-surface)"
      stroke="var(--color-chart-1)"
      strokeWidth="4"
    />
    <circle cx="286" cy="166" r="28" fill="var(--color-chart-3)" opacity=".2" />
    <circle
      cx="286"
      cy="166"
      r="15"
      fill="var(--color-surface)"
      stroke="var(--color-chart-3)"
      strokeWidth="4"
    />
    <path
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      d="M160 65c3 4 9 4 12 0M404 73c3 4 9 4 12 0M280 172c3-4 9-4 12 0"
    />
    <rect x="330" y="130" width="184" height="72" {...card} />
    <circle cx="362" cy="166" r="14" fill="var(--color-chart-1)" />
    <path stroke="var(--color-surface)" strokeWidth="3" strokeLinecap="round" d="m356 166 5 5 8-9" />
    <rect x="388" y="150" width="102" height="11" rx="5.5" fill="var(--color-chart-soft)" />
    <rect x="388" y="171" width="66" height="11" rx="5.5" fill="var(--color-sunken)" />
  </Drawing>
);

/** Teams by theme: the darker, the better. */
const heat = [
  [0.9, 0.55, 0.75, 0.35, 0.8, 0.6],
  [0.6, 0.85, 0.45, 0.2, 0.65, 0.9],
  [0.75, 0.4, 0.95, 0.5, 0.3, 0.7],
];

export const EmployeeDrawing = () => (
  <Drawing>
    <rect x="56" y="34" width="448" height="220" {...card} />
    {heat.map((row, y) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
      <g key={y}>
        <circle cx="100" cy={80 + y * 54} r="16" fill="var(--color-chart-soft)" />
        <circle cx="100" cy={75 + y * 54} r="5" fill="var(--color-chart-4)" />
        <path fill="var(--color-chart-4)" d={`M90 ${90 + y * 54}a10 8 0 0 1 20 0Z`} />
        {row.map((value, x) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the drawing never changes
            key={x}
            x={138 + x * 57}
            y={60 + y * 54}
            width="49"
            height="40"
            rx="8"
            fill={value < 0.3 ? 'var(--color-chart-3)' : 'var(--color-chart-1)'}
            opacity={value < 0.3 ? 0.9 : value}
          />
        ))}
      </g>
    ))}
  </Drawing>
);
