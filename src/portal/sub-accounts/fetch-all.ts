import type { Api } from '../../api/client.ts';
import { type ListQuery, toCallQuery } from './list-query.ts';
import type { SubUser } from './sub-user.ts';

/** The maximum page size of the API, and the number of concurrent calls. */
const chunkSize = 100;
const concurrency = 4;

interface FetchOptions {
  signal?: AbortSignal;
  /** Called with the share that has arrived, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** Fetches all sub-accounts that pass the filters of the list, page by page. */
export async function fetchAllSubUsers(
  api: Api,
  query: ListQuery,
  { signal, onProgress }: FetchOptions = {},
): Promise<SubUser[]> {
  const fetchPage = (page: number) =>
    api.listSubUsers({ query: { ...toCallQuery({ ...query, page }), size: chunkSize }, signal });
  const first = await fetchPage(1);
  const pages = [first.list];
  const last = Math.ceil(first.total / chunkSize);
  for (let page = 2; page <= last; page += concurrency) {
    const numbers = Array.from({ length: Math.min(concurrency, last - page + 1) }, (_, lane) => page + lane);
    const answers = await Promise.all(numbers.map(fetchPage));
    pages.push(...answers.map(({ list }) => list));
    onProgress?.(pages.length / last);
  }
  return pages.flat();
}
