import { lazy } from './lazy.ts';

const grouped = lazy(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 }));

const share = lazy(() => new Intl.NumberFormat('en-US', { style: 'percent', maximumSignificantDigits: 2 }));

/** Formats a share from 0 to 1 as a percentage with two significant digits, such as `0.4%`, in every language. */
export function formatShare(value: number): string {
  return share().format(value);
}

/** Formats a number with thousands separators, such as `1,234,567`, in every language. */
export function formatNumber(value: number): string {
  return grouped().format(value);
}
