import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BackendSandbox } from '../../mocks/adapters/backend-sandbox.ts';
import { readOperations } from '../../mocks/engine/contract.ts';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import type { ErrorCode } from '../../openapi/generated/error-codes.ts';
import { paths } from '../../src/app/paths.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';
import { expect, field, test, toast } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydration.ts';
import { listedCodes } from '../support/listed-codes.ts';
import { closeMessages } from '../support/messages.ts';
import { operationsWithoutUi, type Screen, screens } from '../support/screens.ts';

/** One failure of each kind that the product treats in its own way. */
const kinds = {
  envelope: (backend: BackendSandbox, { operationId }: Screen) =>
    backend.fail(operationId, 'B0001', { status: 200, times: 1 }),
  'HTTP error': (backend: BackendSandbox, { operationId }: Screen) =>
    backend.fail(operationId, 'B005', { status: 500, times: 1 }),
  'lost network': (backend: BackendSandbox, { operationId }: Screen) =>
    // As often as it takes: a browser tries a cut connection again by itself.
    backend.disturb(operationId, { fault: 'network' }),
} as const;

/** What a person reads at each of them. */
const messages = {
  envelope: 'common.apiMsg.B0001',
  'HTTP error': 'common.apiMsg.B005',
  'lost network': undefined,
} as const;

const kindsInOrder = ['envelope', 'HTTP error', 'lost network'] as const;

/** Refusals that lead elsewhere or are no refusal at all; each has a test of its own. */
const apart = new Set(['A0401', 'loginByPassword A0107', 'getCompanyInfo B004', 'listCompanyUsers A0403']);

/** Codes that end the session with their usual status; in an envelope on 200 they are told like any other. */
const endOfSession = new Set<string>(['A0103', 'A0104']);

/** What the user area says in the place of a page, by the code; the rest failed and may pass. */
const titles = new Map<string, TextKey>([
  ['A0403', 'user.forbidden.title'],
  ...(['A0404', 'B004', 'A2002', 'A4002'] as const).map((code): [string, TextKey] => [
    code,
    'user.missing.title',
  ]),
]);

/** Codes that every operation may answer with, whichever it is. */
const common = new Set<string>(Object.values(contract['x-common-error-codes']).flat());

/**
 * The codes that a screen of the user area or the login has to tell. The common ones are told by one API client in one way, so
 * each is told at every eighth screen; with E2E_FULL all are told at each. The words of each code, whatever operation answers
 * with it, are a matter of `walk.test.ts`.
 */
function codesOf(screen: Screen): ErrorCode[] {
  const { operationId, path } = screen;
  if (!path.startsWith(paths.user()) && !path.startsWith(paths.login())) return [];
  return listedCodes(operationId)
    .filter((code) => !apart.has(code) && !apart.has(`${operationId} ${code}`))
    .filter(
      (code, index) =>
        process.env.E2E_FULL || !common.has(code) || (index + screens.indexOf(screen)) % 8 === 0,
    );
}

/** Lets the page load its data anew, without a document's cost. */
const loadAgain = (page: Page) =>
  page.evaluate(() => Reflect.get(window, '__reactRouterDataRouter').revalidate());

// Screens alternate between the two languages.
for (const [index, screen] of screens.entries()) {
  const { operationId, as, path, shows, act, type } = screen;
  test(`a failing ${operationId} on ${path} is shown in its own way`, {
    tag: ['@R8.4', '@R8.5', '@R8.7', index % 2 === 0 ? '@zh' : '@en'],
  }, async ({ page, open, signIn, t, backend, language }) => {
    test.slow();
    if (as) await signIn(as);
    if (act) {
      await open(path);
      await waitForHydration(page);
    }
    const typed = (await type?.(page, t)) ?? {};

    for (const kind of kindsInOrder) {
      await kinds[kind](backend, screen);
      if (act) await act(page, t);
      else await open(path);
      const key = messages[kind];
      const message = key ? t(key) : 'Error';
      const title = page.getByRole('heading', { level: 1 });
      if (shows === 'page') await expect(title).toHaveText(t('error.server.title'));
      const failed = kind === 'lost network' ? 'user.unreachable.title' : 'error.server.title';
      if (shows === 'frame') await expect(title).toHaveText(t(failed));
      if (shows === 'toast' || shows === 'frame') {
        await expect(toast(page, message).first()).toBeVisible();
      }
      if (shows === 'nothing') await expect(title).toBeVisible();
      for (const [label, value] of Object.entries(typed))
        await expect(field(page, label), kind).toHaveValue(value);
      await backend.clear();
    }

    for (const code of codesOf(screen)) {
      await closeMessages(page, t('site.toast.dismiss'));
      const status = endOfSession.has(code) ? 200 : undefined;
      await backend.failUnchecked(operationId, code, { status, times: 1 });
      if (act) await act(page, t);
      else await loadAgain(page);
      const message = t(`common.apiMsg.${code}`);
      if (code === 'A2012') {
        await expect(page.getByRole('alertdialog')).toContainText(message);
        await page.getByRole('button', { name: t('subAccount.create.close') }).click();
      } else await expect(toast(page, message), code).toBeVisible();
      if (shows === 'frame') {
        const title = titles.get(code) ?? 'error.server.title';
        await expect(page.getByRole('heading', { level: 1 }), code).toHaveText(t(title));
        await expect(page.getByRole('main'), code).toContainText(message);
      }
      for (const [label, value] of Object.entries(typed))
        await expect(field(page, label), code).toHaveValue(value);
    }

    await backend.fail(operationId, 'A0401', { times: 1 });
    if (act) await act(page, t);
    else await open(path);
    if (shows === 'page' || shows === 'nothing')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    else await expect(page).toHaveURL(new RegExp(`${localize(paths.login(), language)}(\\?|$)`));
  });
}

test('every operation that the code calls has its screen', { tag: '@zh-only' }, () => {
  const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((file) =>
    readFileSync(file, 'utf8'),
  );
  const calls = sources.flatMap((text) =>
    [...text.matchAll(/\.(GET|POST|PUT|DELETE)\(\s*'([^']+)'/g)].map(
      ([, method, path]) => `${method} ${path}`,
    ),
  );
  const called = readOperations(contract)
    .filter(({ method, path }) => calls.includes(`${method} ${path}`))
    .map(({ operationId }) => operationId);
  expect(called.length).toBeGreaterThan(10);
  const shown = new Set<string>([
    ...screens.map(({ operationId }) => operationId),
    ...Object.keys(operationsWithoutUi),
  ]);
  expect(called.filter((operationId) => !shown.has(operationId))).toEqual([]);
});
