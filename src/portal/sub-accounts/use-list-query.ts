import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { localize, stripLanguage } from '../../i18n/localized-path.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../paths/paths.ts';
import { type ListQuery, readListQuery, toSearchParams } from './list-query.ts';

/** The URL parameter of the sub-account whose details are open. */
const personParam = 'person';

export const readPerson = (search: URLSearchParams): string | null => search.get(personParam);

/** Whether two URLs differ in the open details only, which need no other list. */
export function differInPersonOnly(one: URL, other: URL): boolean {
  const [listOfOne, listOfOther] = [one, other].map(({ pathname, searchParams }) => {
    const rest = new URLSearchParams(searchParams);
    rest.delete(personParam);
    return `${pathname}?${rest}`;
  });
  return listOfOne === listOfOther && readPerson(one.searchParams) !== readPerson(other.searchParams);
}

/** A value of the location state, which is from any version of the page. */
function stateValue(state: unknown, name: 'list' | 'created' | 'isPersonOpenedHere'): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** The location state of links from the list, for `useBackToList`. */
export const useListLeft = () => ({ list: useLocation().search });

/**
 * The URLs of the list with its previous filters, order and page, and of the details that were open in it; the plain list by
 * default.
 */
export function useBackToList(): { list: string; details: string } {
  const search = new URLSearchParams(`${stateValue(useLocation().state, 'list') ?? ''}`);
  const query = toSearchParams(readListQuery(search));
  return {
    list: paths.subAccounts(query),
    details: paths.subAccounts({ ...query, [personParam]: readPerson(search) ?? undefined }),
  };
}

/** The ids of the sub-accounts that were just created, from the location state of the navigation to the list. */
export function useCreatedIds(): ReadonlySet<string> {
  const ids = stateValue(useLocation().state, 'created');
  return new Set(Array.isArray(ids) ? ids.map(String) : []);
}

/** The list parameters of the URL, and functions that change them. */
export function useListQuery() {
  const language = useLanguage();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { location: next } = useNavigation();
  const query = readListQuery(search);
  // A pending navigation has the latest parameters.
  const isPending = next && stripLanguage(next.pathname) === paths.subAccounts();
  const wanted = isPending ? readListQuery(new URLSearchParams(next.search)) : query;
  /** The URL with changed parameters. Filters and order reset the page. */
  const addressOf = (changes: Partial<ListQuery>) =>
    localize(paths.subAccounts(toSearchParams({ ...wanted, page: 1, ...changes })), language);
  return {
    query,
    /** The latest parameters, including those of a pending navigation, for the controls. */
    wanted,
    addressOf,
    change: (changes: Partial<ListQuery>, { replace = false } = {}) =>
      navigate(addressOf(changes), { preventScrollReset: true, replace }),
  };
}

/** The sub-account whose details are open, in the URL, so that "back" closes them. */
export function usePerson() {
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  const historyState = typeof state === 'object' && state !== null ? state : {};
  const locationOf = (id?: string) => {
    const searchParams = new URLSearchParams(search);
    if (id === undefined) searchParams.delete(personParam);
    else searchParams.set(personParam, id);
    return { pathname, search: `${searchParams}` };
  };
  const leave = () =>
    navigate(locationOf(), { replace: true, preventScrollReset: true, state: historyState });
  return {
    id: readPerson(new URLSearchParams(search)),
    locationOf,
    /** The location state of a link to the details. */
    openedHere: { ...historyState, isPersonOpenedHere: true },
    /** Goes back to the list, or opens it when the details were the first page. */
    close: () => (stateValue(state, 'isPersonOpenedHere') ? navigate(-1) : leave()),
    /** Removes the details from the history, for a sub-account that no longer exists. */
    leave,
  };
}
