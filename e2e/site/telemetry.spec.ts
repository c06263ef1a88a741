import type { Page } from '@playwright/test';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { answerConsent } from '../../test/consent.ts';
import { test } from '../../test/fault-fixtures.ts';
import { expect } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { type SiteWithLogs, startSiteWithLogs } from '../../test/site-with-logs.ts';

test.describe.configure({ mode: 'serial' });

let reporting: SiteWithLogs;
test.beforeAll(async ({ api }) => {
  reporting = await startSiteWithLogs(api.base, { TELEMETRY_URL: '/telemetry' });
});
test.afterAll(() => reporting.stop());

/** The lines that browsers caused. */
const linesOf = (message: string) =>
  reporting.log.filter((line) => line.includes(message)).map((line) => JSON.parse(line));
const errors = () => linesOf('an error in a browser');
const vitals = () => linesOf('a web vital of a browser');

/** Throws an error in an event handler whose stack has a frame in a script and one in the page. */
const throwLater = (page: Page, message: string) =>
  page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          setTimeout(resolve);
          const error = new TypeError(text);
          error.stack = `TypeError: ${text}\n    at open (${location.origin}/assets/site-1a2b.js:1:234)\n    at ${location.href}:3:4`;
          throw error;
        });
      }),
    message,
  );

test.describe('with consent', () => {
  // Playwright reads a plain array as a fixture with options.
  test.use({
    expectedErrors: [[/TypeError: /, /Error loading route module/, /could not be loaded/], { scope: 'test' }],
  });

  test('errors and web vitals reach the log with release, path pattern, language and request id', {
    tag: ['@R7.24', '@en'],
  }, async ({ page, t, language }) => {
    const opened = await page.goto(
      `${reporting.url}${localize(paths.newsDetail('n1001'), language)}?from=bob`,
    );
    const banner = page.getByRole('region', { name: t('consent.telemetry.title') });
    await page.mouse.wheel(0, 100);
    await expect(banner).toContainText(t('consent.telemetry.text'));
    const loaded = page.waitForResponse(/\/assets\/web-vitals/);
    await answerConsent(page, t, 'grant');
    await loaded;
    const before = errors().length;
    await throwLater(page, 'no user bob@example.com');
    await expect.poll(() => errors().length).toBe(before + 1);
    const place = {
      route: language === 'zh' ? '/about/news/:id' : '/:lang/about/news/:id',
      language,
    };
    const id = opened?.headers()['x-request-id'];
    expect(errors().at(-1)).toMatchObject({
      level: 40,
      id,
      release: expect.stringMatching(/^[\da-f]{40}$/),
      browser: {
        ...place,
        name: 'TypeError',
        message: 'no user …',
        stack: ['open /assets/site-1a2b.js:1:234'],
      },
    });
    await page.goto('about:blank');
    const largestPaint = () =>
      vitals().find(({ browser }) => browser.name === 'LCP' && browser.language === language);
    await expect.poll(largestPaint).toBeDefined();
    expect(largestPaint()).toMatchObject({ id, browser: { ...place, value: expect.any(Number) } });
    const reported = JSON.stringify([...errors(), ...vitals()].map(({ browser }) => browser));
    for (const personal of ['n1001', 'bob']) expect(reported).not.toContain(personal);
  });

  test('an error page is reported with the path pattern', {
    tag: ['@R7.24', '@zh', '@all'],
  }, async ({ page, t }) => {
    await page.route(/\/assets\/apply-page-[^/]+\.js$/, (route) => route.abort());
    const loaded = page.waitForResponse(/\/assets\/web-vitals/);
    await page.goto(reporting.url + paths.about());
    await answerConsent(page, t, 'grant');
    await loaded;
    // The first failure opens the wanted page as a document.
    const apply = page
      .getByRole('main')
      .getByRole('link', { name: t('site.action.apply') })
      .first();
    await Promise.all([page.waitForEvent('domcontentloaded'), apply.click()]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.title'));
    await page.goBack();
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    await apply.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.server.title'));
    await expect
      .poll(() => errors().map(({ browser }) => [browser.route, browser.message]))
      .toContainEqual([paths.about(), expect.stringContaining('could not be loaded')]);
  });

  test('nothing is sent after the consent is withdrawn', { tag: ['@R7.24', '@zh', '@all'] }, async ({
    page,
    t,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    const loaded = page.waitForResponse(/\/assets\/web-vitals/);
    await page.goto(reporting.url + paths.privacy());
    await answerConsent(page, t, 'grant');
    await loaded;
    await page
      .getByRole('button', { name: t('site.footer.statistics') })
      .first()
      .click();
    await answerConsent(page, t, 'deny');
    await throwLater(page, 'withdrawn');
    await page.goto('about:blank');
    // A request of the next page arrives after the reports of this one.
    await page.goto(reporting.url + paths.about());
    expect(sent).toEqual([]);
    expect(errors().filter(({ browser }) => browser.message === 'withdrawn')).toEqual([]);
  });
});

test('without telemetry a page has no byte of it, and the server has no endpoint', {
  tag: ['@R7.24', '@zh'],
}, async ({ page, site }) => {
  const off = await page.goto(site.url + paths.home());
  await waitForHydration(page);
  expect(await off?.text()).not.toContain('telemetry');
  expect(off?.headers()['server-timing']).toBeUndefined();
  const post = await fetch(`${site.url}/telemetry`, { method: 'POST', body: '{}' });
  expect(post.status).toBe(404);
});
