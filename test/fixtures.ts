import { expect, type Page } from '@playwright/test';
import { BackendSandbox } from '../mocks/adapters/backend-sandbox.ts';
import type { seededAccounts } from '../mocks/db/accounts.ts';
import type { ScenarioName } from '../mocks/scenarios/scenario-name.ts';
import type { OperationId } from '../openapi/generated/operations.ts';
import { localize } from '../src/i18n/localized-path.ts';
import { paths } from '../src/paths/paths.ts';
import { holdAnswer } from './hold.ts';
import { waitForHydration } from './hydration.ts';
import { test as base, type LanguageOptions } from './language-fixtures.ts';
import { setSessionCookies } from './session-cookies.ts';
import type { Translate } from './translate.ts';

export { expect };

interface SiteOptions {
  /** The scenario that the sandbox starts with; the seeds by default. */
  scenario: ScenarioName | undefined;
  /** Console errors that the test provokes; any other error fails it. */
  expectedErrors: RegExp[];
}

/** Set by projects and `test.use`. */
export type TestOptions = LanguageOptions & SiteOptions;

interface Fixtures extends SiteOptions {
  /** The test's own sandbox: state, rules and journal. */
  backend: BackendSandbox;
  /** Holds what the API answers to calls of the page. */
  hold: (operationId: OperationId) => ReturnType<typeof holdAnswer>;
  /** Opens an unprefixed path in the test's language. */
  open: (path: string) => Promise<void>;
  /** Sets the session cookies of a seeded account; the next page load is authenticated. */
  signIn: (account: keyof typeof seededAccounts) => Promise<void>;
  /** Calls `signIn` and opens a page of the user area. */
  logIn: (account: keyof typeof seededAccounts, path?: string) => Promise<void>;
}

/** The user agent of a person; the first-visit redirect skips robots. */
export const visitor =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export const test = base.extend<Fixtures>({
  userAgent: visitor,
  extraHTTPHeaders: async ({ backend }, use) => use({ ...backend.headers }),
  expectedErrors: [[], { option: true }],
  scenario: [undefined, { option: true }],

  backend: async ({ scenario }, use, testInfo) => {
    const { testId, retry, project } = testInfo;
    const sandbox = new BackendSandbox(project.metadata.apiBase, `t-${testId}-${retry}`);
    if (scenario) await sandbox.startScenario(scenario);
    await use(sandbox);
    const violations = (await sandbox.journal()).flatMap((entry) => entry.violations);
    expect(violations, 'the fake backend follows the contract').toEqual([]);
  },

  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    watchErrors(page, errors);
    await use(page);
    const unexpected = errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)));
    expect(unexpected, 'the page logs no error').toEqual([]);
  },

  hold: async ({ page }, use) => use((operationId) => holdAnswer(page, operationId)),

  open: async ({ page, language }, use) =>
    use(async (path) => {
      await page.goto(localize(path, language));
    }),

  signIn: async ({ context, backend, baseURL }, use) =>
    use(async (account) => setSessionCookies(context, await backend.signIn(account), baseURL ?? '')),

  logIn: async ({ page, open, t, signIn }, use) =>
    use(async (account, path = paths.user()) => {
      await signIn(account);
      await open(path);
      await waitForHydration(page);
      await expect(page.getByLabel(t('user.layout.menu'))).toBeVisible();
    }),
});

/** Collects exceptions and console errors, except for failed requests: tests assert their effect. */
export function watchErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) errors.push(text);
    // The dev server warns.
    if (message.type() === 'warning' && text.startsWith('There is no text')) errors.push(text);
  });
}

/** Fills in and submits the password login form. */
export async function fillPasswordLogin(page: Page, t: Translate, account: string, password: string) {
  await field(page, t('form.email')).fill(account);
  await field(page, t('form.password')).fill(password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
}

/** A pattern that matches a text literally. */
export const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A form field by its label. The label of a required field ends with an asterisk. */
export function field(page: Page, label: string) {
  return page.getByLabel(new RegExp(`^${escapeRegExp(label)}\\s*\\*?$`));
}

/** A toast on the screen. */
export function toast(page: Page, message: string) {
  return page.locator('[data-toast]').filter({ hasText: message });
}
