import sample from '../../mocks/adapters/sample-content.json' with { type: 'json' };
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { getAxeViolations } from '../../test/axe.ts';
import { contentFile } from '../../test/content-file.ts';
import { expect, test } from '../../test/fixtures.ts';
import { waitForHydration, waitForQuiet } from '../../test/hydration.ts';
import { type SiteWithLogs, startSiteWithLogs } from '../../test/site-with-logs.ts';

const text = { zh: '年度报告 <已发布>', en: 'Annual report <is out>' };

let site: SiteWithLogs;

test.beforeAll(async ({ browserName: _ }, { project }) => {
  const announcement = { text, url: paths.newsList(), lastDay: '2099-12-31' };
  site = await startSiteWithLogs(project.metadata.apiBase, contentFile({ ...sample, announcement }));
});

test.afterAll(() => site.stop());

test('an announcement can be followed, and closed for its text', { tag: ['@R2.54', '@en', '@all'] }, async ({
  page,
  t,
  language,
}) => {
  const bar = page.getByRole('region', { name: t('site.announcement.label') });
  const open = (path: string) => page.goto(site.url + localize(path, language));
  await open(paths.about());
  await expect(bar).toContainText(text[language]);
  expect(await getAxeViolations(page)).toEqual([]);
  await waitForHydration(page);
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(site.url + localize(paths.newsList(), language));
  // The new page has taken the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await bar.getByRole('button', { name: t('site.announcement.close') }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await open(paths.survey());
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('announcement', 'another text'));
  await open(paths.survey());
  await expect(bar).toBeVisible();
});

test('an announcement moves nothing and ends after its last day', { tag: ['@R2.54', '@zh', '@all'] }, async ({
  page,
  t,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Closing moves the page on request.
        if (!('hadRecentInput' in entry && entry.hadRecentInput)) performance.mark('shift');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const bar = page.getByRole('region', { name: t('site.announcement.label') });
  await page.goto(site.url + paths.about());
  await waitForQuiet(page);
  await bar.getByRole('button').click();
  await page.goto(site.url + paths.product());
  await waitForQuiet(page);
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => performance.getEntriesByName('shift').length)).toBe(0);
  await page.evaluate(() => localStorage.removeItem('announcement'));
  await page.clock.setFixedTime('2100-01-01T00:00:00+08:00');
  await page.goto(site.url + paths.about());
  await expect(bar).toBeHidden();
});
