import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDate } from '../../ui/format/date.ts';
import { useFormatDate } from '../sections/use-format-date.ts';

/** When something was announced, which is not when it comes. */
export function Announced({ time }: { time: number }) {
  const { t } = useTranslation(['advance']);
  const date = useFormatDate()(time);
  return <time dateTime={formatDate(time)}>{t('advance.announced', { date })}</time>;
}
