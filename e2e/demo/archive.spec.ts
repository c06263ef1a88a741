import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { offlineList } from '../../mocks/adapters/static-files.ts';
import { demoTexts } from '../../mocks/demo/texts.ts';
import { archiveEntries } from '../../scripts/static-export/archive.ts';
import {
  filesFolder,
  siteFolder,
  startCommands,
  startTexts,
} from '../../scripts/static-export/archive-texts.ts';
import { loadTexts } from '../../scripts/static-export/load-check.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { waitForOfflineFiles } from '../../test/demo-fixtures.ts';
import { visitor, watchErrors } from '../../test/fixtures.ts';
import { type OwnServer, startServer } from '../../test/servers.ts';
import { translate } from '../../test/translate.ts';

interface Unpacked {
  /** The archive as a seller has it. */
  archive: string;
  /** A website that has the folder of the archive at a path of its own, behind the same command. */
  host: string;
  /** This path, as a folder. */
  uploaded: string;
}

/** Unpacks an archive of the demo at `/sub/path/` below another path. */
const test = base.extend<{ unpacked: Unpacked; serve: (directory: string) => Promise<OwnServer> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands it
  unpacked: async ({}, use) => {
    const directory = await mkdtemp(join(tmpdir(), 'archive-'));
    const [archive, host] = [join(directory, 'archive'), join(directory, 'host')];
    const uploaded = join(host, siteFolder, 'any/place');
    for (const [path, content] of Object.entries(
      await archiveEntries('build-demo-below/client', '/sub/path/'),
    )) {
      await mkdir(dirname(join(archive, path)), { recursive: true });
      await writeFile(join(archive, path), content);
    }
    await cp(join(archive, siteFolder), uploaded, { recursive: true });
    await cp(join(archive, startCommands.others), join(host, startCommands.others));
    await writeFile(join(host, siteFolder, 'index.html'), '');
    await use({ archive, host, uploaded });
    await rm(directory, { recursive: true });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands it
  serve: async ({}, use) => {
    const running: OwnServer[] = [];
    await use(async (directory) => {
      const server = await startServer((port) => [join(directory, startCommands.others), port], {
        path: '/',
        directory,
        // Instead of Node.
        shell: 'shift; exec sh "$@"',
      });
      running.push(server);
      return server;
    });
    for (const server of running) await server.stop();
  },
});
test.use({ userAgent: visitor, locale: 'zh-CN' });

test('an archive opens at any path, by deep links, with the portal, offline and in English', async ({
  page,
  context,
  unpacked: { host },
  serve,
}) => {
  const site = await serve(host);
  const open = (path: string) => page.goto(`${site.url}/any/place${path}`);
  await open(`${paths.user()}?as=main`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('林悦');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: translate('zh', 'user.nav.subAccounts') })
    .first()
    .click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/any/place/user/sub-account');
  await open(localize(paths.newsList(), 'en'));
  // Its address is in the data of the page.
  const cover = page.getByRole('article').first().locator('img');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/any\/place\/en\/about\/news\/n\d+$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('zh', 'error.notFound.title'));
  await waitForOfflineFiles(page, `${site.url}/any/place/`);
  await context.setOffline(true);
  await open(paths.about());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the command opens the archive at the root of an address', async ({
  page,
  unpacked: { archive },
  serve,
}) => {
  const site = await serve(archive);
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('zh', 'home.hero.title'));
  await page
    .getByRole('link', { name: translate('zh', 'site.nav.login') })
    .first()
    .click();
  await expect(page).toHaveURL(`${site.url}/login`);
});

test('the first visit of an English browser leaves the Chinese home page', async ({
  browser,
  unpacked: { archive },
  serve,
}) => {
  const site = await serve(archive);
  const page = await browser.newPage({ userAgent: visitor, locale: 'en-GB' });
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('en', 'home.hero.title'));
  await page.close();
});

test('an archive whose host is gone works without an error', async ({
  page,
  unpacked: { archive },
  serve,
}) => {
  const errors: string[] = [];
  watchErrors(page, errors);
  const site = await serve(archive);
  await page.goto(`${site.url}${paths.user()}?as=main`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('林悦');
  await waitForOfflineFiles(page, site.url);
  await site.stop();
  for (const path of [paths.home(), paths.user(), paths.subAccounts(), paths.apply()]) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole('button', { name: demoTexts.zh.badge })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('a build at another path than its own, or as a file, is explained', async ({
  page,
  unpacked: { host },
  serve,
}) => {
  const elsewhere = join(host, siteFolder, 'elsewhere');
  await cp('build-demo-below/client/index.html', join(elsewhere, 'index.html'));
  const site = await serve(host);
  const note = page.getByRole('alert');
  await page.goto(`${site.url}/elsewhere/`);
  for (const text of Object.values(loadTexts.place)) await expect(note).toContainText(`${text}/sub/path/`);
  await page.goto(pathToFileURL(join(elsewhere, 'index.html')).href);
  for (const text of Object.values(loadTexts.file)) await expect(note).toContainText(text);
});

test('an unsuitable place is explained', async ({ page, unpacked: { host, uploaded }, serve }) => {
  await page.goto(pathToFileURL(join(uploaded, 'index.html')).href);
  for (const text of Object.values(startTexts.file)) await expect(page.getByText(text)).toBeVisible();
  await rm(join(uploaded, filesFolder, offlineList));
  const site = await serve(host);
  await page.goto(`${site.url}/any/place/about/`);
  for (const text of Object.values(startTexts.incomplete)) await expect(page.getByText(text)).toBeVisible();
});
