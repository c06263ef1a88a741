import { paint } from '../../ui/illustrations/parts.tsx';

interface RateBarProps {
  /** In percent. */
  value: number;
  fill?: string;
}

/** A share as a bar; its number is beside it. */
export function RateBar({ value, fill = paint.good }: RateBarProps) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="10" fill={paint.sunken} />
      <rect width={value} height="10" fill={fill} />
    </svg>
  );
}
