import type { Page } from '@playwright/test';
import { publicPages } from '../../checks/repo/route-table.ts';
import { paths } from '../../src/app/paths.ts';
import { expect, test } from '../support/fixtures.ts';

/** Compares each mark with its number and returns the differences. */
const findWrongMarks = (page: Page) =>
  page.evaluate(() => {
    const numbers = (text: string | null) => (text ?? '').split(' ').map(Number);
    const isNear = (one: number, other: number) => Math.abs(one - other) <= 0.02 * Math.abs(other) + 0.01;
    const wrong: string[] = [];
    for (const figure of document.querySelectorAll('main svg, main figure')) {
      if (figure.parentElement?.closest('figure')) continue;
      // A chart can have a hidden composition for another width.
      const bars = [...figure.querySelectorAll<SVGRectElement>('rect[data-value]')].filter(
        (bar) => bar.getClientRects().length > 0,
      );
      const upright = bars.filter((bar) => !bar.dataset.of);
      const unit = (bar: SVGRectElement) => bar.height.baseVal.value / Number(bar.dataset.value);
      const [first] = upright;
      for (const bar of upright)
        if (first && !isNear(unit(bar), unit(first))) wrong.push(`bar ${bar.dataset.value}`);
      for (const bar of bars.filter(({ dataset }) => dataset.of)) {
        const share = (100 * bar.width.baseVal.value) / Number(bar.dataset.of);
        if (!isNear(share, Number(bar.dataset.value))) wrong.push(`share ${bar.dataset.value}`);
      }
      for (const line of figure.querySelectorAll('polyline')) {
        const values = numbers(line.getAttribute('data-values'));
        const heights = [...line.points].map(({ y }) => y);
        const low = Math.min(...values);
        const high = Math.max(...values);
        const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
        values.forEach((value, index) => {
          const expected = bottom - ((value - low) / (high - low)) * (bottom - top);
          if (!isNear(heights[index] ?? Number.NaN, expected)) wrong.push(`point ${value}`);
        });
      }
      const groups = [...figure.querySelectorAll('[data-share]')];
      const shares = groups.map((group) => Number(group.getAttribute('data-share')));
      const sum = shares.reduce((total, share) => total + share, 0);
      if (groups.length > 0 && sum !== 100) wrong.push(`shares of ${sum}`);
      groups.forEach((group, index) => {
        const drawn = Number.parseFloat(group.getAttribute('stroke-dasharray') ?? '');
        if (drawn !== shares[index]) wrong.push(`arc ${shares[index]}`);
      });
    }
    return wrong;
  });

/** The last value of each line on the page, with the text of its figure. */
const lastValues = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main polyline[data-values]')].map((line) => ({
      last: line.getAttribute('data-values')?.split(' ').at(-1) ?? '',
      written: (line.closest('figure') ?? line.closest('svg'))?.textContent ?? '',
    })),
  );

test('bars, lines and arcs match the numbers that they represent', { tag: '@en' }, async ({ page, open }) => {
  test.slow();
  const wrong: string[] = [];
  for (const path of publicPages) {
    await open(path);
    wrong.push(...(await findWrongMarks(page)).map((mark) => `${path}: ${mark}`));
  }
  expect(wrong).toEqual([]);
});

test('a line chart ends at the figure beside it', { tag: '@en' }, async ({ page, open }) => {
  for (const path of [paths.home(), paths.product(), paths.product('service'), paths.survey()]) {
    await open(path);
    for (const { last, written } of await lastValues(page)) expect(written, path).toContain(last);
  }
});

test('the bars of the product in the hero have the lengths of their numbers', { tag: '@zh' }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.home());
  const rows = page
    .getByRole('figure', { name: t('home.loop.label') })
    .locator('li', { has: page.locator('rect') });
  const bars = await rows.evaluateAll((items) =>
    items.map((item) => ({
      value: Number(item.querySelector('b')?.textContent),
      width: item.querySelector('rect')?.getBoundingClientRect().width ?? 0,
    })),
  );
  expect(bars).toHaveLength(4);
  const longest = bars.reduce((one, other) => (other.value > one.value ? other : one));
  for (const { value, width } of bars) expect(width / longest.width).toBeCloseTo(value / longest.value, 2);
});
