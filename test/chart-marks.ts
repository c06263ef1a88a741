import type { Page } from '@playwright/test';

/** Compares each mark with its number and returns the differences. */
export const findWrongMarks = (page: Page) =>
  page.evaluate(() => {
    const isNear = (one: number, other: number) => Math.abs(one - other) <= 0.02 * Math.abs(other) + 0.01;
    const wrong: string[] = [];
    for (const figure of document.querySelectorAll('main svg, main figure')) {
      if (figure.parentElement?.closest('figure')) continue;
      for (const bar of figure.querySelectorAll<SVGRectElement>('rect[data-value]')) {
        const share = (100 * bar.width.baseVal.value) / Number(bar.dataset.of);
        if (!isNear(share, Number(bar.dataset.value))) wrong.push(`share ${bar.dataset.value}`);
      }
    }
    return wrong;
  });
