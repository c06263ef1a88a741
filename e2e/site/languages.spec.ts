import type { Page } from '@playwright/test';
import { sampleConfig } from '../../mocks/adapters/sample-config.ts';
import { documentTitle } from '../../src/document/document-title.ts';
import { expect, test } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { translate } from '../../test/translate.ts';

test.describe('URLs', () => {
  const cases = [
    { from: '/zh', status: 301, to: '/' },
    { from: '/zh/about/news?page=2', status: 301, to: '/about/news?page=2' },
    { from: '/about/news/', status: 301, to: '/about/news' },
    { from: '/en/about/news/?page=2', status: 301, to: '/en/about/news?page=2' },
  ];
  for (const { from, status, to } of cases) {
    test(`${from} redirects permanently to ${to}`, { tag: ['@R2.3', '@zh'] }, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expect(response.headers().location).toBe(to);
    });
  }

  test('an unsupported language responds with 404', { tag: ['@R2.2', '@zh'] }, async ({ page }) => {
    const response = await page.goto('/fr/about/news');
    expect(response?.status()).toBe(404);
    await expect(page.getByText(translate('en', 'error.unknownLanguage.title'))).toBeVisible();
  });

  test('an unknown page responds with 404 and links to the home page', { tag: ['@R2.30', '@R2.1'] }, async ({
    page,
    t,
    language,
  }) => {
    const prefix = language === 'en' ? '/en' : '';
    const response = await page.goto(`${prefix}/nothing/here`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.notFound.title'));
    await page
      .getByRole('main')
      .getByRole('link', { name: t('error.home') })
      .click();
    await expect(page).toHaveURL(prefix || '/');
  });

  test('every page has its language, title and description', {
    tag: '@R2.1',
  }, async ({ page, open, t, language }) => {
    const titles = new Set<string>();
    for (const path of ['/', '/about/news', '/about/news/n1001', '/login']) {
      await open(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en');
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{10,}/);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(4);
    expect(titles).toContain(documentTitle(t('login.meta.title'), sampleConfig.BRAND_NAME));
  });
});

test.describe('a first visit', () => {
  test.describe('in an English browser', () => {
    test('to the root redirects to /en, once', { tag: ['@R4.1', '@R4.2', '@en', '@journey'] }, async ({
      page,
    }) => {
      await page.goto('/');
      await expect(page).toHaveURL('/en');
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await expect(page).toHaveURL('/');
    });

    test('paints and downloads nothing of the redirecting page', {
      tag: ['@R4.1', '@en', '@all'],
    }, async ({ page }) => {
      const paintedPaths: string[] = [];
      await page.exposeFunction('reportPaint', (path: string) => paintedPaths.push(path));
      await page.addInitScript(() => {
        const observer = new PerformanceObserver((paints) => {
          for (const { name } of paints.getEntries())
            if (name === 'first-contentful-paint') Reflect.get(globalThis, 'reportPaint')(location.pathname);
        });
        observer.observe({ type: 'paint' });
      });
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      // Slow enough for the browser to paint what it has.
      await page.route('**/en', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await route.continue();
      });
      await page.goto('/');
      await expect(page).toHaveURL('/en');
      await expect.poll(() => paintedPaths).toEqual(['/en']);
      const beforeLeaving = requests.slice(0, requests.indexOf('/en'));
      expect(beforeLeaving.filter((path) => path.endsWith('.js'))).toEqual([]);
    });

    test('to any other Chinese page is not redirected', { tag: ['@R4.1', '@en', '@all'] }, async ({
      page,
    }) => {
      await page.goto('/about/news');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('zh', 'news.list.title'));
      await expect(page).toHaveURL('/about/news');
    });
  });

  test.describe('in a Chinese browser', () => {
    test('to an English page redirects to the root, once', { tag: ['@R4.1', '@R4.2', '@zh'] }, async ({
      page,
    }) => {
      await page.goto('/en/about/news');
      await expect(page).toHaveURL('/');
      await page.goto('/en/about/news');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('en', 'news.list.title'));
    });
  });
});

test('the language switch preserves path, query and hash, and persists the choice', {
  tag: ['@R4.3', '@R4.4', '@R9.1', '@zh', '@journey'],
}, async ({ page, context }) => {
  await page.goto('/about/news?page=2#list');
  // The server does not receive the hash; the link contains it after hydration.
  await waitForHydration(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/about/news?page=2#list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('en', 'news.list.title'));
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'lang')).toMatchObject({
    value: 'en',
    sameSite: 'Lax',
    path: '/',
  });
  // The stored choice takes precedence over the browser language.
  await page.reload();
  await expect(page).toHaveURL('/en/about/news?page=2#list');
});

test.describe('the language cookie', () => {
  const langOf = async (page: Page) =>
    (await page.context().cookies()).find(({ name }) => name === 'lang')?.value;

  test('is set by the first visit and by each opened URL', { tag: '@R4.4' }, async ({ page, language }) => {
    await page.goto(language === 'en' ? '/' : '/en');
    await expect(page).toHaveURL(language === 'en' ? '/en' : '/');
    await waitForHydration(page);
    expect(await langOf(page)).toBe(language);
    await page.goto(language === 'en' ? '/about' : '/en/about');
    await waitForHydration(page);
    expect(await langOf(page)).toBe(language === 'en' ? 'zh' : 'en');
  });
});

test('the language switch links to the URL with its query', { tag: ['@R4.3', '@zh', '@all'] }, async ({
  page,
  open,
}) => {
  for (const path of ['/login?redirect=/user', '/lib?keyword=a/b', '/about?utm_source=a/b']) {
    await open(path);
    const link = page.getByRole('link', { name: 'English' }).first();
    const query = new URLSearchParams(path.split('?')[1]);
    await expect(link).toHaveAttribute('href', `/en${path.split('?')[0]}?${query}`);
    await waitForHydration(page);
    await expect(link).toHaveAttribute('href', `/en${path.split('?')[0]}?${query}`);
  }
});
