import { lazy } from './lazy.ts';

const share = lazy(() => new Intl.NumberFormat('en-US', { style: 'percent', maximumSignificantDigits: 2 }));

/** Formats a share from 0 to 1 as a percentage with two significant digits, such as `0.4%`, in every language. */
export function formatShare(value: number): string {
  return share().format(value);
}

/**
 * Formats a number with thousands separators, such as `1,234,567`, in every language. Not by `Intl.NumberFormat`: the first one of a page
 * takes 24 ms on a desktop, while the page becomes usable.
 */
export function formatNumber(value: number): string {
  const [whole = '', ...fraction] = `${value}`.split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.');
}
