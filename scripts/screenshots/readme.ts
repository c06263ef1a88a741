import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { demoTexts } from '../../mocks/demo/texts.ts';
import { panelTexts } from '../../mocks/panel/texts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { browserArguments, findBrowser } from '../../test/browser.ts';
import { startServer } from '../../test/servers.ts';

/** The pictures of the documents by name: URL and preparation. */
const pictures: Record<string, { path: string; prepare?(page: Page): Promise<Page> }> = {
  site: { path: paths.home() },
  panel: {
    path: `${paths.subAccountCreate()}?as=main&mock=createSubUser:A2012`,
    async prepare(page) {
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('button', { name: demoTexts.en.badge }).click();
      const opened = page.waitForEvent('popup');
      await page.getByRole('link', { name: demoTexts.en.openPanel }).click();
      const panel = await opened;
      await panel.setViewportSize({ width: 1280, height: 800 });
      await panel.getByRole('searchbox', { name: panelTexts.en.search }).fill('createSubUser');
      await panel.getByRole('list', { name: panelTexts.en.results }).waitFor();
      return panel;
    },
  },
  demo: {
    path: paths.product('brand'),
    async prepare(page) {
      await page.getByRole('button', { name: demoTexts.en.badge }).click();
      await page.getByRole('dialog', { name: demoTexts.en.title }).waitFor();
      return page;
    },
  },
};

/** Takes the pictures of the documents from the static demo, which contains site, panel and guide. */
export async function takeReadmePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const demo = await startServer((port) => ['scripts/static-export/demo.ts', '--no-build', '--port', port], {
    path: '/',
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    for (const [name, { path, prepare }] of Object.entries(pictures)) {
      const page = await browser.newPage({
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      await page.goto(demo.url + localize(path, 'en'), { waitUntil: 'networkidle' });
      const shown = (await prepare?.(page)) ?? page;
      // Playwright does not write WebP, which is a third of the size.
      const session = await shown.context().newCDPSession(shown);
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
      await writeFile(join(folder, `${name}.webp`), data, 'base64');
      await page.close();
    }
  } finally {
    await browser.close();
    await demo.stop();
  }
}
