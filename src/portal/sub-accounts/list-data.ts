import { redirect } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import type { Api } from '../../api/client.ts';
import { apiContext } from '../../api/context.ts';
import type { LoaderArgs } from '../../app/loader-args.ts';
import { isFiltered, readListQuery, toCallQuery } from './list-query.ts';
import { loadPermissions } from './load-permissions.ts';
import type { SubUser } from './use-optimistic-rows.ts';
import { readPerson } from './use-person.ts';

export async function loadList(args: LoaderArgs) {
  const since = performance.now();
  const url = new URL(args.request.url);
  const query = readListQuery(url.searchParams);
  const api = args.context.get(apiContext);
  const list = (of: ReturnType<typeof toCallQuery>) => api.listSubUsers({ query: of });
  // The seats count all sub-accounts, so a filtered list needs another request.
  const [rows, all, permissions] = await Promise.all([
    list(toCallQuery(query)),
    isFiltered(query) ? list({ size: 1 }) : undefined,
    loadPermissions(args),
  ]);
  // Redirects a page beyond the last one to the last one.
  if (rows.list.length === 0 && rows.total > 0) {
    url.searchParams.set('page', `${Math.ceil(rows.total / rows.size)}`);
    throw redirect(url.pathname + url.search);
  }
  // The details of a sub-account may be open that is on another page.
  const person = readPerson(url.searchParams);
  const other =
    person !== null && rows.list.every(({ id }) => id !== person) ? await findPerson(api, person) : [];
  return { rows, people: [...rows.list, ...other], used: (all ?? rows).total, permissions, since };
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
