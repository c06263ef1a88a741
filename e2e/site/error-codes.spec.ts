import type { Locator, Page } from '@playwright/test';
import type { BackendSandbox } from '../../mocks/adapters/backend-sandbox.ts';
import type { ErrorCode } from '../../openapi/generated/error-codes.ts';
import { operations } from '../../openapi/generated/operations.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';
import { paths } from '../../src/paths/paths.ts';
import { escapeRegExp, expect, field, test, toast } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { listedCodes } from '../../test/listed-codes.ts';
import { closeMessages } from '../../test/messages.ts';
import { onlyAll, screenActions } from '../../test/screen-actions.ts';
import { fieldAt, type Screen, screens } from '../../test/screens.ts';

const isFull = Boolean(process.env.E2E_FULL);

/** One failure of each kind that the error handling distinguishes. */
const kinds = {
  envelope: (backend: BackendSandbox, { operationId }: Screen) =>
    backend.fail(operationId, 'B0001', { status: 200, times: 1 }),
  'HTTP error': (backend: BackendSandbox, { operationId }: Screen) =>
    backend.fail(operationId, 'B005', { status: 500, times: 1 }),
  'lost network': (backend: BackendSandbox, { operationId }: Screen) =>
    // Without a limit: browsers retry a closed connection.
    backend.set(`${operationId}:network`),
} as const;

/** The message of each kind. */
const messages = {
  envelope: 'common.apiMsg.B0001',
  'HTTP error': 'common.apiMsg.B005',
  'lost network': undefined,
} as const;

const kindsInOrder = ['envelope', 'HTTP error', 'lost network'] as const;

/** Codes that redirect or that are no error for the page. Other tests cover them, and `instead` of a screen except A2012. */
const testedByOthers = new Set(['A0401', 'listCompanyUsers A0403']);

/** Codes that end the session with their default status. In an envelope with status 200 they show a message. */
const endOfSession = new Set<string>(['A0103', 'A0104']);

/** The titles of the error page of the user area by code; all others show the server error. */
const titles = new Map<string, TextKey>([
  ['A0403', 'user.forbidden.title'],
  ['A3001', 'user.closed.title'],
  ...(['A0404', 'B004', 'A2002', 'A4002'] as const).map((code): [string, TextKey] => [
    code,
    'user.missing.title',
  ]),
]);

/**
 * The codes to test on a screen of the user area or the login. A usual run tests those that a screen shows in its own way: one API client
 * handles all others, and its unit tests cover them.
 */
function codesOf(screen: Screen): ErrorCode[] {
  const { operationId, path, empty, instead } = screen;
  const isPublic = !path.startsWith(paths.user()) && !path.startsWith(paths.login());
  return listedCodes(operationId)
    .filter((code) => !isPublic || fieldAt(screen, code))
    .filter((code) => !instead?.[code] || code === 'A2012')
    .filter((code) => !testedByOthers.has(code) && !testedByOthers.has(`${operationId} ${code}`))
    .filter(
      (code) => isFull || fieldAt(screen, code) || empty?.[code] || instead?.[code] || titles.has(code),
    );
}

/** Revalidates the loaders without a document request. */
async function loadAgain(page: Page) {
  await waitForHydration(page);
  await page.evaluate(() => Reflect.get(window, '__reactRouterDataRouter').revalidate());
}

/** Whether two elements overlap on the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Screens that the server renders without a session. A request shows what they say. */
const renderedByServer = ({ operationId, as }: Screen) => !as && !screenActions[operationId];

for (const screen of screens.filter(renderedByServer)) {
  test(`a failing ${screen.operationId} is rendered into ${screen.path}`, {
    tag: ['@R8.4', '@R8.5', '@R8.7', '@zh'],
  }, async ({ request, t, backend, language }) => {
    for (const kind of kindsInOrder) {
      await kinds[kind](backend, screen);
      const html = (await (await request.get(localize(screen.path, language))).text()).replaceAll(
        '<wbr>',
        '',
      );
      const isErrorPage = html.includes(`>${t('error.server.title')}<`);
      expect(isErrorPage, kind).toBe(screen.shows === 'page');
      expect(html, kind).toMatch(/<h1\b/);
      await backend.clear();
    }
  });
}

