import { monthsOf } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { formatDate } from '../../ui/format/date.ts';

/** Formats a date as readers of the page write it. */
export function useFormatDate(): (epochMs: number) => string {
  const months = monthsOf(useLanguage());
  return (epochMs) => formatDate(epochMs, months);
}
