interface RateBarProps {
  /** In percent. */
  value: number;
  fill?: string;
}

/** A share as a bar; its number is beside it. */
export function RateBar({ value, fill = 'var(--color-mark-own)' }: RateBarProps) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="10" fill="var(--color-sunken)" />
      <rect width={value} height="10" fill={fill} />
    </svg>
  );
}
