import type { Page } from '@playwright/test';
import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';
import { findBorderlessControls } from '../../test/forced-colors.ts';

/** Public pages that pages.spec.ts does not cover. portal.spec.ts covers the user area. */
const furtherPages = [
  ...[paths.newsDetail('n1001'), paths.advance('a2001'), paths.applyTip('fail')],
  paths.newsList({ keyword: 'Donaudampfschifffahrtsgesellschaft'.repeat(2) }),
  ...[paths.login(), paths.login(undefined, 'sms'), paths.login(undefined, 'forgot'), '/no-such-page'],
];

test('no page scrolls horizontally at 320 pixels', { tag: ['@en', '@all'] }, async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  const check = async (path: string) => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 320) wide.push(path);
  };
  for (const path of furtherPages) await check(path);
  expect(wide).toEqual([]);
});

test('with forced colors, filled controls have a border', { tag: ['@zh', '@all'] }, async ({
  page,
  open,
}) => {
  const without: Record<string, string[]> = {};
  const check = async (path: string) => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const found = await findBorderlessControls(page);
    if (found.length > 0) without[path] = found;
  };
  for (const path of furtherPages) await check(path);
  expect(without).toEqual({});
});

/** Moves through a page with the Tab key and returns the texts of covered elements. */
async function covered(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => scrollTo(0, 0));
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      // Waits for the paint after scrolling to the focused element.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const { left, top, width, height } = element.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((part) => {
        const there = document.elementFromPoint(left + width * part, top + height / 2);
        return there && (element.contains(there) || there.contains(element) || there.closest('label'));
      });
      return isSeen || element.matches('[data-tabster-dummy]') ? 'seen' : (element.textContent ?? '');
    });
    if (stop === 'end' && step > 0) break;
    if (stop !== 'seen' && stop !== 'end') found.push(stop);
  }
  return found;
}

test('focused elements are never covered', { tag: ['@zh', '@all'] }, async ({ page, open, logIn }) => {
  for (const path of [paths.home(), paths.advance('a2001'), paths.lib(), paths.quote()]) {
    await open(path);
    expect(await covered(page), path).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 700 });
  await open(paths.apply());
  expect(await covered(page)).toEqual([]);
  await page.setViewportSize({ width: 720, height: 450 });
  await logIn('main', paths.subAccountCreate());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await covered(page)).toEqual([]);
});
