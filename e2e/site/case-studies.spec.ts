import type { Page } from '@playwright/test';
import { readTexts } from '../../locales/read-texts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { caseIds } from '../../src/paths/case-ids.ts';
import { paths } from '../../src/paths/paths.ts';
import { caseFacts } from '../../src/site/case-studies/case-facts.ts';
import { expect, test } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';

const minTextPx = 13;

/** The texts of the chart that are too small, extend beyond its figure, or lie over another text. */
const findWrongTexts = (page: Page) =>
  page.evaluate(
    (min) =>
      [...document.querySelectorAll('main figure')].flatMap((figure) => {
        const frame = figure.getBoundingClientRect();
        const texts = [...figure.querySelectorAll('[aria-hidden] :is(text, b, span, small, li)')]
          .filter((text) => text.getClientRects().length > 0 && text.textContent.trim() !== '')
          .map((text) => ({
            text: text.textContent,
            size: Number.parseFloat(getComputedStyle(text).fontSize),
            box: text.getBoundingClientRect(),
            isWithin: (other: Element) => text.contains(other) || other.contains(text),
            element: text,
          }));
        return texts.flatMap(({ text, size, box, isWithin }, index) => {
          const isOutside = box.left < frame.left || box.right > frame.right;
          const over = texts.slice(index + 1).find((other) => {
            if (isWithin(other.element)) return false;
            const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
            const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
            // Line boxes are higher than their letters.
            return width > 1 && height > 0.3 * box.height;
          });
          return [
            ...(size < min ? [`${text} is small`] : []),
            ...(isOutside ? [`${text} is outside`] : []),
            ...(over ? [`${text} over ${over.text}`] : []),
          ];
        });
      }),
    minTextPx,
  );

test('cases tell question, number and decision, those of retail first, and are filtered by links', {
  tag: ['@R2.8', '@en'],
}, async ({ page, open, t, language }) => {
  await open(paths.caseStudies());
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles.getByRole('heading')).toHaveText(
    caseIds.map((id) => t(`caseStudies.item.${id}.decision`)),
  );
  await expect(articles.first()).toContainText(t('caseStudies.item.store.question'));
  await expect(articles.first()).toContainText(t('caseStudies.item.store.base'));
  await page
    .getByRole('navigation', { name: t('caseStudies.list.filter') })
    .getByRole('link', { name: t('caseStudies.industry.finance') })
    .click();
  await expect(page).toHaveURL(localize(paths.caseStudies('finance'), language));
  const found = caseIds.filter((id) => caseFacts[id].industry === 'finance');
  await expect(articles.getByRole('heading')).toHaveText(
    found.map((id) => t(`caseStudies.item.${id}.decision`)),
  );
});

for (const font of ['Inter', 'a fallback font']) {
  test(`charts have legible texts in ${font} at every width, and none lies over another`, {
    tag: ['@en', '@all'],
  }, async ({ page, open }) => {
    if (font !== 'Inter') await page.route('**/*.woff2', (route) => route.abort());
    const wrong: string[] = [];
    for (const path of caseIds.map(paths.caseStudy)) {
      await open(path);
      for (const width of [1440, 1160, 800, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        wrong.push(...(await findWrongTexts(page)).map((text) => `${path} at ${width}: ${text}`));
      }
    }
    expect(wrong).toEqual([]);
  });
}

test('a case has its question, chart, findings and structured data', { tag: ['@R2.43', '@zh'] }, async ({
  page,
  open,
  t,
  language,
}) => {
  await open(paths.caseStudies());
  await page.getByRole('link', { name: t('caseStudies.item.snack.decision') }).click();
  await expect(page).toHaveURL(localize(paths.caseStudy('snack'), language));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('caseStudies.item.snack.finding'));
  await expect(main).toContainText(t('caseStudies.item.snack.question'));
  await expect(main).toContainText(t('caseStudy.notice'));
  const texts = readTexts(language);
  const textOf = (key: string) => String(texts.get(key));
  await expect(main.getByRole('definition')).toHaveText([
    ...[0, 1, 2].map((index) => textOf(`caseStudies.item.snack.results.${index}.figure`)),
    t('caseStudy.item.snack.sample'),
    t('caseStudy.item.snack.time'),
    t('caseStudy.item.snack.instruments'),
  ]);
  const figure = main.getByRole('figure');
  await expect(figure).toContainText(t('caseStudy.item.snack.chart.base'));
  await expect(main).toContainText(textOf('caseStudy.item.snack.found.0'));
  await expect(main).toContainText(textOf('caseStudy.item.snack.changed.0'));
  await page.reload();
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
  const address = `https://www.example.com${localize(paths.caseStudy('snack'), language)}`;
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        '@type': 'Article',
        headline: t('caseStudies.item.snack.finding'),
        mainEntityOfPage: address,
      }),
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]),
  );
  const breadcrumbs = data.find((entry) => entry['@type'] === 'BreadcrumbList');
  expect(breadcrumbs.itemListElement.at(-1)).toMatchObject({
    name: t('caseStudies.item.snack.finding'),
    item: address,
  });
});

