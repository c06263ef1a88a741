import type { NewsFilters } from '../../paths/paths.ts';
import { pageNumber } from '../pagination/page-number.ts';

const textOf = (search: URLSearchParams, name: string, maxLength: number) =>
  (search.get(name) ?? '').trim().slice(0, maxLength) || undefined;

/** The filters in the query of the news list. An invalid year is ignored. */
export function newsFilters(search: URLSearchParams): NewsFilters & { page: number } {
  const year = /^[12]\d{3}$/.exec(search.get('year') ?? '')?.[0];
  return {
    keyword: textOf(search, 'keyword', 100),
    topic: textOf(search, 'topic', 64),
    year: year === undefined ? undefined : Number(year),
    page: pageNumber(search),
  };
}
