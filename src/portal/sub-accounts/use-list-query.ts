import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { localize, stripLanguage } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { type ListQuery, readListQuery, toSearchParams } from './list-query.ts';

/** What a link away from the list takes along, for `useWayBack`. */
export const useListLeft = () => ({ list: useLocation().search });

/** Where the list was left: with its filters, its order and its page; the plain list for those who come from elsewhere. */
export function useWayBack(): string {
  const state: unknown = useLocation().state;
  const left = typeof state === 'object' && state !== null && 'list' in state ? `${state.list}` : '';
  return paths.subAccounts(toSearchParams(readListQuery(new URLSearchParams(left))));
}

/** What the address says about the list, and the addresses that say something else. */
export function useListQuery() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const { location: next } = useNavigation();
  const query = readListQuery(search);
  // A choice of a moment ago may still be on its way; the next one builds on it.
  const isOnItsWay = next && stripLanguage(next.pathname) === paths.subAccounts();
  const latest = isOnItsWay ? readListQuery(new URLSearchParams(next.search)) : query;
  return {
    query,
    /** What was chosen last, though its rows may still be on their way: what the controls show. */
    wanted: latest,
    /** The address with some conditions changed; other rows begin on their first page. */
    addressOf: (changes: Partial<ListQuery>) =>
      localize(paths.subAccounts(toSearchParams({ ...latest, page: 1, ...changes })), language),
  };
}
