import type { operations } from '../../../openapi/generated/schema.d.ts';
import { mobile } from '../../forms/validators/mobile.ts';
import { personName } from '../../forms/validators/name.ts';

type Query = NonNullable<operations['listSubUsers']['parameters']['query']>;

type Sort = NonNullable<Query['sort']>;
export type SortColumn = Exclude<Sort, `-${string}`>;

/** The number of rows of a page. */
export const pageSize = 50;

const sorts = (['createTime', 'account', 'name', 'lastLoginTime'] satisfies SortColumn[]).flatMap(
  (column) => [column, `-${column}`] as const,
);
const usualSort: Sort = '-createTime';

/** The maximum page number. */
const maxPages = 1_000_000;

/** The views of the list: accounts and permissions. */
export const views = ['accounts', 'permissions'] as const;
export type View = (typeof views)[number];

/** What the list can be filtered by; a text is empty, and a number undefined, without the filter. */
export interface Filters {
  keyword: string;
  status: 0 | 1 | 2 | undefined;
  productId: string;
  serviceId: string;
  /** 0: can use nothing. */
  assigned: 0 | undefined;
  /** 0: never signed in. */
  signedIn: 0 | undefined;
  de: 0 | 1 | undefined;
}

export const noFilters: Filters = {
  keyword: '',
  status: undefined,
  productId: '',
  serviceId: '',
  assigned: undefined,
  signedIn: undefined,
  de: undefined,
};

/** The list parameters of the URL. */
export interface ListQuery extends Filters {
  sort: Sort;
  page: number;
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
    serviceId: search.get('serviceId') ?? '',
    assigned: oneOf('assigned', [0] as const),
    signedIn: oneOf('signedIn', [0] as const),
    de: oneOf('de', [0, 1] as const),
    sort: oneOf('sort', sorts) ?? usualSort,
    page: page >= 1 && page <= maxPages ? page : 1,
    view: oneOf('view', views) ?? 'accounts',
  };
}

/** The query of the list parameters, without defaults. */
export function toSearchParams(query: ListQuery): Record<string, string | number | undefined> {
  const { status, assigned, signedIn, de, sort, view, ...rest } = query;
  const written = (value: number | undefined) => (value === undefined ? undefined : `${value}`);
  return {
    ...rest,
    status: written(status),
    assigned: written(assigned),
    signedIn: written(signedIn),
    de: written(de),
    sort: sort === usualSort ? undefined : sort,
    view: view === 'accounts' ? undefined : view,
  };
}

/** The number of controls that filter the list. */
export const countFilters = ({ keyword, productId, serviceId, assigned, ...rest }: ListQuery): number =>
  [keyword, productId || serviceId || assigned, rest.status, rest.signedIn, rest.de].filter(
    (value) => value !== undefined && value !== '',
  ).length;

/** What the list is searched for: a phone number is the same however it is entered. */
function searchTerm(keyword: string): string | undefined {
  const number = mobile.normalize(keyword);
  return (/^\d+$/.test(number) ? number : personName.normalize(keyword)) || undefined;
}

/** The query of the API call. */
export const toCallQuery = ({ keyword, productId, serviceId, view: _, ...rest }: ListQuery): Query => ({
  ...rest,
  keyword: searchTerm(keyword),
  productId: productId || undefined,
  serviceId: serviceId || undefined,
  size: pageSize,
});

/** The sort direction of a column; undefined when another column is sorted. */
export function directionOf(sort: Sort, column: SortColumn): 'ascending' | 'descending' | undefined {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}

/** The sort order after a click on a column header: ascending, then descending. */
export const toggleSort = (sort: Sort, column: SortColumn): Sort => (sort === column ? `-${column}` : column);
