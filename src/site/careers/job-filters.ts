import { offices } from '../about/offices.ts';
import { pageNumber } from '../pagination/page-number.ts';

/** The filters of the URL. The city is the id of an office, which is the same in every language. */
export interface JobFilters {
  category: string;
  city: string;
  keyword: string;
  page: number;
}

/** Parses the filters from the query. Invalid values are ignored. */
export function jobFilters(search: URLSearchParams): JobFilters {
  const city = search.get('city') ?? '';
  return {
    category: (search.get('category') ?? '').slice(0, 64),
    city: offices.some(({ id }) => id === city) ? city : '',
    keyword: (search.get('keyword') ?? '').trim().slice(0, 100),
    page: pageNumber(search),
  };
}

/** Whether any filter is set. */
export const isFiltered = ({ category, city, keyword }: JobFilters): boolean =>
  [category, city, keyword].some((value) => value !== '');