test('an unknown case is not found', { tag: ['@R2.43', '@zh'] }, async ({ page, request, t, language }) => {
  for (const id of ['unknown', 'constructor']) {
    expect((await request.get(localize(`/case/${id}`, language))).status(), id).toBe(404);
  }
  await page.goto(localize('/case/unknown', language));
  await expect(page.getByRole('main')).toContainText(t('error.notFound.title'));
});

test('a case links to its neighbours and to an application with its topic', {
  tag: ['@R2.43', '@R2.47', '@en', '@all'],
}, async ({ page, open, t, language }) => {
  await open(paths.caseStudy('snack'));
  const siblings = page.getByRole('navigation', { name: t('caseStudy.siblings') });
  await expect(siblings.getByRole('link', { name: t('caseStudies.item.store.finding') })).toBeVisible();
  await siblings.getByRole('link', { name: t('caseStudies.item.tracker.finding') }).click();
  await expect(page).toHaveURL(localize(paths.caseStudy('tracker'), language));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('caseStudy.apply') })
    .click();
  await expect(page).toHaveURL(localize(paths.apply('brand'), language));
  const topic = page.getByRole('combobox', { name: t('apply.interest.label') });
  await expect(topic).toHaveValue('brand');
  await page.reload();
  await waitForHydration(page);
  await expect(topic).toHaveValue('brand');
});

test('the way back to the list keeps its filter and its place, also after a neighbour and a reload', {
  tag: ['@R2.43', '@en', '@all'],
}, async ({ page, open, t, language }) => {
  const list = localize(paths.caseStudies('finance'), language);
  await page.setViewportSize({ width: 390, height: 700 });
  await open(paths.caseStudies('finance'));
  await waitForHydration(page);
  await page.getByRole('link', { name: t('caseStudies.item.claim.decision') }).click();
  await expect(page).toHaveURL(localize(paths.caseStudy('claim'), language));
  await page
    .getByRole('navigation', { name: t('caseStudy.siblings') })
    .getByRole('link', { name: t('caseStudies.item.churn.finding') })
    .click();
  await expect(page).toHaveURL(localize(paths.caseStudy('churn'), language));
  await page.reload();
  await waitForHydration(page);
  await page.getByRole('link', { name: t('caseStudy.back') }).click();
  await expect(page).toHaveURL(list);
  const card = page.getByRole('link', { name: t('caseStudies.item.claim.decision') });
  await expect(card).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter and the links of cases work', { tag: ['@R2.8', '@R9.11', '@en', '@all'] }, async ({
    page,
    open,
    t,
    language,
  }) => {
    await open(paths.caseStudies());
    await page
      .getByRole('link', { name: t('caseStudies.industry.retail') })
      .first()
      .click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await page.getByRole('link', { name: t('caseStudies.item.store.decision') }).click();
    await expect(page).toHaveURL(localize(paths.caseStudy('store'), language));
    await page.getByRole('link', { name: t('caseStudy.back') }).click();
    await expect(page).toHaveURL(localize(paths.caseStudies(), language));
  });
});
