import type { Page } from '@playwright/test';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { type QuestionId, questionTypes } from '../../src/site/question-library/question-types.ts';
import { expect, test } from '../../test/fixtures.ts';
import { openWithoutScripts, waitForHydration } from '../../test/hydration.ts';
import type { Translate } from '../../test/translate.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, t: Translate, id: QuestionId) =>
  page.getByRole('article', { name: t(`lib.types.${id}.name`), exact: true });
const part = (t: Translate, id: QuestionId, index: number) =>
  t(`lib.types.${id}.parts`).split(/\/\/|\|/)[index] ?? '';

test('the library shows more than 30 question types', { tag: ['@R1.2', '@R2.8', '@R9.13', '@zh'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.lib());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('30+');
  await expect(cards(page)).toHaveCount(questionTypes.length);
  for (const { id } of questionTypes) await expect(card(page, t, id)).toHaveCount(1);
});

test('search and category filter the list and are in the URL', {
  tag: ['@R2.8', '@en', '@journey'],
}, async ({ page, open, t, language }) => {
  await open(paths.lib());
  // Before hydration each step is a document, and browsers restore the fields of a document.
  await waitForHydration(page);
  await page
    .getByRole('navigation', { name: t('lib.categories.label') })
    .getByRole('link', { name: t('lib.categories.research') })
    .click();
  await expect(page).toHaveURL(localize(paths.lib({ category: 'research' }), language));
  await expect(cards(page)).toHaveCount(5);
  await page.getByLabel(t('lib.search.label')).fill('psm');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=research&keyword=psm$/);
  await expect(cards(page)).toHaveCount(1);
  await expect(card(page, t, 'psm')).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(5);
  await expect(page.getByLabel(t('lib.search.label'))).toHaveValue('');
});

test('a search without results offers alternatives', { tag: ['@R2.8', '@en', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.lib({ keyword: 'zzz' }));
  await expect(page.getByRole('heading', { name: t('lib.empty.title') })).toBeVisible();
  await page.getByRole('link', { name: t('lib.types.nps.name'), exact: true }).click();
  await expect(card(page, t, 'nps')).toBeVisible();
  await page.getByRole('link', { name: t('lib.clear') }).click();
  await expect(cards(page)).toHaveCount(questionTypes.length);
});

test('input made before hydration counts', { tag: '@en' }, async ({ page, t, language }) => {
  const allowScripts = await openWithoutScripts(page, localize(paths.lib(), language));
  const nps = card(page, t, 'nps');
  await nps.getByRole('radio', { name: '10', exact: true }).check();
  allowScripts();
  await expect(nps.getByText(t('lib.control.promoter'), { exact: true })).toBeVisible();
  await nps.getByRole('radio', { name: '7', exact: true }).check();
  await expect(nps.getByText(t('lib.control.passive'), { exact: true })).toBeVisible();
});

test('examples respond to input', { tag: ['@zh', '@journey'] }, async ({ page, open, t }) => {
  await open(paths.lib());
  await waitForHydration(page);
  const nps = card(page, t, 'nps');
  for (const [score, key] of [
    ['10', 'lib.control.promoter'],
    ['7', 'lib.control.passive'],
    ['6', 'lib.control.detractor'],
  ] as const) {
    await nps.getByRole('radio', { name: score, exact: true }).check();
    await expect(nps.getByText(t(key), { exact: true })).toBeVisible();
  }

  const sum = card(page, t, 'sum');
  for (const [index, points] of ['40', '30', '20', '10'].entries()) {
    await sum.getByLabel(part(t, 'sum', index)).fill(points);
  }
  await expect(sum.getByText(t('lib.control.total', { total: 100 }))).toBeVisible();

  const ranking = card(page, t, 'ranking');
  const second = part(t, 'ranking', 1);
  await ranking.getByRole('button', { name: t('lib.control.up', { name: second }) }).click();
  await expect(ranking.getByRole('listitem').first()).toContainText(second);

  const kano = card(page, t, 'kano');
  const [withIt, withoutIt, like, , , , dislike] = t('lib.types.kano.parts').split(/\/\/|\|/);
  await kano.getByRole('radio', { name: `${withIt}: ${like}`, exact: true }).check();
  await kano.getByRole('radio', { name: `${withoutIt}: ${dislike}`, exact: true }).check();
  await expect(kano.getByText(t('lib.control.kano.oneDimensional'))).toBeVisible();

  const psm = card(page, t, 'psm');
  for (const [index, price] of ['8', '15', '24', '35'].entries()) {
    await psm.getByLabel(part(t, 'psm', index)).fill(price);
  }
  await expect(psm.getByText(t('lib.control.band', { from: 15, to: 24 }))).toBeVisible();
  await psm.getByLabel(part(t, 'psm', 1)).fill('5');
  await expect(psm.getByText(t('lib.control.rising'))).toBeVisible();

  const maxdiff = card(page, t, 'maxdiff');
  const option = part(t, 'maxdiff', 0);
  await maxdiff.getByRole('radio', { name: `${t('lib.control.best')}: ${option}` }).check();
  await expect(maxdiff.getByRole('radio', { name: `${t('lib.control.worst')}: ${option}` })).toBeDisabled();

  const gabor = card(page, t, 'gabor');
  await gabor.getByRole('button', { name: t('lib.control.yes'), exact: true }).click();
  await gabor.getByRole('button', { name: t('lib.control.no'), exact: true }).click();
  await expect(gabor.getByText(t('lib.control.accepts', { price: 18 }))).toBeVisible();
});

