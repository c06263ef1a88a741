import { lazy } from './lazy.ts';

// The Swedish locale uses ISO dates.
const inShanghai = (style: Intl.DateTimeFormatOptions, locale = 'sv-SE') =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Shanghai', ...style });

const day = lazy(() => inShanghai({ dateStyle: 'short' }));
const minute = lazy(() => inShanghai({ dateStyle: 'short', timeStyle: 'short' }));

/** Long dates by locale: a format takes a hundred times as long to create as to use. */
const longDays = new Map<string, Intl.DateTimeFormat>();

function longDay(locale: string): Intl.DateTimeFormat {
  const known = longDays.get(locale) ?? inShanghai({ dateStyle: 'long' }, locale);
  longDays.set(locale, known);
  return known;
}

/** The text for an invalid time, so that one field of the API does not break the page. */
const invalidDateText = '–';

function format(style: Intl.DateTimeFormat, epochMs: number): string {
  const date = new Date(epochMs);
  return Number.isNaN(date.getTime()) ? invalidDateText : style.format(date);
}

/** Formats epoch milliseconds as `YYYY-MM-DD` in Shanghai time, or as a long date of a locale, such as `12 May 2026`. */
export function formatDate(epochMs: number, locale?: string): string {
  return format(locale ? longDay(locale) : day(), epochMs);
}

/** Formats epoch milliseconds as `YYYY-MM-DD HH:mm` in Shanghai time. */
export function formatDateTime(epochMs: number): string {
  return format(minute(), epochMs);
}
