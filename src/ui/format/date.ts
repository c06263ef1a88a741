// Swedish writes dates the ISO way.
const inShanghai = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', ...style });

const day = inShanghai({ dateStyle: 'short' });
const minute = inShanghai({ dateStyle: 'short', timeStyle: 'short' });

/** What stands in the place of a time that cannot be read: one field from the API must not take the page down. */
const unreadable = '–';

function write(style: Intl.DateTimeFormat, epochMs: number): string {
  const date = new Date(epochMs);
  return Number.isNaN(date.getTime()) ? unreadable : style.format(date);
}

/** Writes a point in time (epoch ms) as `YYYY-MM-DD`, in Shanghai time. */
export function formatDate(epochMs: number): string {
  return write(day, epochMs);
}

/** Writes a point in time (epoch ms) as `YYYY-MM-DD HH:mm`, in Shanghai time. */
export function formatDateTime(epochMs: number): string {
  return write(minute, epochMs);
}
