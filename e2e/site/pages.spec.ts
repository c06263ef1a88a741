import { existsSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { Page } from '@playwright/test';
import { readTexts } from '../../locales/read-texts.ts';
import { sampleConfig } from '../../mocks/adapters/sample-config.ts';
import { seo } from '../../mocks/db/content/seo.ts';
import { documentTitle } from '../../src/document/document-title.ts';
import { htmlLanguage } from '../../src/i18n/languages.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { getAxeViolations } from '../../test/axe.ts';
import { findIllegibleLabels, findWrongMarks } from '../../test/drawings.ts';
import { expect, test, visitor, watchErrors } from '../../test/fixtures.ts';
import { findBorderlessControls } from '../../test/forced-colors.ts';
import { waitForQuiet } from '../../test/hydration.ts';
import { test as languageTest } from '../../test/language-fixtures.ts';
import { readLineBreaks } from '../../test/line-breaks.ts';
import { publicPages } from '../../test/route-table.ts';
import { interpolate, languages, translate } from '../../test/translate.ts';

/** A text key that renders instead of its text. */
const namespaces = [...new Set([...readTexts('zh').keys()].map((key) => key.split('.')[0]))];
const bareKey = new RegExp(`\\b(?:${namespaces.join('|')})\\.\\w+(?:\\.\\w+)+`);

/** English pages are part of `npm run test:all`. */
const usualLanguage = process.env.E2E_FULL ? [] : ['@zh'];

/** Pages of one folder share their sections: a usual run visits one of them. */
const isUsual = (path: string) => {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return folder === '/' || publicPages.find((other) => other.startsWith(folder)) === path;
};

/** The limit of the scripts of a public page, in KB. */
const maxScriptSize = 145;

/** Pages with a higher limit: a form or thirty questions to answer are their content. */
const largerPages: Record<string, number> = {
  [paths.apply()]: 162,
  [paths.quote()]: 169,
  [paths.lib()]: 151,
};

/** What the workspace loads when it comes near, after the page works. */
const workspaceScript = /\/(?:workspace(?:-frame)?|ticket-parts|text-files\.client)-[\w-]+\.js$/;

/** The compressed sizes of the scripts that a page has loaded, in KB: its own, and those of its workspace. */
async function scriptSizes(page: Page): Promise<{ own: number; workspace: number }> {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  // The build compresses what gets smaller by it.
  const sizes = { own: 0, workspace: 0 };
  for (const script of new Set(scripts.filter((name) => name.endsWith('.js')))) {
    const file = `build/client${script}`;
    const { size } = statSync(existsSync(`${file}.br`) ? `${file}.br` : file);
    sizes[workspaceScript.test(script) ? 'workspace' : 'own'] += size / 1000;
  }
  return sizes;
}

/** The style sheets that a page applies twice, which computes all of its styles and its layout again. */
const repeatedStyleSheets = (page: Page) =>
  page.evaluate(() => {
    const files = [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : []));
    return files.filter((file, index) => files.indexOf(file) < index);
  });

interface Stage {
  page: Page;
  /** A page of a browser without scripts. */
  plainPage: Page;
  errors: string[];
}

/** The visits of a worker share one page: they get what everybody gets, and its cache spares most of the loading. */
const visitTest = languageTest.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use, { project }) => {
      const options = { baseURL: project.use.baseURL, userAgent: visitor, reducedMotion: 'reduce' } as const;
      const page = await browser.newPage(options);
      const plainPage = await browser.newPage({ ...options, javaScriptEnabled: false });
      // Without the redirect of a first visit.
      await page.addInitScript(() => localStorage.setItem('onceLang', '1'));
      const errors: string[] = [];
      watchErrors(page, errors);
      await use({ page, plainPage, errors });
      await page.close();
      await plainPage.close();
    },
    { scope: 'worker' },
  ],
});

