import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { test as base } from './fixtures.ts';
import { RestartableServer } from './restartable-server.ts';
import { type SiteWithLogs, startSiteWithLogs } from './site-with-logs.ts';

/** The sandbox of the fake backend that receives the requests of every proxy. */
export const faultProxySandbox = 'fault-proxy';

/** Responds to a request, with the response of the fake backend or a fault. */
export type Fault = (call: {
  path: string;
  headers: IncomingHttpHeaders;
  response: ServerResponse;
  forward: () => Promise<string>;
}) => Promise<void>;

/** A proxy between a site and the fake backend that injects faults. */
class FaultProxy extends RestartableServer {
  readonly #target: string;
  fault: Fault | undefined;

  constructor(target: string) {
    super((request, response) => void this.upstreamResponse(request, response));
    this.#target = target;
  }

  async upstreamResponse(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const { headers, method = 'GET' } = request;
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Headers', headers['access-control-request-headers'] ?? '');
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
      response.writeHead(204).end();
      return;
    }
    const sent = await text(request);
    const forward = async () => {
      const upstreamResponse = await fetch(this.#target + path, {
        method,
        headers: {
          'X-Mock-Session': faultProxySandbox,
          'Content-Type': 'application/json',
          ...(headers.authorization ? { Authorization: headers.authorization } : {}),
        },
        body: sent || undefined,
      });
      response.statusCode = upstreamResponse.status;
      response.setHeader('Content-Type', 'application/json');
      return upstreamResponse.text();
    };
    if (this.fault) await this.fault({ path, headers, response, forward });
    else response.end(await forward());
  }
}

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
