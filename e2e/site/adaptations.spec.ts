import type { Page } from '@playwright/test';
import { paths } from '../../src/paths.ts';
import { expect, test } from '../support/test.ts';
import { languages } from '../support/texts.ts';

/** Pages for visitors beside those that pages.spec.ts goes through. */
const furtherPages = [
  ...[paths.newsDetail('n1001'), paths.advance('a2001'), paths.applyTip('fail')],
  ...[paths.login(), paths.login(undefined, 'sms'), paths.login(undefined, 'forgot'), '/no-such-page'],
];
const userPages = [
  ...[paths.user(), paths.userInfo(), paths.userCompany(), paths.subAccounts(), paths.subAccountCreate()],
  ...[paths.userAccount('password'), paths.userAccount('mobile'), paths.container('p-brand')],
];

for (const language of languages) {
  test.describe(language, () => {
    test.use({ language });

    test('no page is wider than a window of 320 pixels', async ({ page, open, logIn }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 640 });
      const wide: string[] = [];
      const look = async (path: string) => {
        await open(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 320) wide.push(path);
      };
      for (const path of furtherPages) await look(path);
      await page.setViewportSize({ width: 1280, height: 720 });
      await logIn('main');
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of userPages) await look(path);
      expect(wide).toEqual([]);
    });
  });
}

/** Controls whose shape is nothing but a colour that the system replaces, by their texts. */
async function shapeless(page: Page): Promise<string[]> {
  const controls = page.locator('a:visible, button:visible:enabled, summary:visible');
  await page.emulateMedia({ forcedColors: 'none' });
  await controls.evaluateAll((elements) => {
    for (const element of elements) {
      const isFilled = !/^rgba\(.*, 0\)$/.test(getComputedStyle(element).backgroundColor);
      element.toggleAttribute('data-filled-control', isFilled);
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  return page.locator('[data-filled-control]').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { borderTopWidth, borderBottomStyle, backgroundColor } = getComputedStyle(element);
        const hasEdge = Number.parseFloat(borderTopWidth) > 0 && borderBottomStyle !== 'none';
        const canvas = getComputedStyle(document.body).backgroundColor;
        return !hasEdge && (backgroundColor === canvas || /, 0\)$/.test(backgroundColor));
      })
      .map((element) => element.textContent ?? ''),
  );
}

test('with forced colours, what was a filled shape has an edge', async ({ page, open, logIn }) => {
  test.slow();
  const without: Record<string, string[]> = {};
  const look = async (path: string) => {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const found = await shapeless(page);
    if (found.length > 0) without[path] = found;
  };
  const pages = [paths.home(), paths.apply(), paths.quote(), paths.lib(), paths.experience(), paths.join()];
  for (const path of [...pages, paths.newsList(), paths.login(), '/no-such-page']) await look(path);
  await logIn('main');
  for (const path of userPages) await look(path);
  expect(without).toEqual({});
});

/** Walks through a page with the Tab key; gives what had the focus, and lay under something else. */
async function covered(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => scrollTo(0, 0));
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
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

test('the focus is never covered on its way through a page', async ({ page, open, logIn }) => {
  test.slow();
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
