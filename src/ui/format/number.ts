const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** Formats a number with thousands separators, such as `1,234,567`, in every language. */
export function formatNumber(value: number): string {
  return grouped.format(value);
}
