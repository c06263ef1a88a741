import type { BilingualText } from '../../config/site-content.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Returns a configured fact in the language of the page, or says that it is not stated. */
export function useStated(): (fact: BilingualText | null) => string {
  const { t } = useTranslation(['legal']);
  const language = useContentLanguage();
  return (fact) => fact?.[language] ?? t('legal.unstated');
}
