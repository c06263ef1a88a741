import { formatDate } from '../../ui/format/date.ts';

/** The day of a publication as the calendar in Shanghai has it. */
export function PublishedDate({ time }: { time: number }) {
  const day = formatDate(time);
  return <time dateTime={day}>{day}</time>;
}
