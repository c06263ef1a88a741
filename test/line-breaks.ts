import type { Page } from '@playwright/test';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Headings, leads, facts, notes of figures, purposes of forms and the texts of cards and list items; articles and answers are running text. */
const shortTexts =
  'main :is(h1, h2, h3, dt, summary, th), main header p, main :is(h1, h3) + p, main article > h2 + p, main li p, main dd, main [data-filled] > dl + p, main form [id$=-purpose]';

interface BrokenText {
  text: string;
  /** The offsets in the text at which a line starts. */
  lineStarts: number[];
}

/** The Chinese texts with more than one line. */
const findBrokenTexts = (page: Page): Promise<BrokenText[]> =>
  page.evaluate((selector) => {
    const range = document.createRange();
    return (
      [...document.querySelectorAll<HTMLElement>(selector)]
        // Phones hide the heads of comparisons.
        .filter((element) => !element.closest('thead') || element.offsetWidth > 24)
        .filter((element) => element.checkVisibility() && /\p{Script=Han}/u.test(element.textContent))
        .map((element) => {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          let text = '';
          let bottom = Number.NEGATIVE_INFINITY;
          const lineStarts: number[] = [];
          while (walker.nextNode()) {
            const node = walker.currentNode as Text;
            for (let index = 0; index < node.data.length; index += 1) {
              range.setStart(node, index);
              range.setEnd(node, index + 1);
              const box = range.getBoundingClientRect();
              if (box.height > 0 && box.top >= bottom - 2) lineStarts.push(text.length + index);
              if (box.height > 0) bottom = Math.max(bottom, box.bottom);
            }
            text += node.data;
          }
          return { text, lineStarts: lineStarts.slice(1) };
        })
        .filter(({ lineStarts }) => lineStarts.length > 0)
    );
  }, shortTexts);

/** The places where lines of a text start within a word or with punctuation. The segmenter takes `34，4` for a number. */
function wrongBreaksOf({ text, lineStarts }: BrokenText): string[] {
  const words = segmenter.segment(text);
  return lineStarts
    .filter(
      (start) =>
        (words.containing(start)?.index !== start && text[start - 1] !== '，') ||
        /^[，。、；：？！）》”]/.test(text.slice(start)),
    )
    .map((start) => `${text.slice(Math.max(0, start - 6), start)}/${text.slice(start, start + 6)}`);
}

/** How the Chinese texts of a page break at its present width: the number of lines, and those that break at a wrong place. */
export async function readLineBreaks(page: Page): Promise<{ lines: number; wrong: string[] }> {
  const broken = await findBrokenTexts(page);
  return {
    lines: broken.reduce((sum, { lineStarts }) => sum + lineStarts.length, 0),
    wrong: broken.flatMap(wrongBreaksOf),
  };
}
