import { paths } from '../../src/paths/paths.ts';
import { steps } from '../../src/site/workspace/use-tour.ts';
import { expect, test } from '../../test/fixtures.ts';

const tourMs = steps.reduce((sum, { after }) => sum + after, 0);

test('a score changes the dashboard, and a low one has a ticket that ends with a better score', {
  tag: ['@R2.8', '@zh', '@all'],
}, async ({ page, open, t }) => {
  await open(paths.experience());
  const demo = page.getByRole('figure', { name: t('workspace.company') });
  const responses = demo.getByRole('definition').nth(2);
  const nps = demo.getByRole('definition').first();
  const low = demo.getByRole('button', { name: '4', exact: true });
  await expect(low).toBeEnabled();
  await expect(low).toHaveAttribute('aria-pressed', 'true');
  const before = Number(await responses.textContent());
  const npsBefore = (await nps.textContent()) ?? '';
  const tile = demo.locator('dl > div').filter({ hasText: t('workspace.dashboard.open') });
  const openTickets = tile.getByRole('definition').first();
  const openBefore = Number(await openTickets.textContent());
  await demo.getByRole('button', { name: '9', exact: true }).click();
  await expect(nps).not.toHaveText(npsBefore);
  await expect(openTickets).toHaveText(String(openBefore - 1));
  await low.click();
  await demo.getByRole('button', { name: t('workspace.reason.staff') }).click();
  await expect(responses).toHaveText(String(before));
  await expect(nps).toHaveText(npsBefore);
  await expect(openTickets).toHaveText(String(openBefore));
  await demo.getByRole('button', { name: t('workspace.dashboard.toTicket') }).click();
  const title = t('workspace.tickets.title', { score: 4, reason: t('workspace.reason.staff') });
  await expect(demo.getByText(title).last()).toBeVisible();
  await demo.getByRole('button', { name: t('workspace.tickets.call') }).click();
  await demo.getByRole('button', { name: t('workspace.tickets.close') }).click();
  await expect(demo.getByText(t('workspace.tickets.again', { score: 7, before: 4 }))).toBeVisible();
  await expect(demo.getByRole('button', { name: title })).toContainText(t('workspace.tickets.closed'));
  // What was done stays, and the dashboard counts it.
  await demo.getByRole('button', { name: `2 ${t('workspace.scene.dashboard')}`, exact: true }).click();
  await expect(openTickets).toHaveText(String(openBefore - 1));
  await demo.getByRole('button', { name: `3 ${t('workspace.scene.tickets')}`, exact: true }).click();
  await expect(demo.getByRole('button', { name: title })).toContainText(t('workspace.tickets.closed'));
});

test('a good score opens no ticket', { tag: '@en' }, async ({ page, open, t }) => {
  await open(paths.home());
  const demo = page.getByRole('figure', { name: t('workspace.company') });
  await demo.getByRole('button', { name: '9', exact: true }).click();
  await demo.getByRole('button', { name: t('workspace.reason.goods') }).click();
  await demo.getByRole('button', { name: t('workspace.scene.tickets') }).click();
  await expect(demo.getByText(t('workspace.tickets.calm', { score: 9 }))).toBeVisible();
});

test('an option that is added in the editor is on the phone, and its answers are on the dashboard', {
  tag: '@en',
}, async ({ page, open, t }) => {
  await open(paths.survey());
  const demo = page.getByRole('figure', { name: t('workspace.company') });
  const stock = t('workspace.reason.stock');
  const reasons = demo.getByRole('group', { name: t('workspace.answer.reason') });
  const add = demo.getByRole('button', { name: t('workspace.editor.add') });
  await expect(add).toBeEnabled();
  await expect(reasons.getByRole('button', { name: stock })).toHaveCount(0);
  await add.click();
  await add.click();
  await expect(add).toHaveCount(0);
  await reasons.getByRole('button', { name: stock }).click();
  await demo.getByRole('button', { name: t('workspace.scene.dashboard') }).click();
  await expect(demo.getByRole('listitem').filter({ hasText: stock })).toHaveText(`${stock}1`);
});