test('the example beside the heading classifies a feature', { tag: ['@R2.8', '@en', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.lib());
  await waitForHydration(page);
  const question = page.getByRole('group', { name: t('lib.heroAsk') });
  const [withIt, withoutIt, like, , , , dislike] = t('lib.types.kano.parts').split(/\/\/|\|/);
  await question.getByRole('radio', { name: `${withIt}: ${dislike}`, exact: true }).check();
  await question.getByRole('radio', { name: `${withoutIt}: ${like}`, exact: true }).check();
  await expect(question.getByText(t('lib.control.kano.reverse'))).toBeVisible();
  // Its answer is not the answer of the card.
  await expect(card(page, t, 'kano').getByText(t('lib.hint.kano'))).toBeVisible();
  await open(paths.lib({ keyword: 'kano' }));
  await expect(page.getByRole('group', { name: t('lib.types.kano.ask') })).toHaveCount(1);
  await expect(page.getByRole('group', { name: t('lib.heroAsk') })).toHaveCount(0);
});

test('a slider has no answer before it is used', { tag: ['@R2.8', '@zh', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.lib({ category: 'rating' }));
  await waitForHydration(page);
  const question = card(page, t, 'slider');
  await expect(question.getByText(t('lib.hint.slider'))).toBeVisible();
  await expect(question.locator('output')).toHaveText('–');
  // A click in the middle does not move it.
  await question.getByRole('slider').click();
  await expect(question.locator('output')).toHaveText('50');
  await expect(question.getByText(t('lib.hint.slider'))).toHaveCount(0);
});

test('the video of a question plays and can be played again', { tag: ['@R2.8', '@en', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.lib({ category: 'interactive' }));
  await waitForHydration(page);
  const video = card(page, t, 'video');
  await video.getByRole('button', { name: t('lib.control.play'), exact: true }).click();
  await expect(video.locator('[data-playing]')).toHaveCount(1);
  await expect(video.locator('[data-playing]')).toHaveCount(0);
  await video.getByRole('button', { name: t('lib.control.playAgain') }).click();
  await expect(video.locator('[data-playing]')).toHaveCount(1);
});

test('image questions work with mouse and keyboard', { tag: ['@zh', '@all'] }, async ({ page, open, t }) => {
  await open(paths.lib({ category: 'interactive' }));
  const heatmap = card(page, t, 'heatmap');
  await waitForHydration(page);
  await heatmap.getByRole('button', { name: t('lib.control.spot', { row: 2, column: 3 }) }).click();
  await heatmap.getByRole('button', { name: t('lib.control.spot', { row: 1, column: 1 }) }).press('Enter');
  await expect(heatmap.getByText(t('lib.control.marked', { count: 2 }))).toBeVisible();
  await heatmap.getByRole('button', { name: t('lib.control.undo') }).click();
  await expect(heatmap.getByText(t('lib.control.marked', { count: 0 }))).toBeVisible();

  const word = card(page, t, 'highlight').getByRole('button', { name: part(t, 'highlight', 1), exact: true });
  await word.click();
  await expect(word).toHaveAttribute('aria-pressed', 'true');

  const upload = card(page, t, 'upload');
  const called: string[] = [];
  page.on('request', (request) => called.push(request.method()));
  await upload
    .getByLabel(t('lib.types.upload.parts'))
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: Buffer.alloc(2048) });
  await expect(upload.getByText(t('lib.control.file', { name: 'receipt.png', size: 2 }))).toBeVisible();
  expect(called).not.toContain('POST');
});

