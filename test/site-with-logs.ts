import { type OwnServer, startSite } from './servers.ts';

/** A production server that belongs to one test. */
export interface SiteWithLogs extends OwnServer {
  /** The log lines so far. */
  log: string[];
}

/** Starts the production build with the API at `apiBase` and collects its log. */
export async function startSiteWithLogs(
  apiBase: string,
  environment: Record<string, string> = {},
  more: Parameters<typeof startSite>[1] = {},
): Promise<SiteWithLogs> {
  const log: string[] = [];
  const site = await startSite(apiBase, { environment, onLine: (line) => log.push(line), ...more });
  return { ...site, log };
}
