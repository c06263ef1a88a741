import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, Key } from './driver.ts';
import { collectErrors, type Found, findInPage, type InPageAction, type Query, toPlain } from './query.ts';

const libraryPath = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);
const library = readFileSync(libraryPath, 'utf8');

/** Defines the library and the list of errors in a document. */
const setUp = `(() => { ${library}; globalThis.journeyErrors = (${collectErrors})(); })()`;

const isHydrated = `!globalThis.isLeaving && Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps'))`;

interface QueryResult {
  found: Found[];
  errors: string[];
}

/** A tab of any engine. Finds elements by role, label and text, and waits for them. */
export class Tab {
  readonly #driver: Driver;
  readonly #base: string;
  readonly #errors: string[] = [];

  /** @param base the URL that paths are resolved against */
  constructor(driver: Driver, base: string) {
    this.#driver = driver;
    this.#base = base;
  }

  /** The exceptions and console errors so far. */
  async errors(): Promise<string[]> {
    return [...(await this.#driver.errors()), ...this.#errors];
  }

  /** Opens a page and waits until it responds to input. */
  async goto(path: string): Promise<void> {
    await this.#leave(() => this.#driver.goto(new URL(path, this.#base).href));
  }

  async reload(): Promise<void> {
    await this.#leave(() => this.#driver.reload());
  }

  back(): Promise<void> {
    return this.#driver.back();
  }

  async waitForHydration(): Promise<void> {
    await expect.poll(() => this.evaluate(isHydrated), 'the page is hydrated').toBe(true);
  }

  /** Evaluates an expression; undefined while the document changes. */
  evaluate(expression: string): Promise<unknown> {
    return this.#driver.evaluate(expression).catch((error: unknown) => {
      if (isNavigation(error)) return undefined;
      throw error;
    });
  }

  /** The elements that a query finds now. */
  async find(query: Query, action: InPageAction = 'read', value?: string): Promise<Found[]> {
    const parameters = [toPlain(query), action, value].map((one) => JSON.stringify(one)).join(', ');
    const call = `(${findInPage})(${parameters})`;
    const errors = 'globalThis.journeyErrors.splice(0)';
    const result = await this.evaluate(
      `globalThis.journeyErrors ? { found: ${call}, errors: ${errors} } : null`,
    );
    if (isQueryResult(result)) {
      this.#errors.push(...result.errors);
      return result.found;
    }
    await this.evaluate(setUp);
    return [];
  }

  async click(query: Query): Promise<void> {
    await this.#driver.click(await this.#whenClickable(query));
  }

  /** Replaces the value of a field. Types again when a page that has just opened moved the focus to its heading meanwhile. */
  async fill(query: Query, text: string): Promise<void> {
    await expect(async () => {
      await this.#act(query, 'focus');
      await this.#driver.press('Backspace');
      if (text) await this.#driver.type(text);
      expect((await this.find(query))[0]?.value).toBe(text);
    }).toPass();
  }

  /** Selects the option with a value or text. */
  async select(query: Query, option: string): Promise<void> {
    await this.#act(query, 'select', option);
  }

  /** Presses a key, in an element or in the focused one. */
  async press(key: Key, query?: Query): Promise<void> {
    if (query) await this.#act(query, 'focus');
    await this.#driver.press(key);
  }

  /** Drags from the start of an element to a share of its width. */
  async drag(query: Query, share: number): Promise<void> {
    await this.#whenClickable(query);
    const [found] = await this.find(query);
    if (!found) throw new Error(`Nothing to drag: ${describe(query)}`);
    const { x, y, width, height } = found.box;
    const from = { x: Math.round(x + 20), y: Math.round(y + height / 2) };
    await this.#driver.drag(from, { ...from, x: Math.round(from.x + (width - 30) * share) });
  }

  async expectVisible(query: Query): Promise<void> {
    await this.expectFound(query, (found) => found.length > 0, true);
  }

  async expectHidden(query: Query): Promise<void> {
    await this.expectFound(query, (found) => found.length, 0);
  }

  async expectCount(query: Query, count: number): Promise<void> {
    await this.expectFound(query, (found) => found.length, count);
  }

  async expectValue(query: Query, value: string): Promise<void> {
    await this.expectFound(query, ([found]) => found?.value, value);
  }

  async expectFocused(query: Query): Promise<void> {
    await this.expectFound(query, ([found]) => found?.isFocused, true);
  }

  /** Waits until a value of the found elements is as expected. */
  async expectFound<T>(query: Query, select: (found: Found[]) => T, expected: T): Promise<void> {
    await expect.poll(async () => select(await this.find(query)), describe(query)).toEqual(expected);
  }

  async expectEvaluated(expression: string, value: unknown): Promise<void> {
    await expect.poll(() => this.evaluate(expression), expression).toEqual(value);
  }

  /** Waits until the path of the page, with query and hash, is as expected. */
  async expectUrl(path: string | RegExp): Promise<void> {
    const current = expect.poll(
      () => this.evaluate('location.pathname + location.search + location.hash'),
      'URL',
    );
    await (typeof path === 'string' ? current.toBe(path) : current.toMatch(path));
  }

  /** Waits for a text in the first frame of the page. */
  async expectInFrame(text: string): Promise<void> {
    const read = () => this.#driver.frameText().catch(() => '');
    await expect.poll(read, 'the text of the frame').toContain(text);
  }

  /** A cookie that scripts can read. */
  async cookie(name: string): Promise<string | undefined> {
    const all = String(await this.evaluate('document.cookie'));
    return all
      .split('; ')
      .find((one) => one.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  }

  async setCookie(name: string, value: string): Promise<void> {
    await this.evaluate(`document.cookie = ${JSON.stringify(`${name}=${value}; path=/; samesite=lax`)}`);
  }

  screenshot(): Promise<Uint8Array> {
    return this.#driver.screenshot();
  }

  /** Loads a document, which may redirect to another one, and waits until it responds to input. */
  async #leave(load: () => Promise<void>): Promise<void> {
    await this.evaluate('globalThis.isLeaving = true');
    await load();
    await this.waitForHydration();
  }

  /** Does something with the only element that a query finds. */
  async #act(query: Query, action: InPageAction, value?: string): Promise<void> {
    await expect
      .poll(async () => (await this.find(query, action, value)).length, `${action} ${describe(query)}`)
      .toBe(1);
  }

  /** Scrolls to an element and waits until it is enabled and uncovered at an unchanged place. */
  async #whenClickable(query: Query) {
    let last = '';
    const state = async () => {
      const found = await this.find(query, 'scroll');
      const [first] = found;
      if (found.length !== 1 || !first) return `found ${found.length} times`;
      if (first.isDisabled) return 'disabled';
      if (!first.point) return 'covered';
      const place = JSON.stringify(first.point);
      const isUnchanged = place === last;
      last = place;
      return isUnchanged ? 'clickable' : 'moving';
    };
    await expect.poll(state, { message: `click ${describe(query)}`, intervals: [50, 100] }).toBe('clickable');
    return JSON.parse(last);
  }
}

const describe = (query: Query) => JSON.stringify(toPlain(query));

/** The error of an evaluation that the end of its document interrupted. */
const isNavigation = (error: unknown): boolean =>
  /destroyed|navigat|discarded|no such (?:frame|window)|actor|realm/i.test(String(error));

function isQueryResult(value: unknown): value is QueryResult {
  return typeof value === 'object' && value !== null && 'found' in value && 'errors' in value;
}
