import type { Page } from '@playwright/test';

/** The texts of filled controls that have neither border nor background with forced colors. Leaves forced colors active. */
export async function findBorderlessControls(page: Page): Promise<string[]> {
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
