import type { Page } from '@playwright/test';

/** Compares each mark with its number and returns the differences. */
export const findWrongMarks = (page: Page) =>
  page.evaluate(() => {
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
    }
    return wrong;
  });
