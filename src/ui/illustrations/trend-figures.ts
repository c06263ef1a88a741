/** A category by week, invented for demonstration: indices, where 100 is the mean of the year. */
export const signals = {
  search: [84, 86, 88, 93, 104, 121, 138, 146, 141, 126, 112, 102, 97, 94],
  social: [88, 87, 89, 90, 95, 104, 117, 131, 139, 137, 124, 110, 101, 96],
  sales: [82, 84, 83, 86, 90, 96, 107, 122, 137, 150, 147, 128, 108, 98],
} as const;

export const weeks = signals.search.length;
/** The first and the last week of the holidays. */
export const holidays = [9, 10] as const;

const peakOf = (values: readonly number[]) => values.indexOf(Math.max(...values));
/** How many weeks the peak of the searches is ahead of that of the sales. */
export const weeksAhead = peakOf(signals.sales) - peakOf(signals.search);
