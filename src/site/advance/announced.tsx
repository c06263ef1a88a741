import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate } from '../../ui/format/date.ts';

/** When something was announced, which is not when it comes. */
export function Announced({ time }: { time: number }) {
  const { t } = useTranslation(['advance']);
  const day = formatDate(time);
  return <time dateTime={day}>{t('advance.announced', { date: day })}</time>;
}
