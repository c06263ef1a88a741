import { useLocation, useNavigate } from 'react-router';

/** The URL parameter of the sub-account whose details are open. */
const param = 'person';

export const readPerson = (search: URLSearchParams): string | null => search.get(param);

/** Whether two URLs differ in the open details only, which need no other list. */
export function differInPersonOnly(one: URL, other: URL): boolean {
  const [listOfOne, listOfOther] = [one, other].map(({ pathname, searchParams }) => {
    const rest = new URLSearchParams(searchParams);
    rest.delete(param);
    return `${pathname}?${rest}`;
  });
  return listOfOne === listOfOther && readPerson(one.searchParams) !== readPerson(other.searchParams);
}

/** The sub-account whose details are open, in the URL, so that "back" closes them. */
export function usePerson() {
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  const historyState = typeof state === 'object' && state !== null ? state : {};
  const locationOf = (id?: string) => {
    const searchParams = new URLSearchParams(search);
    if (id === undefined) searchParams.delete(param);
    else searchParams.set(param, id);
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
    close: () => ('isPersonOpenedHere' in historyState ? navigate(-1) : leave()),
    /** Removes the details from the history, for a sub-account that no longer exists. */
    leave,
  };
}
