const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** Writes a number with thousands separators: `1,234,567`, the same in every language. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}
