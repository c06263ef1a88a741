import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { sampleConfig } from '../../mocks/adapters/sample-config.ts';
import { notesFile, offlineList, productFolder } from '../../mocks/adapters/static-files.ts';
import { developmentPublicKey } from '../../mocks/db/development-keys.ts';
import { decryptOnNode } from '../../mocks/db/node-decrypt.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { notesPage } from '../../mocks/demo/presentation/notes-channel.ts';
import { fixedClock } from '../../mocks/engine/clock.ts';
import { createProductBackend } from '../../mocks/fake-backend.ts';
import { customerScript } from '../../mocks/product-pages/customer-script.ts';
import { productPages } from '../../mocks/product-pages/product-page.ts';
import { stripLanguage } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { demoCookiePrefix, sessionCookies } from '../../src/session/cookies.ts';
import { fileOf, listedAddresses, staticAddresses } from './addresses.ts';
import { listFiles } from './list-files.ts';
import { withLoadCheck } from './load-check.ts';

/** Address of the API during the export. Calls stay in the process. */
const renderApiBase = 'http://fake.backend/api';

interface SiteToExport {
  /** The build: `client` is the static site, `server` renders its pages and is not published. */
  directory: string;
  /** Base path with leading and trailing slash. */
  base: string;
}

/** Search engines must not index the demo. */
const robots = 'User-agent: *\nDisallow: /\n';

/** Robots get complete pages instead of streams. */
const robot = 'Googlebot';

/** A session without user data: the user area before the browser fills it in. */
const sessionCookie = `${demoCookiePrefix}${sessionCookies.token}=export`;

/** An unknown URL. Its page becomes `404.html`. */
const missingAddress = '/404/404';

/**
 * Writes every page of a demo build and its data as files.
 *
 * @returns the number of pages
 */
export async function exportSite({ directory, base }: SiteToExport): Promise<number> {
  Object.assign(process.env, {
    ...sampleConfig,
    API_BASE_URL: `${base}api`,
    SERVER_API_BASE_URL: renderApiBase,
    RSA_PUBLIC_KEY: developmentPublicKey,
  });
  globalThis.fetch = createStaticFetch(base);
  const build: ServerBuild = await import(pathToFileURL(join(directory, 'server/index.js')).href);
  const handle = createRequestHandler(build, 'production');
  const site = join(directory, 'client');

  async function render(address: string, expected = 200): Promise<string> {
    const isUserArea = stripLanguage(address).startsWith(paths.user());
    const headers = { 'User-Agent': robot, ...(isUserArea ? { Cookie: sessionCookie } : {}) };
    const response = await handle(new Request(`http://localhost${base}${address.slice(1)}`, { headers }));
    const text = await response.text();
    if (response.status !== expected) throw new Error(`${address} answers with status ${response.status}`);
    return text;
  }
  async function write(file: string, text: string): Promise<void> {
    await mkdir(dirname(join(site, file)), { recursive: true });
    await writeFile(join(site, file), text);
  }

  const articles = listedAddresses(await render('/sitemap.xml'));
  const addresses = new Set([...staticAddresses(build.routes), ...articles.map((path) => decodeURI(path))]);
  addresses.delete('/sitemap.xml');
  for (const address of addresses) {
    const isPage = fileOf(address).endsWith('.html');
    const text = await render(address);
    await write(fileOf(address), isPage ? withLoadCheck(text, base) : text);
    if (isPage) {
      const data = `${address === '/' ? '/_' : address}.data`;
      await write(data, await render(data));
    }
  }
  // Written as files: service workers do not answer for sandboxed frames.
  for (const [path, page] of productPages())
    await write(productFolder + path, page.replace('</body>', `${customerScript}</body>`));
  await write(notesFile, notesPage);
  await write('404.html', withLoadCheck(await render(missingAddress, 404), base));
  await write('robots.txt', robots);
  // Some hosts omit files whose names begin with an underscore.
  await write('.nojekyll', '');
  await write(offlineList, JSON.stringify(await listFiles(site)));
  await rm(join(directory, 'server'), { recursive: true });
  return addresses.size;
}

/** Answers the API calls of the export from seeded data with a fixed clock. */
function createStaticFetch(base: string): typeof globalThis.fetch {
  const backend = createProductBackend({
    base: '/api',
    assetRoot: base,
    clock: () => fixedClock(seedTime),
    decrypt: decryptOnNode,
    onViolation(violation) {
      throw new Error(violation);
    },
  });
  return (input, init) => backend.fetch(new Request(input, init));
}
