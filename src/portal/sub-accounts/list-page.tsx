import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { SubAccountList } from './list.client.tsx';
import { countFilters, readListQuery, toCallQuery } from './list-query.ts';
import type { SubUser } from './sub-user.ts';
import { differInPersonOnly, readPerson } from './use-list-query.ts';

export async function clientLoader({ context, request }: LoaderArgs) {
  const since = performance.now();
  const url = new URL(request.url);
  const api = context.get(apiContext);
  const query = readListQuery(url.searchParams);
  // The seats count all sub-accounts, so a filtered list needs another request.
  const [page, all] = await Promise.all([
    api.listSubUsers({ query: toCallQuery(query) }),
    countFilters(query) > 0 ? api.listSubUsers({ query: { size: 1 } }) : undefined,
  ]);
  // Redirects a page beyond the last one to the last one.
  if (page.list.length === 0 && page.total > 0) {
    url.searchParams.set('page', `${Math.ceil(page.total / page.size)}`);
    throw redirect(url.pathname + url.search);
  }
  // The details of a sub-account may be open that is on another page.
  const person = readPerson(url.searchParams);
  const isElsewhere = person !== null && page.list.every(({ id }) => id !== person);
  return {
    page,
    people: [...page.list, ...(isElsewhere ? await findPerson(api, person) : [])],
    seats: { used: (all ?? page).total, limit: page.limit },
    since,
  };
}

/** The sub-account in a list; an empty list when it does not exist, which the API client reports. */
async function findPerson(api: Api, id: string): Promise<SubUser[]> {
  try {
    return [await api.getSubUser({ path: { id } })];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !differInPersonOnly(currentUrl, nextUrl);
}

export default function SubAccountListPage() {
  return <SubAccountList />;
}
