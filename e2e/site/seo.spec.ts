import type { Page } from '@playwright/test';
import { sampleConfig } from '../../mocks/adapters/sample-config.ts';
import { news } from '../../mocks/db/content/news.ts';
import { documentTitle } from '../../src/document/document-title.ts';
import { languageOf } from '../../src/i18n/languages.ts';
import { localize, stripLanguage } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';
import { publicPages } from '../../test/route-table.ts';
import { startSiteWithLogs } from '../../test/site-with-logs.ts';
import { languages } from '../../test/translate.ts';

const origin = 'https://www.example.com';

/** Parses a document with the strict XML parser of the browser. */
async function readXml(
  page: Page,
  xml: string,
): Promise<{ error: string | null; texts: Record<string, string[]> }> {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const texts: Record<string, string[]> = {};
    for (const { nodeName, textContent } of document.querySelectorAll('*')) {
      texts[nodeName] = [...(texts[nodeName] ?? []), textContent ?? ''];
    }
    return { error: document.querySelector('parsererror')?.textContent ?? null, texts };
  }, xml);
}

/** The structured data of the page. */
async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((script) => JSON.parse(script));
}

test('the sitemap lists every page and article in each of its languages', { tag: '@zh' }, async ({
  page,
  request,
}) => {
  const response = await request.get(paths.sitemap());
  expect(response.headers()['content-type']).toContain('application/xml');
  const xml = await response.text();
  const { error, texts } = await readXml(page, xml);
  expect(error).toBeNull();
  for (const path of publicPages) {
    for (const language of languages) expect(texts.loc).toContain(origin + localize(path, language));
  }
  // n1002 has no English version, n1009 has one.
  expect(texts.loc).toContain(`${origin}${paths.newsDetail('n1002')}`);
  expect(texts.loc).not.toContain(`${origin}/en${paths.newsDetail('n1002')}`);
  expect(texts.loc).toContain(`${origin}/en${paths.newsDetail('n1009')}`);
  expect(texts.loc).toContain(`${origin}${paths.advance('a2001')}`);
  expect(new Set(texts.loc).size).toBe(texts.loc?.length);
  expect(xml).toContain(`hreflang="x-default" href="${origin}${paths.newsDetail('n1009')}"`);
});

test('robots.txt names the sitemap and excludes the user area', { tag: '@zh' }, async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining(['Disallow: /user', 'Disallow: /en/user', `Sitemap: ${origin}/sitemap.xml`]),
  );
});

test('links lead from the home page to every public page', { tag: '@en' }, async ({ request, language }) => {
  const seen = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path) || !publicPages.includes(path)) return;
    seen.add(path);
    const html = await (await request.get(localize(path, language))).text();
    const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"#?]+)/g)].map(([, href = '']) => href);
    for (const link of links) if (languageOf(link) === language) await visit(stripLanguage(link));
  };
  await visit(paths.home());
  expect([...seen].sort()).toEqual([...publicPages].sort());
});

test('every page has a unique title', { tag: '@zh' }, async ({ request, language }) => {
  const titles: unknown[] = [];
  // One after the other: all at once can take the server longer than it waits for the API.
  for (const path of publicPages) {
    const html = await (await request.get(localize(path, language))).text();
    titles.push(/<title>(.+)<\/title>/.exec(html)?.[1]);
  }
  expect(titles).not.toContain(undefined);
  expect(new Set(titles).size).toBe(publicPages.length);
});

test('the news have an RSS feed with full text', { tag: ['@R2.63', '@en'] }, async ({
  page,
  request,
  t,
  language,
}) => {
  const response = await request.get(localize(paths.rss(), language));
  expect(response.headers()['content-type']).toContain('application/rss+xml');
  const { error, texts } = await readXml(page, await response.text());
  expect(error).toBeNull();
  expect(texts.title?.[0]).toContain(t('news.list.title'));
  expect(texts.item?.length).toBeGreaterThan(5);
  expect(texts.guid).toContain(origin + localize(paths.newsDetail('n1009'), language));
  // The full text, in which links and images have absolute addresses.
  const contents = texts['content:encoded'] ?? [];
  expect(contents).toHaveLength(texts.item?.length ?? 0);
  const [row] = news.filter(({ id }) => id === 'n1009');
  const lastSentence = /([^。.>]+[。.])<\/p>$/.exec(
    (language === 'zh' ? row?.zh : row?.en)?.content ?? '',
  )?.[1];
  expect(lastSentence).toBeDefined();
  expect(contents.join('')).toContain(lastSentence);
  for (const html of contents) expect(html).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
});