test('the FAQ is on the page and in the structured data', { tag: ['@en', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.lib());
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq: { mainEntity: { name: string }[] } = scripts
    .map((script) => JSON.parse(script))
    .find((entry) => entry['@type'] === 'FAQPage');
  for (const { name } of faq.mainEntity) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.getByText(t('lib.faq.cost.q')).click();
  await expect(page.getByText(t('lib.faq.cost.a'))).toBeVisible();
});

test('the search understands synonyms in both languages', {
  tag: ['@R2.8', '@R2.51', '@zh', '@all'],
}, async ({ page, open, t }) => {
  for (const [keyword, id] of [
    ['净推荐值', 'nps'],
    ['recommend', 'nps'],
    ['score', 'matrixNumber'],
    ['打分', 'stars'],
    ['滑块', 'slider'],
    ['slider', 'slider'],
  ] as const) {
    await open(paths.lib({ keyword }));
    await expect(card(page, t, id), keyword).toBeVisible();
    expect(await cards(page).count()).toBeLessThan(questionTypes.length / 2);
  }
});

test('the address of a question opens its group and marks it', { tag: ['@R2.53', '@en', '@all'] }, async ({
  page,
  open,
  t,
  language,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(paths.libQuestion('psm'));
  await expect(card(page, t, 'psm')).toBeInViewport();
  await expect(card(page, t, 'psm')).toHaveAttribute('aria-current', 'location');
  await expect(card(page, t, 'single')).toBeHidden();
  const name = t('lib.types.psm.name');
  await card(page, t, 'psm')
    .getByRole('button', { name: t('lib.link.copy', { name }) })
    .click();
  await expect(card(page, t, 'psm').getByText(t('lib.link.copied'))).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseURL}${localize(paths.libQuestion('psm'), language)}`);

  // From a result of the search, on the same page.
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').getByRole('textbox').fill(t('lib.types.upload.name'));
  await expect(page.getByRole('dialog').getByText(t('lib.types.upload.name'), { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card(page, t, 'upload')).toBeInViewport();
  await expect(card(page, t, 'upload')).toHaveAttribute('aria-current', 'location');
  await expect(page.locator('[aria-current=location]')).toHaveCount(1);
});

test('on a phone one group is open and the others name their number of questions', {
  tag: ['@R2.53', '@en', '@all'],
}, async ({ page, open, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(paths.lib());
  await expect(card(page, t, 'single')).toBeVisible();
  await expect(card(page, t, 'nps')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(8000);
  const rating = page.getByRole('heading', { level: 2, name: t('lib.categories.rating') });
  await expect(page.getByText(t('lib.found', { count: 7 })).first()).toBeVisible();
  await rating.click();
  await waitForHydration(page);
  await expect(card(page, t, 'nps')).toBeVisible();
  await expect(card(page, t, 'single')).toBeVisible();
});

test('scales of a question keep one line on a phone', { tag: ['@R2.53', '@zh', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(paths.lib({ category: 'rating' }));
  for (const id of ['nps', 'effort'] as const) {
    const boxes = await card(page, t, id).getByRole('radio').all();
    const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y));
    expect(new Set(tops).size, id).toBe(1);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the library can be searched and read', { tag: ['@en', '@all'] }, async ({ page, open, t }) => {
    await open(paths.lib());
    await page.getByLabel(t('lib.search.label')).fill('NPS');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('lib.search.submit') })
      .click();
    await expect(page).toHaveURL(/keyword=NPS/);
    await expect(card(page, t, 'nps')).toBeVisible();
  });
});
