import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { Session } from '../../mocks/session.ts';
import { browserArguments, findBrowser } from '../../test/browser.ts';
import { setSessionCookies } from '../../test/session-cookies.ts';
import type { SiteServer } from '../../test/site-server.ts';
import type { Subject } from './subjects.ts';

/** Not the user agent of a robot, which pages treat differently. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Takes the screenshots in sequence and writes them to a folder as `<name>.png`. */
export async function takePictures(
  site: SiteServer,
  subjects: readonly Subject[],
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    for (const subject of subjects) await takePicture(browser, site, subject, folder);
  } finally {
    await browser.close();
  }
}

async function takePicture(
  browser: Browser,
  site: SiteServer,
  subject: Subject,
  folder: string,
): Promise<void> {
  const { name, path, width, locale, colorScheme, as } = subject;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    locale,
    colorScheme,
    userAgent,
    reducedMotion: 'reduce',
  });
  if (as) await signIn(context, site, as);
  const page = await context.newPage();
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  // Images load lazily on scroll.
  for (const image of await page.locator('img[loading=lazy]:visible').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
  }
  await page.evaluate(() => {
    scrollTo(0, 0);
    return document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  await page.screenshot({
    path: join(folder, `${name}.png`),
    fullPage: true,
    animations: 'disabled',
  });
  await context.close();
}

async function signIn(context: BrowserContext, site: SiteServer, key: string): Promise<void> {
  const response = await fetch(`${site.apiUrl}/__mock__/accounts/${key}/session`, { method: 'POST' });
  const signedIn: Session = await response.json();
  await setSessionCookies(context, signedIn, site.url);
}
