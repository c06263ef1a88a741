import type { Page } from '@playwright/test';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { completeCaptcha } from '../../test/captcha.ts';
import { consentBox } from '../../test/consent.ts';
import { expect, fillPasswordLogin, test } from '../../test/fixtures.ts';
import { fillContact, press } from '../../test/forms.ts';

/** What pages touch before they listen, and which browsers lack or block: by settings, policies, extensions or frames. */
const browserApis = [
  'BroadcastChannel',
  'IntersectionObserver',
  'Intl.Segmenter',
  'PerformanceObserver',
  'ResizeObserver',
  'caches',
  'cookieStore',
  'crypto.randomUUID',
  'crypto.subtle',
  'indexedDB',
  'localStorage',
  'matchMedia',
  'navigator.clipboard',
  'navigator.connection',
  'navigator.locks',
  'navigator.sendBeacon',
  'navigator.serviceWorker',
  'navigator.userAgentData',
  'navigation',
  'performance.getEntriesByType',
  'requestIdleCallback',
  'scheduler',
  'sessionStorage',
  'trustedTypes',
];

type Block = 'is absent' | 'throws';

/** Takes APIs from the page before its first script. */
async function block(page: Page, apis: readonly string[], how: Block): Promise<void> {
  await page.addInitScript(
    ({ apis, how }) => {
      for (const api of apis) {
        const names = api.split('.');
        const name = names.pop() ?? '';
        const owner = names.reduce<object>((object, key) => Reflect.get(object, key), window);
        const refuse = () => {
          throw new DOMException(`${api} is blocked`, 'SecurityError');
        };
        // Blocked constructors and functions throw when they are called, blocked objects when they are read.
        const isCallable = typeof Reflect.get(owner, name) === 'function';
        Object.defineProperty(owner, name, {
          configurable: true,
          get: how === 'is absent' ? () => undefined : isCallable ? () => refuse : refuse,
        });
      }
    },
    { apis, how },
  );
}

// The inline script of the router, which restores scroll positions, logs that it cannot.
test.use({ expectedErrors: [[/sessionStorage is blocked/, /'(getItem|removeItem)'/], { scope: 'test' }] });

for (const how of ['is absent', 'throws'] as const) {
  test(`a visitor signs in where every API of the browser ${how}`, {
    tag: ['@R4.3', '@R2.18', '@zh'],
  }, async ({ page, open, t, language }) => {
    // No browser refuses media queries, and the components of the portal need not expect it.
    const apis = how === 'throws' ? browserApis.filter((api) => api !== 'matchMedia') : browserApis;
    await block(page, apis, how);
    await open(paths.login());
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    await expect(page).toHaveURL(localize(paths.user(), language));
    await expect(page.getByLabel(t('user.layout.menu'))).toBeVisible();
  });

  for (const api of browserApis)
    test(`an application is sent where ${api} ${how}`, { tag: ['@R2.7', '@zh', '@all'] }, async ({
      page,
      open,
      t,
      language,
    }) => {
      await block(page, [api], how);
      await apply(page, open, t, language);
    });
}

test('an application is sent where cookies throw and every API of the browser is absent', {
  tag: ['@R2.7', '@zh'],
}, async ({ page, open, t, language }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Cookies are blocked', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await block(page, browserApis, 'is absent');
  await apply(page, open, t, language);
});

const apply: (
  page: Page,
  open: (path: string) => Promise<void>,
  t: Parameters<typeof consentBox>[1],
  language: Parameters<typeof localize>[1],
) => Promise<void> = async (page, open, t, language) => {
  await open(paths.apply());
  await fillContact()(page, t);
  await consentBox(page, t).check();
  await press('apply.submit')(page, t);
  await completeCaptcha(page);
  await expect(page).toHaveURL(localize(paths.applyTip('success'), language));
};
