import { get, type IncomingMessage } from 'node:http';
import { publicPages } from '../../checks/repo/route-table.ts';
import { readTexts } from '../../locales/read-texts.ts';
import { sampleConfig } from '../../mocks/adapters/sample-config.ts';
import { seo } from '../../mocks/db/content/seo.ts';
import { paths } from '../../src/app/paths.ts';
import { documentTitle } from '../../src/document/document-title.ts';
import { htmlLanguage } from '../../src/i18n/languages.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { getAxeViolations, runsAxe } from '../support/axe.ts';
import { expect, test, visitor } from '../support/fixtures.ts';
import { interpolate, languages, translate } from '../support/translate.ts';

/** A text key that renders instead of its text. */
const namespaces = [...new Set([...readTexts('zh').keys()].map((key) => key.split('.')[0]))];
const bareKey = new RegExp(`\\b(?:${namespaces.join('|')})\\.\\w+(?:\\.\\w+)+`);

for (const path of [...publicPages, paths.caseStudies('finance')]) {
  test(`${path} renders completely on desktop and phone`, { tag: ['@R1.1', '@R2.1', '@R2.4'] }, async ({
    page,
    language,
  }) => {
    const titles = [...readTexts(language)]
      .filter(([key]) => /\.meta(?:T|\.t)itle$/.test(key))
      .map(([, title]) => interpolate(language, String(title)));
    await page.setViewportSize({ width: 1280, height: 720 });
    const response = await page.goto(localize(path, language));
    expect(response?.status()).toBe(200);
    // The title of the API takes precedence over the bundled one.
    const apiTitle = seo.find((row) => row.path === path.split('?')[0])?.[language].title;
    const expected = (apiTitle ? [apiTitle] : titles).map((title) =>
      documentTitle(title, sampleConfig.BRAND_NAME),
    );
    expect(expected).toContain(await page.title());
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguage(language));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.locator('body').innerText()).not.toMatch(bareKey);
    if (runsAxe(language, 'desktop')) expect(await getAxeViolations(page)).toEqual([]);

    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    if (runsAxe(language, 'phone')) expect(await getAxeViolations(page)).toEqual([]);
  });
}

test('home and about show the specified figures with their date', { tag: ['@R9.13', '@journey'] }, async ({
  page,
  open,
  language,
  t,
}) => {
  const shown = {
    zh: {
      home: ['400 万+', '6.5 亿', '30+', '3 万+'],
      about: ['400 万+', '6.5 亿', '30+', '3 万+', '200+', '4'],
    },
    en: {
      home: ['4 million+', '650 million', '30+', '30,000+'],
      about: ['4 million+', '650 million', '30+', '30,000+', '200+', '4'],
    },
  };
  const figures = page.getByRole('region', { name: t('figures.title') });
  for (const name of ['home', 'about'] as const) {
    await open(paths[name]());
    await expect(figures.getByRole('definition')).toHaveText(shown[language][name]);
    await expect(figures).toContainText(t('figures.reachNote'));
  }
  await open(paths.survey());
  await expect(page.getByRole('main')).toContainText(language === 'zh' ? '20 多种基础题型' : '20+ basic');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable, and its links work', { tag: ['@R9.11', '@en'] }, async ({
    page,
    language,
  }) => {
    for (const path of publicPages) {
      await page.goto(localize(path, language));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
      const parts = main.getByRole('heading', { level: 2, includeHidden: true });
      await expect(parts.filter({ visible: false }), path).toHaveCount(0);
      await expect(page.locator('main a, footer a').first(), path).toHaveAttribute('href', /./);
    }
  });
});

