/** `sv-SE` writes dates as YYYY-MM-DD. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** The day of a publication as the calendar in Shanghai has it. */
export function PublishedDate({ time }: { time: number }) {
  const day = format.format(time);
  return <time dateTime={day}>{day}</time>;
}