// One visit answers everything that is asked of each page, because loading it takes most of the time.
for (const path of [...publicPages, paths.caseStudies('finance')]) {
  visitTest(
    `${path} is complete, accessible, legible, within its scripts, and readable without them`,
    {
      tag: [
        '@R1.1',
        '@R2.1',
        '@R2.4',
        '@R2.48',
        '@R2.49',
        '@R9.11',
        ...usualLanguage,
        ...(isUsual(path) ? [] : ['@all']),
      ],
    },
    async ({ stage: { page, plainPage, errors }, language }) => {
      const isChinese = language === 'zh';
      errors.length = 0;
      // Accessibility is checked in the light on a desktop, and in the dark on a phone.
      const colorScheme = isChinese ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme, forcedColors: null });
      await page.setViewportSize(isChinese ? { width: 1440, height: 900 } : { width: 390, height: 844 });
      const address = localize(path, language);
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      // The title of the API takes precedence over the bundled one.
      const apiTitle = seo.find((row) => row.path === path.split('?')[0])?.[language].title;
      const bundled = [...readTexts(language)]
        .filter(([key]) => /\.meta(?:T|\.t)itle$/.test(key))
        .map(([, title]) => interpolate(language, String(title)));
      const titles = (apiTitle ? [apiTitle] : bundled).map((title) =>
        documentTitle(title, sampleConfig.BRAND_NAME),
      );
      expect(titles).toContain(await page.title());
      await expect(page.locator('html')).toHaveAttribute('lang', htmlLanguage(language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.locator('body').innerText()).not.toMatch(bareKey);

      await waitForQuiet(page);
      const { own, workspace } = await scriptSizes(page);
      expect.soft(own, 'scripts in KB').toBeGreaterThan(100);
      expect.soft(own, 'scripts in KB').toBeLessThanOrEqual(largerPages[path] ?? maxScriptSize);
      expect.soft(workspace, 'scripts of the workspace in KB').toBeLessThanOrEqual(25);
      expect.soft(await repeatedStyleSheets(page), 'repeated style sheets').toEqual([]);
      expect.soft(await getAxeViolations(page)).toEqual([]);

      for (const width of [1440, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(scrollWidth, `width at ${width} px`).toBe(width);
        if (!isChinese || width === 320) continue;
        const { lines, wrong } = await readLineBreaks(page);
        expect.soft(wrong, `line breaks at ${width} px`).toEqual([]);
        if (width === 390) expect.soft(lines, 'broken lines').toBeGreaterThan(0);
      }
      expect.soft(await findWrongMarks(page), 'marks of charts').toEqual([]);
      expect.soft(await findIllegibleLabels(page), 'labels of drawings').toEqual([]);
      if (isChinese) expect.soft(await findBorderlessControls(page), 'forced colors').toEqual([]);
      expect.soft(errors, 'the page logs no error').toEqual([]);

      await plainPage.goto(address);
      const main = plainPage.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      const parts = main.getByRole('heading', { level: 2, includeHidden: true });
      await expect(parts.filter({ visible: false })).toHaveCount(0);
      await expect(plainPage.locator('main a, footer a').first()).toHaveAttribute('href', /./);
    },
  );
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
      about: ['400 万+', '3 万+', '200+', '4'],
    },
    en: {
      home: ['4 million+', '650 million', '30+', '30,000+'],
      about: ['4 million+', '30,000+', '200+', '4'],
    },
  };
  const figures = page.getByRole('region', { name: t('figures.title') });
  for (const name of ['home', 'about'] as const) {
    await open(paths[name]());
    await expect(figures.getByRole('definition')).toHaveText(shown[language][name]);
    await expect(figures).toContainText(t(name === 'home' ? 'figures.reachNote' : 'figures.note'));
  }
  await open(paths.survey());
  await expect(page.getByRole('main')).toContainText(language === 'zh' ? '20 多种基础题型' : '20+ basic');
});

test('alias URLs show their page with its canonical URL and are not indexed', {
  tag: ['@R2.12', '@en'],
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

test('the AI banner has four blocks and a link', { tag: ['@R2.36', '@zh'] }, async ({
  page,
  open,
  t,
  language,
}) => {
  await open(paths.home());
  const texts = readTexts(language);
  const banner = page.getByRole('region', { name: t('home.ai.title') });
  await expect(banner.getByRole('heading', { level: 3 })).toHaveText(
    [0, 1, 2, 3].map((block) => String(texts.get(`home.ai.blocks.${block}.title`))),
  );
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
  tag: ['@R2.9', '@R2.11', '@zh'],
}, async ({ request }) => {
  const mainOf = async (path: string) =>
    /<main\b.*<\/main>/s.exec(await (await request.get(path)).text())?.[0];
  for (const [overview, subPages] of Object.entries(overviewPages)) {
    const main = await mainOf(overview);
    for (const path of subPages) {
      expect(main, overview).toContain(`href="${path}"`);
      expect(await mainOf(path), path).toContain(`href="${overview}"`);
    }
  }
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
  tag: ['@zh', '@R2.42'],
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

test('a page downloads a small number of scripts, after the first paint', { tag: '@zh' }, async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const html = await (await page.goto('/'))?.text();
  expect(html).not.toContain('<link rel="modulepreload"');
  await expect(page.locator('#bootstrap-data')).toBeAttached();
  await waitForQuiet(page);
  expect(requests.length).toBeLessThanOrEqual(25);
  expect(requests.some((url) => /\/entry\.client[^/]*\.js$/.test(url))).toBe(true);
});
