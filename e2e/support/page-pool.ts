import type { Browser, Page } from '@playwright/test';

type ReducedMotion = NonNullable<Parameters<Page['emulateMedia']>[0]>['reducedMotion'];

/** What tests listen to; Playwright's own ears on a page stay. */
const heard = ['request', 'response', 'requestfailed', 'console', 'pageerror', 'dialog'] as const;

/**
 * The pages of a worker, one for each kind of browser that its tests ask for. A page that has drawn the site once draws it
 * again with a third of the work: its process has the scripts compiled, and the fonts and styles at hand. Between two tests
 * it is emptied: of cookies, storage, routes, listeners, and of what was emulated.
 */
export class PagePool {
  readonly #pages = new Map<string, Page>();

  /** The page of a kind, new or as good as new. The context of a new one has the options of the test that runs. */
  async take(kind: string, browser: Browser): Promise<Page> {
    const kept = this.#pages.get(kind);
    if (kept) return kept;
    const page = await (await browser.newContext()).newPage();
    this.#pages.set(kind, page);
    return page;
  }

  /** Empties the page of a kind for the next test, or closes it where that cannot be done. */
  async release(kind: string, site: string, reducedMotion: ReducedMotion): Promise<void> {
    const page = this.#pages.get(kind);
    if (!page) return;
    const context = page.context();
    try {
      if (new URL(page.url()).origin !== new URL(site).origin)
        throw new Error('Its storage is out of reach.');
      for (const event of heard) {
        page.removeAllListeners(event);
        context.removeAllListeners(event);
      }
      for (const other of context.pages()) if (other !== page) await other.close();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      // What the left page still writes down, it writes before the storage is emptied.
      await page.goto(new URL('/robots.txt', site).href);
      await page.evaluate(() => {
        sessionStorage.clear();
        localStorage.clear();
      });
      await page.mouse.move(0, 0);
      await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion });
      await context.clearCookies();
    } catch {
      await this.drop(kind);
    }
  }

  /** Closes the page of a kind: no other test can have it. */
  async drop(kind: string): Promise<void> {
    await this.#pages.get(kind)?.context().close();
    this.#pages.delete(kind);
  }

  async close() {
    for (const page of this.#pages.values()) await page.context().close();
  }
}
