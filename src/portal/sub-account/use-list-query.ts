import { useSearchParams } from 'react-router';
import { localize } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths.ts';
import { type ListQuery, readListQuery, toConditions } from './list-query.ts';

/** What the address says about the list, and the addresses that say something else. */
export function useListQuery() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const query = readListQuery(search);
  return {
    query,
    /** The address with some conditions changed; other rows begin on their first page. */
    addressOf: (changes: Partial<ListQuery>) =>
      localize(paths.subAccounts(toConditions({ ...query, page: 1, ...changes })), language),
  };
}
