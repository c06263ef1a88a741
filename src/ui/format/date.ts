// The Swedish locale uses ISO dates.
const inShanghai = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', ...style });

const day = inShanghai({ dateStyle: 'short' });
const minute = inShanghai({ dateStyle: 'short', timeStyle: 'short' });

/** The text for an invalid time, so that one field of the API does not break the page. */
const invalidDateText = '–';

function format(style: Intl.DateTimeFormat, epochMs: number): string {
  const date = new Date(epochMs);
  return Number.isNaN(date.getTime()) ? invalidDateText : style.format(date);
}

/** Formats epoch milliseconds as `YYYY-MM-DD` in Shanghai time. */
export function formatDate(epochMs: number): string {
  return format(day, epochMs);
}

/** Formats epoch milliseconds as `YYYY-MM-DD HH:mm` in Shanghai time. */
export function formatDateTime(epochMs: number): string {
  return format(minute, epochMs);
}