test('alias URLs show their page with its canonical URL and are not indexed', {
  tag: ['@R2.12', '@en-only'],
}, async ({ page, request }) => {
  const cases = [
    { alias: '/product/~service', path: paths.product('service'), title: 'serviceExperience.meta.title' },
    { alias: '/product/~survey', path: paths.survey(), title: 'survey.meta.title' },
  ] as const;
  for (const { alias, path, title } of cases) {
    await page.goto(`/en${alias}`);
    await expect(page).toHaveTitle(documentTitle(translate('en', title), sampleConfig.BRAND_NAME));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/en${path}$`));
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect((await request.get(alias)).status()).toBe(404);
  }
});

test('the AI banner has four blocks and a link', { tag: ['@R2.36', '@zh-only'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.home());
  const banner = page.getByRole('region', { name: t('home.ai.title') });
  await expect(banner.getByRole('heading', { level: 3 })).toHaveText([
    t('home.ai.probing.title'),
    t('home.ai.quality.title'),
    t('home.ai.coding.title'),
    t('home.ai.summary.title'),
  ]);
  await banner.getByRole('link', { name: t('home.ai.action') }).click();
  await expect(page).toHaveURL(paths.introduce('smart-tag'));
});

/** Overview pages and the pages that they link to. */
const overviewPages: Record<string, string[]> = {
  [paths.introduce()]: (['look', 'hear', 'ask', 'smart-tag'] as const).map(paths.introduce),
  [paths.product()]: (['brand', 'service', 'employee', 'bbs'] as const).map((line) => paths.product(line)),
  [paths.service()]: (['sample', 'big-data', 'ai-labeling'] as const).map(paths.dataService),
};

test('an overview page links to its pages, and each of them back', {
  tag: ['@R2.9', '@R2.11', '@zh-only'],
}, async ({ page }) => {
  for (const [overview, subPages] of Object.entries(overviewPages)) {
    await page.goto(overview);
    const main = page.getByRole('main');
    for (const path of subPages) {
      await main.locator(`a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await main.locator(`a[href="${overview}"]`).first().click();
      await expect(page).toHaveURL(overview);
    }
  }
});

test('the demonstration shows the answer in the dashboard and the alert', {
  tag: ['@R2.8', '@zh-only'],
}, async ({ page, open, t }) => {
  await open(paths.experience());
  const ticket = page.getByText(t('experience.alert.ticket'), { exact: true });
  await expect(ticket).toBeVisible();
  const example = { score: 4, reason: t('experience.reason.wait') };
  await expect(page.getByText(t('experience.board.example', example))).toBeVisible();
  await page.getByRole('radio', { name: '9', exact: true }).check();
  await page.getByRole('radio', { name: t('experience.reason.app') }).check();
  const yours = t('experience.board.yours', { score: 9, reason: t('experience.reason.app') });
  await expect(page.getByText(yours)).toBeVisible();
  await expect(ticket).toBeHidden();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expect(ticket).toBeVisible();
  await page.getByRole('button', { name: t('experience.alert.solve') }).click();
  await expect(page.getByText(t('experience.alert.result'))).toBeVisible();
  await expect(page.getByText(t('experience.alert.solved'), { exact: true })).toBeVisible();
  // Another answer opens another ticket.
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await expect(page.getByText(t('experience.alert.open'), { exact: true })).toBeVisible();
});

/** Requests a file on a connection of its own, without the sandbox header, which would request an uncached page. */
const requestAlone = (address: URL) =>
  new Promise<IncomingMessage>((resolve, reject) =>
    get(address, { headers: { 'Accept-Encoding': 'br', 'User-Agent': visitor }, agent: false }, resolve).on(
      'error',
      reject,
    ),
  );

test('the home page and the typeface each fit into the initial TCP congestion window', {
  tag: '@zh-only',
}, async ({ page, baseURL }) => {
  // Ten segments of 1,460 bytes; more requires another round trip.
  const firstFlight = 14_600;
  for (const language of languages) {
    const address = new URL(localize(paths.home(), language), baseURL);
    const response = await requestAlone(address);
    await response.resume().toArray();
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.socket.bytesRead, language).toBeLessThan(firstFlight);

    const fonts: URL[] = [];
    page.on('request', (request) => request.resourceType() === 'font' && fonts.push(new URL(request.url())));
    await page.goto(address.href);
    await page.evaluate(() => document.fonts.ready);
    expect(new Set(fonts.map(String)).size, `fonts, ${language}`).toBe(1);
    page.removeAllListeners('request');
    for (const font of fonts) {
      const file = await requestAlone(font);
      await file.resume().toArray();
      expect(file.socket.bytesRead, font.pathname).toBeLessThan(firstFlight);
    }
  }
});

test('a page downloads a small number of scripts, after the first paint', { tag: '@zh-only' }, async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const html = await (await page.goto('/'))?.text();
  expect(html).not.toContain('<link rel="modulepreload"');
  await expect(page.locator('#bootstrap-data')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeLessThanOrEqual(25);
  expect(requests.some((url) => /\/entry\.client[^/]*\.js$/.test(url))).toBe(true);
});
