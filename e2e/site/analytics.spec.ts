import type { Page } from '@playwright/test';
import { sampleConfig } from '../../mocks/adapters/sample-config.ts';
import { seo } from '../../mocks/db/content/seo.ts';
import { documentTitle } from '../../src/document/document-title.ts';
import type { Language } from '../../src/i18n/languages.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { consentKey } from '../../src/site/analytics/consent.ts';
import { answerConsent } from '../../test/consent.ts';
import { expect, test } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { overrideConfig } from '../../test/override-config.ts';

const script = 'https://analytics.example.com/script.js';

/** Configures a analytics script and returns the URLs requested from its host. */
async function withScript(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route('https://analytics.example.com/**', (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await overrideConfig(page, '"analytics":null', `"analytics":"${script}"`);
  return requested;
}

const views = (page: Page) => page.evaluate(() => window.pageViews);

test('with consent each page view is reported once, including the first', {
  tag: ['@R4.17', '@R7.21', '@zh'],
}, async ({ page, open, t, language }) => {
  const requested = await withScript(page);
  await open(paths.apply());
  const banner = page.getByRole('region', { name: t('consent.analytics.title') });
  await expect(banner).toBeVisible();
  expect(requested).toEqual([]);
  await answerConsent(page, t, 'grant');
  await expect(banner).toBeHidden();
  await expect.poll(() => requested).toEqual([script]);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('site.nav.news') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.list.title'));
  await expect
    .poll(() => views(page))
    .toEqual([
      { path: localize(paths.apply(), language), locale: language, title: expect.any(String) },
      { path: localize(paths.newsList(), language), locale: language, title: expect.any(String) },
    ]);
  await page.reload();
  await expect.poll(async () => (await views(page)) ?? []).toHaveLength(1);
  await expect(banner).toBeHidden();

  await page.getByRole('button', { name: t('site.footer.statistics') }).click();
  const reloaded = page.waitForEvent('domcontentloaded');
  await answerConsent(page, t, 'deny');
  await reloaded;
  await waitForHydration(page);
  expect(await views(page)).toBeUndefined();
  await expect(banner).toBeHidden();
});

test('without consent nothing is stored and nothing is loaded', {
  tag: ['@R4.17', '@R7.21', '@en'],
}, async ({ page, open, t }) => {
  const requested = await withScript(page);
  await open(paths.apply());
  await answerConsent(page, t, 'deny');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('site.nav.news') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('news.list.title'));
  expect(await views(page)).toBeUndefined();
  expect(requested).toEqual([]);
});

/** The title that the API has for a page. */
function apiTitle(path: string, language: Language): string {
  const row = seo.find((candidate) => candidate.path === path);
  if (!row) throw new Error(`The API has no title for ${path}`);
  return documentTitle(row[language].title, sampleConfig.BRAND_NAME);
}

test.describe('with consent given', () => {
  test.beforeEach(async ({ page }) => {
    await withScript(page);
    await page.addInitScript((key) => localStorage.setItem(key, 'granted'), consentKey);
  });

  test('a page view has the title of the API, also where it arrives after the page', {
    tag: ['@R4.17', '@zh'],
  }, async ({ page, open, t, language, hold }) => {
    await open(paths.apply());
    const first = {
      path: localize(paths.apply(), language),
      locale: language,
      title: apiTitle(paths.apply(), language),
    };
    await expect.poll(() => views(page)).toEqual([first]);

    const { answered, release } = await hold('getSeo');
    // The call does not time out.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('site.nav.news') })
      .click();
    await expect(page).toHaveTitle(documentTitle(t('news.list.meta.title'), sampleConfig.BRAND_NAME));
    await answered;
    expect(await views(page)).toEqual([first]);
    release();
    await expect(page).toHaveTitle(apiTitle(paths.newsList(), language));
    await expect
      .poll(() => views(page))
      .toEqual([
        first,
        {
          path: localize(paths.newsList(), language),
          locale: language,
          title: apiTitle(paths.newsList(), language),
        },
      ]);
  });

  test('a visitor who leaves before the title of the API arrives is reported with the title so far', {
    tag: ['@R4.17', '@zh'],
  }, async ({ page, open, t, language, hold }) => {
    // The script outlives no document, so the test keeps what it receives.
    await page.addInitScript(() => {
      window.pageViews = {
        push: (...reported) => {
          sessionStorage.setItem('views', (sessionStorage.getItem('views') ?? '') + JSON.stringify(reported));
          return 0;
        },
      };
    });
    const titles = async () =>
      JSON.parse(
        ((await page.evaluate(() => sessionStorage.getItem('views'))) ?? '[]').replaceAll('][', ','),
      ).map(({ title }: { title: string }) => title);
    await open(paths.apply());
    const first = apiTitle(paths.apply(), language);
    await expect.poll(titles).toEqual([first]);

    await hold('getSeo');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: t('site.nav.news') }).click();
    const news = documentTitle(t('news.list.meta.title'), sampleConfig.BRAND_NAME);
    await expect(page).toHaveTitle(news);
    await footer.getByRole('link', { name: t('site.nav.aboutUs'), exact: true }).click();
    const about = documentTitle(t('about.meta.title'), sampleConfig.BRAND_NAME);
    await expect(page).toHaveTitle(about);
    expect(await titles()).toEqual([first, news]);
    // The clock stands still, so the next page reports nothing.
    await page.goto(localize(paths.terms(), language));
    expect(await titles()).toEqual([first, news, about]);
  });

  test('a page view has the bundled title when the API fails', { tag: ['@R4.17', '@en', '@all'] }, async ({
    page,
    open,
    t,
    language,
    backend,
  }) => {
    await open(paths.apply());
    await expect.poll(() => views(page)).toHaveLength(1);
    await backend.fail('getSeo', 'B0001');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('site.nav.news') })
      .click();
    await expect
      .poll(() => views(page))
      .toEqual([
        expect.anything(),
        {
          path: localize(paths.newsList(), language),
          locale: language,
          title: documentTitle(t('news.list.meta.title'), sampleConfig.BRAND_NAME),
        },
      ]);
  });
});

