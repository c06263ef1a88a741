import { sampleConfig } from '../mocks/adapters/sample-config.ts';
import { type OwnServer, startFakeBackend, startSite } from './servers.ts';

export interface SiteServer extends Pick<OwnServer, 'url' | 'stop'>, AsyncDisposable {
  /** The base URL of its fake backend. */
  apiUrl: string;
}

/**
 * Starts a production build with a separate fake backend, both on free ports.
 *
 * @param directory the built project; this one by default
 * @param more variables of the site's configuration
 */
export async function startSiteAndBackend(
  directory?: string,
  more: Record<string, string> = {},
): Promise<SiteServer> {
  const backend = await startFakeBackend();
  const environment = { ...sampleConfig, SITE_ORIGIN: 'https://www.example.com', ...more };
  const site = await startSite(backend.url, { directory, environment });
  async function stop(): Promise<void> {
    await site.stop();
    await backend.stop();
  }
  return { url: site.url, apiUrl: backend.url, stop, [Symbol.asyncDispose]: stop };
}
