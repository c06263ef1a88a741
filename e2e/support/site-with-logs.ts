import { type OwnServer, startSite } from '../../scripts/benchmarks/servers.ts';

/** A production server of a test's own. */
export interface SiteWithLogs extends OwnServer {
  /** The lines of its log so far. */
  log: string[];
}

/** Starts the production build, with the API at `apiBase`. */
export async function startSiteWithLogs(
  apiBase: string,
  environment: Record<string, string> = {},
): Promise<SiteWithLogs> {
  const log: string[] = [];
  const site = await startSite(apiBase, { environment, onLine: (line) => log.push(line) });
  return { ...site, log };
}
