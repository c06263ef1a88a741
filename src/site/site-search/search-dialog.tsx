import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { SearchFrame } from '../../ui/search-dialog/search-frame.tsx';
import { SearchResults } from './search-results.tsx';
import { useEntries } from './use-entries.ts';

/** The dialog of the site search. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search']);
  const { index, articles, retry } = useEntries(useLanguage());
  return (
    <SearchFrame
      title={t('search.title')}
      placeholder={t('search.placeholder')}
      closeLabel={t('search.close')}
      keys={{
        move: t('search.keys.move'),
        open: t('search.keys.open'),
        close: t('search.keys.close'),
        search: t('search.keys.search'),
      }}
      onClose={onClose}
    >
      {(query) => <SearchResults query={query} index={index} articles={articles} onRetry={retry} />}
    </SearchFrame>
  );
}
