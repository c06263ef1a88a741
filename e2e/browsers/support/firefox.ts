import { type Browser, launch, type Page } from 'puppeteer-core';
import type { Language } from '../../../test/translate.ts';
import type { Driver, Engine, Key, Point, Viewport } from './driver.ts';

const acceptLanguages = { zh: 'zh-CN, zh', en: 'en-GB, en' };

/** Firefox ESR over WebDriver BiDi. */
export class Firefox implements Engine {
  readonly #executablePath: string;
  #browser: Promise<Browser> | undefined;

  constructor(executablePath: string) {
    this.#executablePath = executablePath;
  }

  async open(language: Language, viewport: Viewport): Promise<Driver> {
    // A browser has one language; so has a project.
    this.#browser ??= launch({
      browser: 'firefox',
      executablePath: this.#executablePath,
      extraPrefsFirefox: {
        'intl.accept_languages': acceptLanguages[language],
        'ui.prefersReducedMotion': 1,
        'ui.useOverlayScrollbars': 1,
      },
    });
    const context = await (await this.#browser).createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(viewport);
    await page.evaluateOnNewDocument(logText);
    return new FirefoxTab(page, () => context.close());
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }
}

/** A page that loads while the next one starts, and a page that redirects by script, report an aborted load. */
function ignoreAbort(error: unknown): null {
  if (!/NS_BINDING_ABORTED|Frame detached|Navigating frame was detached/.test(String(error))) throw error;
  return null;
}

/**
 * Failed requests, which Firefox reports as exceptions, and responses that a page was reading when it was left. Journeys assert the
 * effect of a failed request.
 */
const failedRequest = /Cross-Origin Request Blocked|Error in input stream/;

/** Logs errors as text: WebDriver BiDi describes no error objects. Runs in the page. */
function logText(): void {
  const { error } = console;
  console.error = (...values: unknown[]) => error(values.map(String).join(' '));
}

class FirefoxTab implements Driver {
  readonly #page: Page;
  readonly close: () => Promise<void>;
  readonly #errors: string[] = [];

  constructor(page: Page, close: () => Promise<void>) {
    this.#page = page;
    this.close = close;
    page.on('pageerror', (error) => {
      if (!failedRequest.test(String(error))) this.#errors.push(String(error));
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text());
    });
  }

  async errors(): Promise<string[]> {
    return this.#errors;
  }

  async goto(url: string): Promise<void> {
    await this.#page.goto(url).catch(ignoreAbort);
  }

  async reload(): Promise<void> {
    await this.#page.reload().catch(ignoreAbort);
  }

  async back(): Promise<void> {
    await this.#page.goBack();
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }

  click({ x, y }: Point): Promise<void> {
    return this.#page.mouse.click(x, y);
  }

  async drag(from: Point, to: Point): Promise<void> {
    const { mouse } = this.#page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 8 });
    await mouse.up();
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text);
  }

  press(key: Key): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  async frameText(): Promise<string> {
    const frame = this.#page.frames().find((one) => one.parentFrame());
    return String((await frame?.evaluate('document.body.innerText')) ?? '');
  }

  screenshot(): Promise<Uint8Array> {
    return this.#page.screenshot();
  }
}
