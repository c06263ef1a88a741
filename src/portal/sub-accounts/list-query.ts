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
type View = (typeof views)[number];

/** What the list can be filtered by, as the URL has it; each is empty without the filter. */
export const noFilters = {
  keyword: '',
  status: '',
  productId: '',
  serviceId: '',
  /** 0: can use nothing. */
  assigned: '',
  /** 0: never signed in. */
  signedIn: '',
  de: '',
};

export type Filters = typeof noFilters;

/** The list parameters of the URL. */
export interface ListQuery extends Filters {
  sort: Sort;
  page: number;
  view: View;
}

/** The value that a text is written for; undefined for another text. */
const oneOf = <T extends string | number>(text: string | null, values: readonly T[]) =>
  values.find((value) => `${value}` === text);

/** Parses the list parameters of the URL. Invalid values are ignored. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const page = Math.trunc(Number(search.get('page')));
  return {
    keyword: (search.get('keyword') ?? '').trim().slice(0, 100),
    productId: search.get('productId') ?? '',
    serviceId: search.get('serviceId') ?? '',
    page: page >= 1 && page <= maxPages ? page : 1,
    status: oneOf(search.get('status'), ['0', '1', '2']) ?? '',
    assigned: oneOf(search.get('assigned'), ['0']) ?? '',
    signedIn: oneOf(search.get('signedIn'), ['0']) ?? '',
    de: oneOf(search.get('de'), ['0', '1']) ?? '',
    sort: oneOf(search.get('sort'), sorts) ?? usualSort,
    view: oneOf(search.get('view'), views) ?? 'accounts',
  };
}

/** The query of the list parameters, without defaults. */
export const toSearchParams = ({ sort, view, ...rest }: ListQuery) => ({
  ...rest,
  sort: sort === usualSort ? undefined : sort,
  view: view === 'accounts' ? undefined : view,
});

/** The number of controls that filter the list. */
export const countFilters = ({ keyword, productId, serviceId, assigned, status, signedIn, de }: ListQuery) =>
  [keyword, productId || serviceId || assigned, status, signedIn, de].filter((value) => value !== '').length;

/** What the list is searched for: a phone number is the same however it is entered. */
function searchTerm(keyword: string): string | undefined {
  const number = mobile.normalize(keyword);
  return (/^\d+$/.test(number) ? number : personName.normalize(keyword)) || undefined;
}

/** The query of the API call. */
export const toCallQuery = ({ sort, page, ...filters }: ListQuery): Query => ({
  keyword: searchTerm(filters.keyword),
  status: oneOf(filters.status, [0, 1, 2]),
  productId: filters.productId || undefined,
  serviceId: filters.serviceId || undefined,
  assigned: oneOf(filters.assigned, [0]),
  signedIn: oneOf(filters.signedIn, [0]),
  de: oneOf(filters.de, [0, 1]),
  sort,
  page,
  size: pageSize,
});

/** The sort direction of a column; undefined when another column is sorted. */
export function directionOf(sort: Sort, column: SortColumn): 'ascending' | 'descending' | undefined {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : undefined;
}

/** The sort order after a click on a column header: ascending, then descending. */
export const toggleSort = (sort: Sort, column: SortColumn): Sort => (sort === column ? `-${column}` : column);
