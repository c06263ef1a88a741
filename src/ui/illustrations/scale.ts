/** Maps a value to a position or a length in a drawing. */
export type Scale = (value: number) => number;

/** A linear scale: `domain` is what the numbers say, `range` where it is drawn. */
export function linearScale(
  [low, high]: readonly [number, number],
  [start, end]: readonly [number, number],
): Scale {
  return (value) => start + ((value - low) / (high - low)) * (end - start);
}

/** The points of a line through values at equal distances, as the `points` of a polyline. */
export function pointsOf(values: readonly number[], x: Scale, y: Scale): string {
  return values.map((value, index) => `${round(x(index))},${round(y(value))}`).join(' ');
}

/** More digits are invisible and increase the size of every page. */
const round = (length: number) => Math.round(length * 100) / 100;
