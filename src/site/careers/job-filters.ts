import { offices } from '../about/offices.ts';
import { pageNumber } from '../pagination/page-number.ts';

/** What the address asks for; the city by the office's id, so that it means the same in every language. */
export interface JobFilters {
  category: string;
  city: string;
  keyword: string;
  page: number;
}

/** Reads the filters from an address; what makes no sense is left out. */
export function jobFilters(search: URLSearchParams): JobFilters {
  const city = search.get('city') ?? '';
  return {
    category: (search.get('category') ?? '').slice(0, 64),
    city: offices.some(({ id }) => id === city) ? city : '',
    keyword: (search.get('keyword') ?? '').trim().slice(0, 100),
    page: pageNumber(search),
  };
}

/** Whether anything is filtered away. */
export const isFiltered = ({ category, city, keyword }: JobFilters): boolean =>
  [category, city, keyword].some((value) => value !== '');
