import type { Page } from '@playwright/test';

/** The fonts of visitors: the typeface of the site, and a wide one of Linux where it fails to load. */
const fonts = { Inter: undefined, 'DejaVu Sans': 'svg text { font-family: "DejaVu Sans" !important; }' };

/** The smallest legible text, in pixels on the screen. */
const minSize = 11;

/** Adds a style sheet; the content security policy refuses style elements. */
const adoptStyle = (page: Page, style: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, style);

/** The labels of drawings that are too small, cut off, wider than their box, or over another label or shape. */
const findLabelProblems = (page: Page) =>
  page.evaluate((smallest) => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    /** One unit of antialiasing does not count. */
    const tolerance = 1;
    const overlap = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance;
    const contains = (outer: Box, inner: Box) =>
      inner.left >= outer.left - tolerance &&
      inner.right <= outer.right + tolerance &&
      inner.top >= outer.top - tolerance &&
      inner.bottom <= outer.bottom + tolerance;
    const area = (box: Box) => (box.right - box.left) * (box.bottom - box.top);
    const boxOf = ({ x, y, width, height }: DOMRect): Box => ({
      left: x,
      right: x + width,
      top: y,
      bottom: y + height,
    });
    /** The pixels of a unit on the screen: one, unless the drawing is scaled. */
    const scaleOf = (svg: SVGSVGElement) => svg.getBoundingClientRect().width / frameOf(svg).width;
    /** What a drawing shows, in its units. */
    const frameOf = (svg: SVGSVGElement): DOMRect => {
      const { width, height } = svg.getBoundingClientRect();
      return svg.hasAttribute('viewBox') ? svg.viewBox.baseVal : new DOMRect(0, 0, width, height);
    };

    const problems: string[] = [];
    for (const svg of document.querySelectorAll<SVGSVGElement>('main svg:has(text)')) {
      const { left, top } = svg.getBoundingClientRect();
      const unit = scaleOf(svg);
      const boxIn = (element: Element) => {
        const box = element.getBoundingClientRect();
        return boxOf(
          new DOMRect((box.x - left) / unit, (box.y - top) / unit, box.width / unit, box.height / unit),
        );
      };
      // The texts of a chart extend beyond its marks.
      const container = getComputedStyle(svg).overflow === 'visible' && svg.closest('figure, li');
      const frame = container ? boxIn(container) : boxOf(frameOf(svg));

      // A circle covers the square inside it.
      const shapes = [...svg.querySelectorAll<SVGElement>('rect, circle')]
        .filter(
          (shape) => getComputedStyle(shape).fill !== 'none' && shape.getBoundingClientRect().height > 0,
        )
        .map((shape) => {
          const box = boxIn(shape);
          const inset = shape.matches('circle') ? (box.right - box.left) * 0.146 : 0;
          const cover = {
            left: box.left + inset,
            right: box.right - inset,
            top: box.top + inset,
            bottom: box.bottom - inset,
          };
          return { box, cover };
        });
      const labels = [...svg.querySelectorAll<SVGTextElement>('text')]
        .map((label) => {
          const box = boxIn(label);
          const size = Number.parseFloat(getComputedStyle(label).fontSize);
          // The letters without the space above and below them.
          const middle = (box.top + box.bottom) / 2;
          return {
            text: label.textContent,
            size,
            box: { ...box, top: middle - size * 0.4, bottom: middle + size * 0.4 },
          };
        })
        .filter(({ box }) => overlap(frame, box));
      labels.forEach(({ text, size, box }, index) => {
        if (size * unit < smallest - 0.05) problems.push(`${text}: ${(size * unit).toFixed(1)} px`);
        if (!contains(frame, box)) problems.push(`${text}: cut off`);
        for (const other of labels.slice(index + 1))
          if (overlap(box, other.box)) problems.push(`${text}: over ${other.text}`);
        const x = (box.left + box.right) / 2;
        const y = (box.top + box.bottom) / 2;
        const [around] = shapes
          .filter((shape) => shape.box.bottom - shape.box.top > (box.bottom - box.top) * 0.9)
          .filter((shape) => shape.box.left < x && shape.box.right > x)
          .filter((shape) => shape.box.top < y && shape.box.bottom > y)
          .sort((one, other) => area(one.box) - area(other.box));
        if (around && !contains(around.box, box)) problems.push(`${text}: wider than its box`);
        // The box of the label covers what was drawn before it.
        const others = around ? shapes.slice(shapes.indexOf(around) + 1) : shapes;
        if (others.some(({ cover }) => overlap(cover, box) && !contains(cover, box)))
          problems.push(`${text}: over a shape`);
      });
    }
    return [...new Set(problems)];
  }, minSize);

/** The labels of the drawings of a page that a visitor cannot read, in each font and width. The page keeps the last of them. */
export async function findIllegibleLabels(page: Page): Promise<string[]> {
  if ((await page.locator('main svg:has(text)').count()) === 0) return [];
  const problems: string[] = [];
  for (const [font, style] of Object.entries(fonts)) {
    if (style) await adoptStyle(page, style);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await findLabelProblems(page);
      problems.push(...found.map((problem) => `${font} ${width} px: ${problem}`));
    }
  }
  return problems;
}

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
