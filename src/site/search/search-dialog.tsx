import { SearchFrame } from '../../app/search-dialog/search-frame.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SearchResults } from './search-results.tsx';
import { useEntries } from './use-entries.ts';

/** The dialog of the site search. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search']);
  const { index, articles, retry } = useEntries(useLanguage());
  return (
    <SearchFrame title={t('search.title')} placeholder={t('search.placeholder')} onClose={onClose}>
      {(query) => <SearchResults query={query} index={index} articles={articles} onRetry={retry} />}
    </SearchFrame>
  );
}
