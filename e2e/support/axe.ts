import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Language } from './translate.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What nobody meets, or what is looked at elsewhere. */
const apart = [
  // Fluent UI's focus guards of menus, toolbars and dialogs: they hand the focus on at once, and so are hidden and focusable
  // on purpose. They come with an interaction; any other one would be seen by Lighthouse, too, and is not left out.
  ...['body', '[role=menu]', '[role=toolbar]'].map((parent) => `${parent} > [data-tabster-dummy]`),
  // What lies behind a modal dialog of a story; those guards keep the focus from going there.
  '#ladle-root[aria-hidden=true]',
];

interface AxeOptions {
  /** The part of the page that is looked at: the host of a shadow root, and the selector in it. */
  part?: [host: string, selector: string];
  /** Whether good bestPractices count, too: where a whole page is shown, not a piece of one. */
  bestPractices?: boolean;
}

/**
 * Whether a page is looked for barriers: in Chinese as on a desk; in English, whose words are longer, as on a phone. With
 * E2E_FULL each as on both.
 */
export const isChecked = (language: Language, place: 'desk' | 'phone') =>
  Boolean(process.env.E2E_FULL) || (language === 'zh') === (place === 'desk');

/** What keeps somebody from using the page: one line for each barrier, with its place. */
export async function getAxeViolations(
  page: Page,
  { part, bestPractices = true }: AxeOptions = {},
): Promise<string[]> {
  const tags = bestPractices ? [...wcag, 'best-practice'] : wcag;
  if (await page.evaluate(() => !window.axe)) await page.evaluate(source);
  return page.evaluate(
    async ({ runOnly, exclude, include }) => {
      if (!window.axe) throw new Error('axe has not come to the page');
      const { violations } = await window.axe.run(
        { exclude, ...(include && { include: { fromShadowDom: include } }) },
        // Frames hold pages of others; each of our own is looked at by itself.
        { runOnly, resultTypes: ['violations'], preload: false, iframes: false },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { runOnly: tags, exclude: apart, include: part },
  );
}
