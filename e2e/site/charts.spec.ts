import type { Page } from '@playwright/test';
import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';

/** The last value of each line on the page, with the text of its figure. */
const lastValues = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main polyline[data-values]')].map((line) => ({
      last: line.getAttribute('data-values')?.split(' ').at(-1) ?? '',
      written: (line.closest('figure') ?? line.closest('svg'))?.textContent ?? '',
    })),
  );

test('a line chart ends at the figure beside it', { tag: ['@en', '@all'] }, async ({ page, open }) => {
  for (const path of [paths.home(), paths.product(), paths.product('service'), paths.survey()]) {
    await open(path);
    for (const { last, written } of await lastValues(page)) expect(written, path).toContain(last);
  }
});
