import { useTranslation } from '../../i18n/use-translation.ts';
import { formatDateTime } from '../../ui/format/date.ts';

/** The sign-in before this one, in epoch milliseconds; 0 at the first one. */
export function LastLogin({ time }: { time: number }) {
  const { t } = useTranslation(['user']);
  return time > 0 ? t('user.info.beijingTime', { time: formatDateTime(time) }) : t('user.info.firstLogin');
}