test('the server-rendered page has the metadata of the API', { tag: ['@R7.9', '@en'] }, async ({
  request,
  backend,
  language,
}) => {
  const html = await (await request.get(localize(paths.apply(), language))).text();
  const calls = (await backend.journal()).filter((call) => call.operationId === 'getSeo');
  expect(calls.length).toBeGreaterThan(0);
  const title = language === 'zh' ? '申请使用 - 预约产品演示与试用' : 'Request a product demo or a trial';
  expect(html).toContain(`<title>${documentTitle(title, sampleConfig.BRAND_NAME)}</title>`);
  expect(html).toContain(`<meta property="og:title" content="${title}"/>`);
  expect(html).toContain(`<link rel="canonical" href="${origin}${localize(paths.apply(), language)}"/>`);
  for (const of of languages) expect(html).toContain(`href="${origin}${localize(paths.apply(), of)}"`);
});

test('a page has the bundled metadata when the API fails or is slow', { tag: ['@R7.9', '@zh'] }, async ({
  page,
  open,
  t,
  backend,
  language,
}) => {
  await backend.fail('getSeo', 'B0001');
  await open(paths.apply());
  await expect(page).toHaveTitle(documentTitle(t('apply.meta.title'), sampleConfig.BRAND_NAME));
  await backend.clear();
  await backend.set('getSeo:delay=60000');
  await page.goto(localize(paths.apply(), language));
  await expect(page).toHaveTitle(documentTitle(t('apply.meta.title'), sampleConfig.BRAND_NAME));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an article has structured data', { tag: '@zh' }, async ({ page, open, language }) => {
  await open(paths.newsDetail('n1009'));
  const data = await structuredData(page);
  expect(data.map((entry) => entry['@type']).sort()).toEqual(['BreadcrumbList', 'NewsArticle']);
  const article = data.find((entry) => entry['@type'] === 'NewsArticle');
  expect(article).toMatchObject({
    headline: await page.getByRole('heading', { level: 1 }).textContent(),
    image: expect.stringContaining(origin),
    mainEntityOfPage: origin + localize(paths.newsDetail('n1009'), language),
  });
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
});

test('an article links its version in the other language', { tag: ['@en', '@all'] }, async ({
  page,
  open,
}) => {
  const alternates = page.locator('link[rel="alternate"][hreflang]');
  for (const path of [paths.newsDetail('n1009'), paths.advance('a2001')]) {
    await open(path);
    const named = await alternates.evaluateAll((links: HTMLLinkElement[]) =>
      links.map(({ hreflang, href }) => [hreflang, href]),
    );
    expect(named).toEqual([
      ['zh-CN', `${origin}${path}`],
      ['en', `${origin}/en${path}`],
      ['x-default', `${origin}${path}`],
    ]);
  }
});

test('an article without an English version has no alternate link', { tag: '@zh' }, async ({ page }) => {
  await page.goto(paths.newsDetail('n1002'));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${origin}${paths.newsDetail('n1002')}`,
  );
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
});

test('the organization name is beside the mark, in the title and in the structured data', {
  tag: ['@R1.9', '@zh'],
}, async ({ page }) => {
  await page.goto(paths.home());
  const data = await structuredData(page);
  expect(data).toEqual([
    expect.objectContaining({ '@type': 'Organization', name: 'Example Insight' }),
    expect.objectContaining({ '@type': 'WebSite', name: 'Example Insight' }),
  ]);
  await expect(page).toHaveTitle(/ - Example Insight$/);
  const name = /^Example Insight/;
  await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(name)).toBeVisible();
});

test(
  'without a configured origin sitemap, feed and robots.txt contain no host',
  { tag: ['@zh', '@all'] },
  async ({ browserName: _ }, { project }) => {
    const site = await startSiteWithLogs(project.metadata.apiBase);
    try {
      for (const path of [paths.sitemap(), paths.rss(), '/robots.txt']) {
        for (const cookie of ['', 'TOKEN=1']) {
          const response = await fetch(site.url + path, { headers: { Cookie: cookie } });
          expect.soft(response.status, path).toBe(200);
          const text = await response.text();
          expect.soft(text.match(/localhost[^<]*|Sitemap:.*/)?.[0], path).toBeUndefined();
        }
      }
      expect(await (await fetch(site.url + paths.sitemap())).text()).toContain(`<loc>${paths.about()}</loc>`);
    } finally {
      await site.stop();
    }
  },
);