test('a phone shows one view, and leads from the answer to the ticket or the dashboard', {
  tag: '@zh',
}, async ({ page, open, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(paths.home());
  const demo = page.getByRole('figure', { name: t('workspace.company') });
  await expect(demo.getByText(t('workspace.dashboard.trend'))).toBeVisible();
  await demo.getByRole('button', { name: t('workspace.scene.answer') }).click();
  await demo.getByRole('button', { name: t('workspace.dashboard.toTicket') }).click();
  await expect(demo.getByText(t('workspace.tickets.manager'), { exact: true })).toBeVisible();
  await demo.getByRole('button', { name: t('workspace.scene.answer') }).click();
  await demo.getByRole('button', { name: '8', exact: true }).click();
  await demo.getByRole('button', { name: t('workspace.reason.staff') }).click();
  await expect(demo.getByText(t('workspace.dashboard.trend'))).toBeHidden();
  await demo.getByRole('button', { name: t('workspace.answer.next') }).click();
  await expect(demo.getByText(t('workspace.dashboard.trend'))).toBeVisible();
  await expect(demo.getByText(t('workspace.answer.score'))).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the hero shows its tour once, and stops for a visitor who touches it', {
    tag: ['@en', '@all'],
  }, async ({ page, open, t }) => {
    await page.clock.install();
    await open(paths.home());
    const demo = page.getByRole('figure', { name: t('workspace.company') });
    const pause = demo.getByRole('button', { name: t('workspace.tour.pause') });
    await expect(pause).toBeVisible();
    const height = await demo.evaluate((element) => element.clientHeight);
    await page.clock.runFor(tourMs);
    await expect(demo.getByText(t('workspace.tickets.again', { score: 7, before: 4 }))).toBeVisible();
    expect(await demo.evaluate((element) => element.clientHeight)).toBe(height);
    await demo.getByRole('button', { name: t('workspace.tour.again') }).click();
    await expect(demo.getByText(t('workspace.dashboard.trend'))).toBeVisible();
    await expect(pause).toBeVisible();
    await demo.getByRole('button', { name: '10', exact: true }).click();
    await expect(pause).toHaveCount(0);
    await page.clock.runFor(tourMs);
    await expect(demo.getByRole('button', { name: '10', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('the hero stands still while it is out of view, also in a tab that was just shown', {
    tag: ['@en', '@all'],
  }, async ({ page, open, t }) => {
    await open(paths.home());
    const pause = page.getByRole('button', { name: t('workspace.tour.pause') });
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

test('without scripts the workspace shows its first view, with a link to the guided demo above it', {
  tag: ['@zh', '@all'],
}, async ({ browser, baseURL, t }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(paths.home());
  const demo = page.getByRole('figure', { name: t('workspace.company') });
  await expect(demo.getByText(t('workspace.dashboard.trend'))).toBeVisible();
  await expect(demo.getByRole('button', { name: '4', exact: true })).toBeDisabled();
  await page.getByRole('link', { name: t('site.action.guided') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('experience.hero.title'));
  await context.close();
});

test('small groups of employees disappear as the filters narrow', { tag: '@en' }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.product('employee'));
  const demo = page.getByRole('figure', { name: t('workspace.company') });
  const hidden = demo.getByRole('cell', { name: t('workspace.teams.hiddenShort') });
  await expect(demo.getByLabel(t('workspace.teams.filterStore'))).toBeEnabled();
  await expect(hidden).toHaveCount(4);
  // A single view has the whole window.
  const [table, frame] = [await demo.getByRole('table').boundingBox(), await demo.boundingBox()];
  expect(table?.width).toBeGreaterThan(0.9 * (frame?.width ?? Number.NaN));
  await demo.getByLabel(t('workspace.teams.filterStore')).selectOption(t('workspace.teams.oneStore'));
  await demo.getByLabel(t('workspace.teams.filterTenure')).selectOption(t('workspace.teams.new'));
  await expect(hidden).toHaveCount(28);
});
