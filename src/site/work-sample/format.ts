import { lazy } from '../../ui/format/lazy.ts';

/** Minutes and seconds, such as 3:54. */
export const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

const oneDecimal = lazy(
  () => new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** A number with one decimal. Both languages write it alike. */
export const decimal = (value: number) => oneDecimal().format(value);

const gain = lazy(
  () =>
    new Intl.NumberFormat('en', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'always',
    }),
);

/** A change with two decimals and its sign, such as +0.25. */
export const signed = (value: number) => gain().format(value);

export const percent = (value: number) => `${Math.round(value)}%`;
