import type { operations } from '../../../openapi/generated/schema.d.ts';

type Query = NonNullable<operations['listSubUsers']['parameters']['query']>;

type Sort = NonNullable<Query['sort']>;
export type SortColumn = Exclude<Sort, `-${string}`>;

/** How many rows a page may have; the first is the usual number. */
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

/** More pages than any list has; a larger number was not counted but made up. */
const maxPages = 1_000_000;

/** How the list is looked at: its accounts, or who may use what. */
export const views = ['accounts', 'permissions'] as const;
export type View = (typeof views)[number];

/** What the address says about the list. */
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

/** Reads the list's conditions from an address; whatever cannot be meant counts as not said. */
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

/** The conditions as an address carries them: what is as usual is left out. */
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

/** Whether fewer than all sub-accounts are asked for. */
export const isFiltered = ({ keyword, status, productId, de }: ListQuery): boolean =>
  keyword !== '' || status !== undefined || productId !== '' || de !== undefined;

/** The conditions as the call takes them. */
export function toCallQuery({ keyword, status, productId, de, sort, page, size }: ListQuery): Query {
  return { keyword: keyword || undefined, status, productId: productId || undefined, de, sort, page, size };
}

/** The direction a column is sorted in; undefined when the list is sorted by another. */
export function directionOf(sort: Sort, column: SortColumn): 'ascending' | 'descending' | undefined {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}

/** What a press on a column's head asks for: that column, then the other way round. */
export const toggleSort = (sort: Sort, column: SortColumn): Sort => (sort === column ? `-${column}` : column);
