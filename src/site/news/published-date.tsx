import { formatDate } from '../../ui/format/date.ts';
import { useFormatDate } from '../sections/use-format-date.ts';

/** The date of a publication in Shanghai time. */
export function PublishedDate({ time }: { time: number }) {
  return <time dateTime={formatDate(time)}>{useFormatDate()(time)}</time>;
}
