import type { operations } from '../../../openapi/generated/schema.d.ts';
import { mobile } from '../../forms/validators/mobile.ts';
import { personName } from '../../forms/validators/name.ts';

type Query = NonNullable<operations['listSubUsers']['parameters']['query']>;

type Sort = NonNullable<Query['sort']>;
export type SortColumn = Exclude<Sort, `-${string}`>;

/** The page sizes; the first is the default. */
export const pageSizes = [10, 20, 50, 100] as const;

const sorts: readonly Sort[] = [
  'createTime',
  '-createTime',
  'account',
  '-account',
  'name',
  '-name',
  'lastLoginTime',
  '-lastLoginTime',
];
const usualSort: Sort = '-createTime';

/** The maximum page number. */
const maxPages = 1_000_000;

/** The views of the list: accounts and permissions. */
export const views = ['accounts', 'permissions'] as const;
export type View = (typeof views)[number];

/** The list parameters of the URL. */
export interface ListQuery {
  keyword: string;
  status: 0 | 1 | 2 | undefined;
  productId: string;
  de: 0 | 1 | undefined;
  sort: Sort;
  page: number;
  size: number;
  view: View;
}

/** Parses the list parameters of the URL. Invalid values are ignored. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const page = Math.trunc(Number(search.get('page')));
  const oneOf = <T extends string | number>(name: string, values: readonly T[]) =>
    values.find((value) => `${value}` === search.get(name));
  return {
    keyword: (search.get('keyword') ?? '').trim().slice(0, 100),
    status: oneOf('status', [0, 1, 2] as const),
    productId: search.get('productId') ?? '',
    de: oneOf('de', [0, 1] as const),
    sort: oneOf('sort', sorts) ?? usualSort,
    page: page >= 1 && page <= maxPages ? page : 1,
    size: oneOf('size', pageSizes) ?? pageSizes[0],
    view: oneOf('view', views) ?? 'accounts',
  };
}

/** The query of the list parameters, without defaults. */
export function toSearchParams(query: ListQuery): Record<string, string | number | undefined> {
  const { status, de, sort, size, view, ...rest } = query;
  return {
    ...rest,
    status: status === undefined ? undefined : `${status}`,
    de: de === undefined ? undefined : `${de}`,
    sort: sort === usualSort ? undefined : sort,
    size: size === pageSizes[0] ? undefined : size,
    view: view === 'accounts' ? undefined : view,
  };
}

/** Whether a filter is set. */
export const isFiltered = ({ keyword, status, productId, de }: ListQuery): boolean =>
  keyword !== '' || status !== undefined || productId !== '' || de !== undefined;

/** What the list is searched for: a phone number is the same however it is entered. */
function searchTerm(keyword: string): string | undefined {
  const number = mobile.normalize(keyword);
  return (/^\d+$/.test(number) ? number : personName.normalize(keyword)) || undefined;
}

/** The query of the API call. */
export function toCallQuery({ keyword, status, productId, de, sort, page, size }: ListQuery): Query {
  return { keyword: searchTerm(keyword), status, productId: productId || undefined, de, sort, page, size };
}

/** The sort direction of a column; undefined when another column is sorted. */
export function directionOf(sort: Sort, column: SortColumn): 'ascending' | 'descending' | undefined {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}

/** The sort order after a click on a column header: ascending, then descending. */
export const toggleSort = (sort: Sort, column: SortColumn): Sort => (sort === column ? `-${column}` : column);
