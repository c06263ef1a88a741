import { useTranslation } from 'react-i18next';
import type { BilingualText } from '../../config/config.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';

/** Returns a configured fact in the language of the page, or says that it is not stated. */
export function useStated(): (fact: BilingualText | null) => string {
  const { t } = useTranslation(['legal']);
  const language = useContentLanguage();
  return (fact) => fact?.[language] ?? t('legal.unstated');
}