/** Marks the document. Client-side navigation preserves the mark. */
const mark = (page: Page) =>
  page.evaluate(() => void document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));

test('login and user area open as a new document after the script has run, and never run it', {
  tag: ['@R7.23', '@zh', '@all'],
}, async ({ page, t, signIn }) => {
  const requested = await withScript(page);
  await page.goto(paths.newsList());
  await answerConsent(page, t, 'grant');
  await expect.poll(() => requested).toEqual([script]);
  await mark(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('site.nav.aboutUs'), exact: true })
    .click();
  await expect(page).toHaveURL(paths.about());
  expect(await isMarked(page)).toBe(true);

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.nav.login') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login.heading'));
  await waitForHydration(page);
  expect(await isMarked(page)).toBe(false);
  expect(requested).toEqual([script]);

  await signIn('main');
  await page.goto(paths.home());
  await expect.poll(() => requested).toEqual([script, script]);
  await mark(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.nav.userCentre') })
    .click();
  await expect(page).toHaveURL(paths.user());
  await waitForHydration(page);
  expect(await isMarked(page)).toBe(false);
  // Navigation within the user area stays in the document; the next public page loads the script.
  await mark(page);
  await page
    .getByRole('link', { name: t('user.nav.info') })
    .first()
    .click();
  await expect(page).toHaveURL(paths.userInfo());
  expect(await isMarked(page)).toBe(true);
  expect(requested).toEqual([script, script]);
});

test('without the script the login opens in the same document', {
  tag: ['@R7.23', '@zh', '@all'],
}, async ({ page, t }) => {
  await withScript(page);
  await page.goto(paths.newsList());
  await answerConsent(page, t, 'deny');
  await mark(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.nav.login') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login.heading'));
  expect(await isMarked(page)).toBe(true);
});

test('the login page shows no consent banner', { tag: ['@R7.23', '@zh', '@all'] }, async ({ page, t }) => {
  await withScript(page);
  await page.goto(paths.newsList());
  const banner = page.getByRole('region', { name: t('consent.analytics.title') });
  await expect(banner).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.nav.login') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login.heading'));
  await expect(banner).toHaveCount(0);
});

test.describe('a script with another hash', () => {
  // Playwright reads a plain array as a fixture with options.
  test.use({ expectedErrors: [[/'integrity' attribute/], { scope: 'test' }] });

  test('does not run', { tag: ['@R7.23', '@zh', '@all'] }, async ({ page, t }) => {
    const wrong = 'sha384-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    await page.route('https://analytics.example.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: 'document.title = "counted"',
      }),
    );
    await overrideConfig(
      page,
      '"analytics":null,"analyticsIntegrity":null',
      `"analytics":"${script}","analyticsIntegrity":"${wrong}"`,
    );
    await page.goto(paths.newsList());
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await answerConsent(page, t, 'grant');
    await refused;
    expect(await page.title()).not.toBe('counted');
  });
});

test('without a configured script no consent banner is shown', {
  tag: ['@R7.21', '@zh', '@all'],
}, async ({ page, t }) => {
  await page.goto(paths.apply());
  await expect(page.getByRole('button', { name: t('apply.submit') })).toBeEnabled();
  await expect(page.getByRole('region', { name: t('consent.analytics.title') })).toHaveCount(0);
});

test('the question waits, and covers neither name, headline nor action of a first screen', {
  tag: ['@R7.21', '@R2.23', '@en', '@all'],
}, async ({ page, open, t }) => {
  await withScript(page);
  for (const [width, height, most] of [
    [1440, 900, 64],
    [390, 844, 100],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(paths.home());
    const banner = page.getByRole('region', { name: t('consent.analytics.title') });
    await expect(banner).toBeVisible();
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(most);
    const action = page
      .getByRole('main')
      .getByRole('link', { name: t('site.action.apply') })
      .first();
    const heading = page.getByRole('heading', { level: 1 });
    const name = page.getByRole('banner').getByRole('link').first();
    for (const shown of [action, heading, name]) {
      const box = await shown.boundingBox();
      const covered = await shown.evaluate(
        (element, { x, y }) => {
          const top = document.elementFromPoint(x, y);
          return !top || !(element.contains(top) || top.contains(element));
        },
        { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 },
      );
      expect(covered, `${width}`).toBe(false);
    }
  }
});
