/** An axis with its ticks in ascending order. */
interface Axis {
  min: number;
  max: number;
  ticks: readonly number[];
}

/** Tick steps, scaled by a power of ten. */
const steps = [1, 2, 2.5, 5, 10];

/**
 * Creates an axis with about four round ticks around values.
 *
 * @param from start of the axis; below the lowest value by default
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

/** Position of a value on an axis in percent. */
export const percentOn = ({ min, max }: Axis, value: number): number =>
  Math.round(((value - min) / (max - min)) * 10_000) / 100;
