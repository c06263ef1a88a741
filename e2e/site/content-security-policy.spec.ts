import type { Page } from '@playwright/test';
import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';

/** Errors of the browser about blocked content, and of React about the modified HTML. */
const blocked = [/Content Security Policy/, /violates the following/, /React error #418/];

/** Opens a page with injected `html` and its original headers. */
async function openWith(page: Page, path: string, html: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<main', `${html}<main`) });
    },
  );
  await page.goto(path);
}

test.describe('injected HTML', () => {
  // Playwright reads a plain array as a fixture with options.
  test.use({ expectedErrors: [blocked, { scope: 'test' }] });

  for (const path of [paths.about(), paths.login()]) {
    test(`does not run, load or apply styles on ${path}`, { tag: '@zh' }, async ({ page }) => {
      const asked: string[] = [];
      page.on('response', (response) => asked.push(new URL(response.url()).hostname));
      await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'window.hacked = 1' }));
      await page.route('**/assets/injected.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.hacked = "own origin"' }),
      );
      await openWith(
        page,
        path,
        [
          '<script>window.hacked="script"</script>',
          '<script nonce="AAAAAAAAAAAAAAAAAAAAAA==">window.hacked="guessed nonce"</script>',
          '<script src="https://evil.example/a.js"></script>',
          '<script src="/assets/injected.js"></script>',
          '<script src="data:text/javascript,window.hacked=1"></script>',
          '<img alt="" src="/nowhere.png" onerror="window.hacked=\'handler\'">',
          '<style>html{outline:7px solid red!important}</style>',
          '<p id="styled" style="outline:7px solid red">styled</p>',
          '<link rel="stylesheet" href="https://evil.example/a.css">',
          '<iframe title="frame" src="https://evil.example/"></iframe>',
          '<object data="https://evil.example/"></object>',
          '<a id="hand" href="javascript:window.hacked=\'link\'">link</a>',
          '<form id="form" method="get" action="https://evil.example/steal"><button>send</button></form>',
        ].join(''),
      );
      await page.waitForLoadState('load');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).outlineWidth)).not.toBe(
        '7px',
      );
      await page.evaluate(() => {
        document.getElementById('hand')?.click();
        const form = document.getElementById('form');
        if (form instanceof HTMLFormElement) form.submit();
        // Evaluates a string, which the policy must block.
        const timer: (handler: string) => void = setTimeout;
        timer('window.hacked="timer"');
      });
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(asked.filter((host) => host.includes('evil'))).toEqual([]);
    });
  }

  test('cannot change the base URL', { tag: '@zh' }, async ({ page }) => {
    await openWith(page, paths.about(), '<base href="https://evil.example/">');
    expect(await page.evaluate(() => document.baseURI)).not.toContain('evil');
  });
});

test('a form opened by client-side navigation has the same styles as in its own document', {
  tag: ['@zh', '@all'],
}, async ({ page, t }) => {
  const shapeOfSubmit = () =>
    page.getByRole('button', { name: t('login.submit'), exact: true }).evaluate((button) => {
      const { backgroundColor, borderRadius, height } = getComputedStyle(button);
      return { backgroundColor, borderRadius, height };
    });
  await page.goto(paths.login());
  await waitForHydration(page);
  const own = await shapeOfSubmit();
  expect(own.borderRadius).not.toBe('0px');
  await page.goto(paths.about());
  await waitForHydration(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.nav.login') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login.heading'));
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true);
  expect(await shapeOfSubmit()).toEqual(own);
});

test('no page can be framed', { tag: '@zh' }, async ({ page, baseURL }) => {
  test.info().annotations.push({ type: 'by', description: 'frame-ancestors' });
  await page.route('https://frame.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/login"></iframe>` }),
  );
  await page.goto('https://frame.example/').catch(() => {});
  const inner = page.frames().find((frame) => frame.parentFrame() !== null);
  expect(await inner?.getByRole('heading').count()).toBe(0);
});
