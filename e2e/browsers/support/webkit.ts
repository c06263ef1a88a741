import { Builder, By, Capabilities, Key as keys, Origin, type WebDriver } from 'selenium-webdriver';
import type { Language } from '../../../test/translate.ts';
import type { Driver, Engine, Key, Point, Viewport } from './driver.ts';
import { startWebKit } from './webkit-process.ts';

const characters: Record<Key, string> = {
  Enter: keys.ENTER,
  Escape: keys.ESCAPE,
  Backspace: keys.BACK_SPACE,
  End: keys.END,
  Tab: keys.TAB,
  ArrowDown: keys.ARROW_DOWN,
  ArrowRight: keys.ARROW_RIGHT,
};

/** WebKitGTK over WebDriver. */
export class WebKit implements Engine {
  readonly #driverPath: string;
  readonly #browserPath: string;
  #process: ReturnType<typeof startWebKit> | undefined;

  constructor(driverPath: string, browserPath: string) {
    this.#driverPath = driverPath;
    this.#browserPath = browserPath;
  }

  async open(language: Language, viewport: Viewport): Promise<Driver> {
    // A process has one language; so has a project.
    this.#process ??= startWebKit(this.#driverPath, language);
    const { url } = await this.#process;
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: this.#browserPath, args: ['--automation'] },
    });
    const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    await setViewport(driver, viewport);
    return new WebKitTab(driver);
  }

  async close(): Promise<void> {
    await (await this.#process)?.stop();
  }
}

/** Sets the size of the window, then adds the size of the widgets around the page. */
async function setViewport(driver: WebDriver, { width, height }: Viewport): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = await driver.executeScript<Viewport>('return { width: innerWidth, height: innerHeight }');
  await window.setRect({ width: 2 * width - inner.width, height: 2 * height - inner.height });
}

class WebKitTab implements Driver {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  /** WebDriver reports none. `Tab` collects them in the page. */
  async errors(): Promise<string[]> {
    return [];
  }

  goto(url: string): Promise<void> {
    return this.#driver.get(url);
  }

  reload(): Promise<void> {
    return this.#driver.navigate().refresh();
  }

  back(): Promise<void> {
    return this.#driver.navigate().back();
  }

  evaluate(expression: string): Promise<unknown> {
    return this.#driver.executeScript(`return ${expression}`);
  }

  click({ x, y }: Point): Promise<void> {
    const origin = Origin.VIEWPORT;
    return this.#driver
      .actions({ async: true })
      .move({ x, y, origin, duration: 0 })
      .press()
      .release()
      .perform();
  }

  drag(from: Point, to: Point): Promise<void> {
    const origin = Origin.VIEWPORT;
    return this.#driver
      .actions({ async: true })
      .move({ ...from, origin, duration: 0 })
      .press()
      .move({ ...to, origin, duration: 200 })
      .release()
      .perform();
  }

  type(text: string): Promise<void> {
    return this.#driver.switchTo().activeElement().sendKeys(text);
  }

  press(key: Key): Promise<void> {
    return this.#driver.switchTo().activeElement().sendKeys(characters[key]);
  }

  async frameText(): Promise<string> {
    try {
      await this.#driver.switchTo().frame(0);
      return await this.#driver.findElement(By.css('body')).getText();
    } finally {
      // Also after a failure: a frame that was replaced contains no other frame.
      await this.#driver.switchTo().defaultContent();
    }
  }

  async screenshot(): Promise<Uint8Array> {
    return Buffer.from(await this.#driver.takeScreenshot(), 'base64');
  }

  close(): Promise<void> {
    return this.#driver.quit();
  }
}
