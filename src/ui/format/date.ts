// Swedish writes dates the ISO way.
const inShanghai = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', ...style });

const day = inShanghai({ dateStyle: 'short' });
const minute = inShanghai({ dateStyle: 'short', timeStyle: 'short' });

/** Writes a point in time (epoch ms) as `YYYY-MM-DD`, in Shanghai time. */
export function formatDate(epochMs: number): string {
  return day.format(epochMs);
}

/** Writes a point in time (epoch ms) as `YYYY-MM-DD HH:mm`, in Shanghai time. */
export function formatDateTime(epochMs: number): string {
  return minute.format(epochMs);
}
