const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** Writes a number with thousands separators, the same in both languages. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}
