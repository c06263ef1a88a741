import { formatDate } from '../../ui/format/date.ts';

/** The date of a publication in Shanghai time. */
export function PublishedDate({ time }: { time: number }) {
  const day = formatDate(time);
  return <time dateTime={day}>{day}</time>;
}
