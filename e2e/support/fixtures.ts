import { test as base, expect, type Page } from '@playwright/test';
import { BackendSandbox } from '../../mocks/adapters/backend-sandbox.ts';
import type { seededAccounts } from '../../mocks/db/accounts.ts';
import { paths } from '../../src/app/paths.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';
import { waitForHydration } from './hydration.ts';
import { keepCookies } from './keep-cookies.ts';
import { PagePool } from './page-pool.ts';
import { type Language, translate } from './translate.ts';

export { expect };

interface Fixtures {
  /** The language of the pages under test. */
  language: Language;
  /** The state that the test's world begins in; as it is seeded without one. */
  scenario: string | undefined;
  /** The test's own world, rules and journal. */
  backend: BackendSandbox;
  /** A text of the page, from the locale files. */
  t: (key: TextKey, values?: Record<string, string | number>) => string;
  /** Opens an unprefixed address in the test's language. */
  open: (path: string) => Promise<void>;
  /** Signs a seeded account in; the next page that is opened is its own. */
  signIn: (account: keyof typeof seededAccounts) => Promise<void>;
  /** Signs a seeded account in and opens a page of the user area; the login page has tests of its own. */
  logIn: (account: keyof typeof seededAccounts, path?: string) => Promise<void>;
  /** Errors of the page that this test expects; any other one fails it. */
  expectedErrors: RegExp[];
  /** Whether the page is this test's alone: it leaves something in it that cannot be taken out, as a clock or a script. */
  freshPage: boolean;
  /** What tells one kept page from another. */
  browserKind: string;
}

/** Not a robot's user agent: the first-visit rule passes robots by. */
export const visitor =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export const test = base.extend<Fixtures, { pagePool: PagePool }>({
  language: ['zh', { option: true }],
  userAgent: visitor,
  locale: async ({ language }, use) => use(language === 'zh' ? 'zh-CN' : 'en-GB'),
  extraHTTPHeaders: async ({ backend }, use) => use({ 'X-Mock-Session': backend.name }),
  expectedErrors: [[], { option: true }],
  freshPage: [false, { option: true }],

  scenario: [undefined, { option: true }],

  backend: async ({ scenario }, use, { testId, retry, project }) => {
    const sandbox = new BackendSandbox(project.metadata.apiBase, `t-${testId}-${retry}`);
    if (scenario) await sandbox.startScenario(scenario);
    await use(sandbox);
    const violations = (await sandbox.journal()).flatMap((entry) => entry.violations);
    expect(violations, 'the fake backend keeps to the contract').toEqual([]);
  },

  pagePool: [
    async ({ browser: _ }, use) => {
      const pagePool = new PagePool();
      await use(pagePool);
      await pagePool.close();
    },
    { scope: 'worker' },
  ],

  browserKind: async (
    { freshPage, contextOptions, locale, userAgent, hasTouch, isMobile, javaScriptEnabled, permissions },
    use,
    { testId },
  ) => {
    const options = [contextOptions, locale, userAgent, hasTouch, isMobile, javaScriptEnabled, permissions];
    await use(freshPage ? testId : JSON.stringify(options));
  },

  page: async (
    {
      browser,
      pagePool,
      freshPage,
      browserKind,
      viewport,
      extraHTTPHeaders,
      expectedErrors,
      contextOptions,
      baseURL,
    },
    use,
  ) => {
    const page = await pagePool.take(browserKind, browser);
    await page.context().setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    if (viewport) await page.setViewportSize(viewport);
    const errors: string[] = [];
    watchErrors(page, errors);
    await use(page);
    const unexpected = errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)));
    expect(unexpected, 'the page logs no error').toEqual([]);
    if (freshPage) await pagePool.drop(browserKind);
    else await pagePool.release(browserKind, baseURL ?? '', contextOptions.reducedMotion);
  },

  context: async ({ page }, use) => use(page.context()),

  t: async ({ language }, use) => use((key, values) => translate(language, key, values)),

  open: async ({ page, language }, use) =>
    use(async (path) => {
      await page.goto(localize(path, language));
    }),

  signIn: async ({ context, backend, baseURL }, use) =>
    use(async (account) => keepCookies(context, await backend.signIn(account), baseURL ?? '')),

  logIn: async ({ page, open, t, signIn }, use) =>
    use(async (account, path = paths.user()) => {
      await signIn(account);
      await open(path);
      await waitForHydration(page);
      await expect(page.getByRole('button', { name: t('user.layout.menu') })).toBeVisible();
    }),
});

/** Collects what the page complains about. Failed API calls are the test's own business: it sees what they lead to. */
export function watchErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
}

/** Fills the password login and sends it. */
export async function fillPasswordLogin(page: Page, t: Fixtures['t'], account: string, password: string) {
  await field(page, t('form.email')).fill(account);
  await field(page, t('form.password')).fill(password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
}

/** A form field by its label; a required one has a mark behind it. */
export function field(page: Page, label: string) {
  return page.getByLabel(new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?$`));
}

/** A toast on the screen. */
export function toast(page: Page, message: string) {
  return page
    .getByRole('dialog')
    .filter({ hasText: message })
    .or(page.getByRole('alertdialog').filter({ hasText: message }));
}
