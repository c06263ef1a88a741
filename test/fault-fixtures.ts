import { FaultProxy } from './fault-proxy.ts';
import { test as base } from './fixtures.ts';
import { type SiteWithLogs, startSiteWithLogs } from './site-with-logs.ts';

interface FaultFixtures {
  /** Removes the fault after each test. */
  resetFault: undefined;
}

interface FaultWorkerFixtures {
  /** A proxy to the fake backend that injects faults. */
  api: FaultProxy;
  /** A production server without a page cache, whose API is the proxy. */
  site: SiteWithLogs;
}

/** Tests share `api` and `site` within a worker: run them with `mode: 'serial'`. */
export const test = base.extend<FaultFixtures, FaultWorkerFixtures>({
  resetFault: [
    async ({ api }, use) => {
      await use(undefined);
      api.fault = undefined;
    },
    { auto: true },
  ],
  api: [
    async ({ browserName: _ }, use, { project }) => {
      const api = new FaultProxy(project.metadata.apiBase);
      await api.start();
      await use(api);
      await api.kill();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ api }, use) => {
      const site = await startSiteWithLogs(api.base, { CACHE_SECONDS: '0' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
