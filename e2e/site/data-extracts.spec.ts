import { paths } from '../../src/paths/paths.ts';
import { excerpts } from '../../src/site/data-extract/excerpts.ts';
import { expect, test } from '../../test/fixtures.ts';

test('the data service overview shows an excerpt of each delivery', { tag: ['@en', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  const expectExcerpts = async () => {
    for (const { extract, rows } of Object.values(excerpts)) {
      const table = page.getByRole('table', { name: t('dataExtract.excerpt', { file: extract.file }) });
      await expect(table.getByRole('cell').first()).toBeVisible();
      await expect(table.getByRole('row')).toHaveCount(1 + rows[1] - rows[0]);
    }
  };
  await open(paths.service());
  await expectExcerpts();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('service.kinds.label.title') })
    .click();
  await expect(page.getByRole('table', { name: t('dataExtract.caption', { file: 'labels' }) })).toBeVisible();
  await page.goBack();
  await expectExcerpts();
});

test('an extract shows labels, and codes on request', { tag: ['@en', '@all'] }, async ({ page, open, t }) => {
  await open(paths.dataService('ai-labeling'));
  const table = page.getByRole('table', { name: t('dataExtract.caption', { file: 'labels' }) });
  const first = table.getByRole('row').nth(1).getByRole('cell');
  await expect(first.nth(1)).toHaveText(t('dataAiLabeling.extract.texts').split('|')[0] ?? '');
  await expect(first.nth(2)).toHaveText('complaint', { useInnerText: true });
  await page.getByLabel(t('dataExtract.codes')).check();
  await expect(first.nth(2)).toHaveText('2', { useInnerText: true });
});
