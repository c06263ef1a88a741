import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';

test('the data service overview leads to a file with its first rows', { tag: ['@en', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.service());
  await page
    .getByRole('main')
    .getByRole('link', { name: t('service.kinds.cards.ai-labeling.title') })
    .click();
  const table = page.getByRole('table', { name: t('dataExtract.caption', { file: 'labels' }) });
  await expect(table.getByRole('row')).toHaveCount(6);
});

test('an extract shows labels, and codes on request', { tag: ['@en', '@all'] }, async ({ page, open, t }) => {
  await open(paths.dataService('ai-labeling'));
  const table = page.getByRole('table', { name: t('dataExtract.caption', { file: 'labels' }) });
  const first = table.getByRole('row').nth(1).getByRole('cell');
  await expect(first.nth(2)).toHaveText('complaint', { useInnerText: true });
  await page.getByLabel(t('dataExtract.codes')).check();
  await expect(first.nth(2)).toHaveText('2', { useInnerText: true });
  await page.getByText(t('dataExtract.codebook'), { exact: true }).click();
  await expect(page.getByText('2 = complaint')).toBeVisible();
});
