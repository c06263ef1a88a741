import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { localize, stripLanguage } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths/paths.ts';
import { type ListQuery, readListQuery, toSearchParams } from './list-query.ts';
import { readPerson } from './use-person.ts';

/** The location state of links from the list, for `useBackToList`. */
export const useListLeft = () => ({ list: useLocation().search });

/**
 * The URLs of the list with its previous filters, order and page, and of the details that were open in it; the plain list by
 * default.
 */
export function useBackToList(): { list: string; details: string } {
  const state: unknown = useLocation().state;
  const left = typeof state === 'object' && state !== null && 'list' in state ? `${state.list}` : '';
  const search = new URLSearchParams(left);
  const query = toSearchParams(readListQuery(search));
  return {
    list: paths.subAccounts(query),
    details: paths.subAccounts({ ...query, person: readPerson(search) ?? undefined }),
  };
}

/** The ids of the sub-accounts that were just created, from the location state of the navigation to the list. */
export function useCreatedIds(): ReadonlySet<string> {
  const state: unknown = useLocation().state;
  const ids: unknown = typeof state === 'object' && state !== null && 'created' in state && state.created;
  return new Set(Array.isArray(ids) ? ids.map(String) : []);
}

/** The list parameters of the URL, and functions that change them. */
export function useListQuery() {
  const language = useLanguage();
  const [search] = useSearchParams();
  const { location: next } = useNavigation();
  const query = readListQuery(search);
  // A pending navigation has the latest parameters.
  const isPending = next && stripLanguage(next.pathname) === paths.subAccounts();
  const latest = isPending ? readListQuery(new URLSearchParams(next.search)) : query;
  return {
    query,
    /** The latest parameters, including those of a pending navigation, for the controls. */
    wanted: latest,
    /** The URL with changed parameters. Filters and order reset the page. */
    addressOf: (changes: Partial<ListQuery>) =>
      localize(paths.subAccounts(toSearchParams({ ...latest, page: 1, ...changes })), language),
  };
}