// Screens alternate between the two languages.
for (const [index, screen] of screens.filter((one) => !renderedByServer(one)).entries()) {
  const { operationId, as, path, shows, empty } = screen;
  const { act, type } = screenActions[operationId] ?? {};
  // A usual run tests one kind of failure on each screen.
  const kindsOfScreen = kindsInOrder.filter((_, kind) => isFull || kind === index % kindsInOrder.length);
  test(`a failing ${operationId} on ${path} shows its error`, {
    tag: [
      ...['@R8.4', '@R8.5', '@R8.7'],
      ...(isFull ? [] : [index % 2 === 0 ? '@zh' : '@en']),
      ...onlyAll(operationId),
    ],
  }, async ({ page, open, signIn, t, backend, language }) => {
    if (as) await signIn(as);
    if (act) {
      await open(path);
      await waitForHydration(page);
    }
    const typed = (await type?.(page, t)) ?? {};

    for (const kind of kindsOfScreen) {
      await kinds[kind](backend, screen);
      if (act) await act(page, t);
      else await open(path);
      const key = messages[kind];
      const message = t(key ?? 'error.network');
      const title = page.getByRole('heading', { level: 1 });
      const failed = kind === 'lost network' ? 'user.unreachable.title' : 'error.server.title';
      if (shows === 'frame') await expect(title).toHaveText(t(failed));
      if (shows === 'section') {
        await expect(page.getByRole('main')).toContainText(key ? message : t('user.unreachable.text'));
        await expect(title).not.toHaveText(t(failed));
      }
      // A form shows a lost connection itself: the message is there once.
      if (shows === 'toast' && kind === 'lost network') {
        await expect(page.getByText(message).first()).toBeVisible();
        expect(await page.getByText(message).count()).toBe(1);
      } else if (shows === 'toast' || shows === 'frame' || shows === 'section') {
        await expect(toast(page, message).first()).toBeVisible();
      }
      for (const [label, value] of Object.entries(typed))
        await expect(field(page, label), kind).toHaveValue(value);
      await backend.clear();
    }

    for (const code of codesOf(screen)) {
      await closeMessages(page, t('site.toast.dismiss'));
      const status = endOfSession.has(code) ? ',status=200' : '';
      await backend.set(`${operationId}:${code}${status}@1`);
      if (act) await act(page, t);
      else await loadAgain(page);
      const isRead = operations[operationId][0] === 'GET';
      const message = t(isRead && code === 'B002' ? 'error.notLoaded' : `common.apiMsg.${code}`);
      if (code === 'A2012') {
        await expect(page.getByRole('alertdialog')).toContainText(message);
        await page.getByRole('button', { name: t('subAccount.create.close') }).click();
      } else {
        // The last dialog: a form in a dialog shows the message, too.
        await expect(toast(page, message).last(), code).toBeVisible();
      }
      const shown = fieldAt(screen, code);
      if (shown) {
        const control = field(page, t(shown.label));
        await expect(control, code).toBeFocused();
        await expect(control, code).toHaveAttribute('aria-invalid', 'true');
        const text = t(shown.text);
        // A hint may follow.
        await expect(control, code).toHaveAccessibleDescription(new RegExp(`^${escapeRegExp(text)}`));
        // The pointer stops its time.
        await toast(page, message).last().hover();
        await expect
          .poll(() => overlap(control, toast(page, message).last()), `${code}: a toast covers the field`)
          .toBe(false);
        await page.mouse.move(0, 0);
      }
      const emptyText = empty?.[code];
      if (emptyText) {
        await expect(page.getByRole('main'), code).toContainText(t(emptyText));
      } else if (shows === 'frame') {
        const title = titles.get(code) ?? 'error.server.title';
        await expect(page.getByRole('heading', { level: 1 }), code).toHaveText(t(title));
        await expect(page.getByRole('main'), code).toContainText(message);
      } else if (shows === 'section') {
        await expect(page.getByRole('main'), code).toContainText(message);
      }
      for (const [label, value] of Object.entries(typed))
        await expect(field(page, label), code).toHaveValue(value);
    }

    if (!isFull && index % 4 > 0) return;
    await backend.fail(operationId, 'A0401', { times: 1 });
    if (act) await act(page, t);
    else await open(path);
    // Without a session there is none to end: the page stays.
    if (!as) await expect(toast(page, t('error.needsAccount')).last()).toBeVisible();
    else await expect(page).toHaveURL(new RegExp(`${localize(paths.login(), language)}(\\?|$)`));
  });
}
