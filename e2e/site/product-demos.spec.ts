import { paths } from '../../src/paths/paths.ts';
import { stageDurations } from '../../src/site/home/loop-stages.ts';
import { expect, test } from '../../test/fixtures.ts';

const roundMs = Object.values(stageDurations).reduce((sum, ms) => sum + ms, 0);

test('a score in the hero reaches the dashboard and opens a ticket', { tag: '@en' }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.home());
  const demo = page.getByRole('figure', { name: t('home.loop.label') });
  await expect(demo.getByText(t('home.loop.alert.closed'), { exact: true })).toBeVisible();
  await demo.getByRole('button', { name: '2', exact: true }).click();
  await expect(demo.getByText(t('home.loop.alert.ticket', { score: 2 }))).toBeVisible();
  await expect(demo.getByText(t('home.loop.alert.open'), { exact: true })).toBeVisible();
  await demo.getByRole('button', { name: '9', exact: true }).click();
  await expect(demo.getByText(t('home.loop.alert.calm', { score: 9 }))).toBeVisible();
  // A good score opens no ticket, and nobody gave a reason.
  for (const text of [t('home.loop.alert.assigned'), t('home.loop.question.reason')])
    await expect(demo.getByText(text, { exact: true })).toBeHidden();
  await expect(demo.getByRole('definition').first()).toHaveText('+33');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the hero runs through its stages, and stops when a visitor pauses it', {
    tag: ['@zh', '@all'],
  }, async ({ page, open, t }) => {
    await page.clock.install();
    await open(paths.home());
    const demo = page.getByRole('figure', { name: t('home.loop.label') });
    const pause = demo.getByRole('button', { name: t('home.loop.pause') });
    const isAnswered = () => demo.locator('[aria-pressed=true]', { hasText: '4' });
    await demo.scrollIntoViewIfNeeded();
    const height = await demo.evaluate((element) => element.clientHeight);
    await expect(pause).toBeVisible();
    await page.clock.runFor(stageDurations.closed);
    await expect(demo.getByText(t('home.loop.alert.none'))).toBeVisible();
    await expect(isAnswered()).toHaveCount(0);
    await page.clock.runFor(stageDurations.ask);
    await expect(isAnswered()).toHaveCount(1);
    await page.clock.runFor(stageDurations.answered);
    expect(await demo.evaluate((element) => element.clientHeight)).toBe(height);
    await pause.click();
    await page.clock.runFor(roundMs);
    await expect(demo.getByText(t('home.loop.alert.none'))).toBeVisible();
    await demo.getByRole('button', { name: t('home.loop.play') }).click();
    await page.clock.runFor(stageDurations.counted);
    await expect(demo.getByText(t('home.loop.alert.open'), { exact: true })).toBeVisible();
  });

  test('the hero stands still while it is out of view, also in a tab that was just shown', {
    tag: ['@en', '@all'],
  }, async ({ page, open, t }) => {
    await open(paths.home());
    const pause = page.getByRole('button', { name: t('home.loop.pause') });
    await expect(pause).toHaveCount(1);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(pause).toHaveCount(0);
    // Playwright cannot hide a tab. The event is what a page receives when its tab is shown.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.dispatchEvent(new Event('visibilitychange'));
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    await expect(pause).toHaveCount(0);
  });
});

test('without scripts the hero shows the last stage', { tag: ['@zh', '@all'] }, async ({
  browser,
  baseURL,
  t,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(paths.home());
  await expect(page.getByText(t('home.loop.alert.solved'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('home.loop.pause') })).toHaveCount(0);
  await context.close();
});

test('the questionnaire follows the first answer and shows the result', { tag: '@en' }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.survey());
  const survey = page.getByRole('form', { name: t('survey.live.title') });
  const livestream = t('survey.live.channel.options').split('|')[2] ?? '';
  const next = survey.getByRole('button', { name: t('survey.live.next'), exact: true });
  await next.click();
  await expect(survey.getByRole('alert')).toHaveText(t('survey.live.required'));
  await survey.getByLabel(livestream).check();
  await expect(survey.getByRole('alert')).toBeEmpty();
  await next.click();
  const satisfaction = survey.getByRole('group', { name: t('survey.live.satisfaction.ask') });
  await satisfaction.getByRole('radio').first().check();
  await next.click();
  const reasons = survey.getByRole('group', { name: t('survey.live.livestream.ask') });
  await reasons.getByRole('checkbox').first().check();
  await survey.getByRole('button', { name: t('survey.live.submit') }).click();
  await expect(survey.getByText(t('survey.live.results.source', { count: 214 }))).toBeVisible();
  await expect(survey.getByText(`${livestream} · ${t('survey.live.results.yours')}`)).toBeVisible();
  await survey.getByRole('button', { name: t('survey.live.again') }).click();
  await expect(survey.getByLabel(livestream)).toBeChecked();
});
