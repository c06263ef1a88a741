import { useTranslation } from '../i18n/use-translation.ts';

/** The texts that all search dialogs share. */
export function useSearchFrameTexts() {
  const { t } = useTranslation(['search']);
  return {
    closeLabel: t('search.close'),
    keys: {
      move: t('search.keys.move'),
      open: t('search.keys.open'),
      close: t('search.keys.close'),
      search: t('search.keys.search'),
    },
  };
}
