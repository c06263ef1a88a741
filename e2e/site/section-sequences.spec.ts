import type { Page } from '@playwright/test';
import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';

/** The product pages and the pages of the four ways to listen. */
const pages = [
  paths.product(),
  ...(['brand', 'service', 'employee', 'bbs'] as const).map((line) => paths.product(line)),
  paths.survey(),
  paths.introduce(),
  ...(['look', 'hear', 'ask', 'smart-tag'] as const).map(paths.introduce),
];

/** The content of each section of a page: how many tables, figures, forms, lists, features and so on it has. */
const readSequence = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section, main > div > section')].map((section) => {
      const parts = ['h3', 'article', 'figure', 'table', 'form', 'ol', 'ul', 'dl', 'details'];
      const counts = parts.map((part) => [part, section.querySelectorAll(part).length] as const);
      return counts.flatMap(([part, count]) => (count > 0 ? `${count} ${part}` : [])).join(', ') || 'text';
    }),
  );

test('no two product pages have the same sequence of sections', { tag: ['@R2.56', '@zh', '@all'] }, async ({
  page,
  open,
}) => {
  const sequences: string[] = [];
  for (const path of pages) {
    await open(path);
    const sequence = await readSequence(page);
    expect(sequence.length, path).toBeGreaterThan(2);
    sequences.push(sequence.join(' → '));
  }
  expect(sequences.filter((sequence, index) => sequences.indexOf(sequence) !== index)).toEqual([]);
});

test('each product line shows a page of its report with sample, period, metric and numbers', {
  tag: ['@R2.57', '@en', '@all'],
}, async ({ page, open, t }) => {
  const findings = {
    [paths.product()]: t('productExperience.extract.finding'),
    [paths.product('brand')]: t('brand.extract.finding'),
    [paths.product('service')]: t('serviceExperience.extract.finding'),
    [paths.product('employee')]: t('employeeExperience.extract.finding'),
    [paths.product('bbs')]: t('bbs.extract.finding'),
  };
  for (const [path, finding] of Object.entries(findings)) {
    await open(path);
    const report = page.getByRole('figure', { name: finding });
    await expect(report.getByText(t('report.sampleData'))).toBeVisible();
    await expect(report.getByRole('term')).toHaveText([
      t('report.sample'),
      t('report.period'),
      t('report.scale'),
    ]);
    await report.getByText(t('report.table')).click();
    const table = report.getByRole('table', { name: finding });
    expect(await table.getByRole('row').count(), path).toBeGreaterThan(5);
    // The chart is legible on a phone, too.
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const chart = report.locator('svg text, [aria-hidden] b').filter({ visible: true }).first();
      expect(await chart.evaluate((label) => label.getBoundingClientRect().height), path).toBeGreaterThan(11);
    }
  }
});
