/** An axis that holds all values, and its marks, the lowest first. */
interface Axis {
  min: number;
  max: number;
  ticks: readonly number[];
}

/** Steps between marks, at a power of ten. */
const steps = [1, 2, 2.5, 5, 10];

/**
 * An axis with about four round marks around values.
 *
 * @param from what it starts at; without it below the lowest value, which its marks then say
 */
export function axisOf(values: readonly number[], from?: number): Axis {
  const low = from ?? Math.min(...values);
  const high = Math.max(...values);
  const rough = (high - low) / 4 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (steps.find((candidate) => candidate * power >= rough) ?? 10);
  const min = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - min) / step));
  const ticks = Array.from({ length: count + 1 }, (_, index) => min + index * step);
  return { min, max: min + count * step, ticks };
}

/** Where a value lies on an axis, in percent of its length. */
export const percentOn = ({ min, max }: Axis, value: number): number =>
  Math.round(((value - min) / (max - min)) * 10_000) / 100;
