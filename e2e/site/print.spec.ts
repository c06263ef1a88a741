import { sampleConfig } from '../../mocks/adapters/sample-config.ts';
import sampleContent from '../../mocks/adapters/sample-content.json' with { type: 'json' };
import { paths } from '../../src/paths/paths.ts';
import { expect, field, test } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';

test('a printed article has no navigation, and its links name their addresses', {
  tag: ['@R2.55', '@zh', '@all'],
}, async ({ page, open, t }) => {
  await open(paths.newsDetail('n1001'));
  // Seeded articles have no links to other sites.
  await page
    .getByRole('article')
    .first()
    .getByRole('paragraph')
    .first()
    .evaluate((paragraph) => {
      const link = document.createElement('a');
      link.href = 'https://www.example.org/source';
      link.textContent = 'source';
      paragraph.append(link);
    });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: t('news.detail.back') })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shown = await page
    .getByRole('link', { name: 'source' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(shown).toContain('https://www.example.org/source');
});

test('a printed quote is one page with name, date, criteria and contact', {
  tag: ['@R2.55', '@zh', '@all'],
}, async ({ page, open, t }) => {
  await open(paths.quote());
  await waitForHydration(page);
  await field(page, t('quote.demand.quantity')).fill('1200');
  await field(page, t('quote.description.label')).fill('Parents of small children');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText(sampleConfig.BRAND_NAME)).toBeVisible();
  await expect(main.getByText(/^\d{4}-\d{2}-\d{2}$/)).toBeVisible();
  await expect(main.getByText('1,200', { exact: true })).toBeVisible();
  await expect(main.getByText('Parents of small children', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(sampleContent.contact.salesEmail)).toBeVisible();
  await expect(field(page, t('quote.demand.quantity'))).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
