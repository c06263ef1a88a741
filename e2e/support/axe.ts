import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from './translate.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const excluded = [
  // Fluent UI's focus guards of menus, toolbars and dialogs: they hand the focus on at once, and so are hidden and focusable
  // on purpose. They come with an interaction; any other one would be seen by Lighthouse, too, and is checked.
  ...['body', '[role=menu]', '[role=toolbar]'].map((parent) => `${parent} > [data-tabster-dummy]`),
  // The page behind a modal dialog of a story; those guards keep the focus out of it.
  '#ladle-root[aria-hidden=true]',
  // Frames hold pages of others; each of our own is checked by itself.
  'iframe',
];

interface AxeOptions {
  /** The part of the page that is checked: the host of a shadow root, and the selector in it. */
  part?: [host: string, selector: string];
  /** Whether axe's best practices count, too: for a whole page, not for a piece of one. */
  bestPractices?: boolean;
}

/**
 * Whether axe runs in a usual test run: in Chinese on a desktop, and in English, whose words are longer, on a phone. With E2E_FULL it
 * runs for each language on both.
 */
export const runsAxe = (language: Language, device: 'desktop' | 'phone') =>
  Boolean(process.env.E2E_FULL) || (language === 'zh') === (device === 'desktop');

/** The accessibility violations of a page: one line for each, with its place. */
export async function getAxeViolations(
  page: Page,
  { part, bestPractices = true }: AxeOptions = {},
): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .withTags(bestPractices ? [...wcag, 'best-practice'] : wcag)
    // Runs in the page itself; the other mode opens a second page for each run.
    .setLegacyMode(true);
  for (const selector of excluded) builder.exclude(selector);
  if (part) builder.include({ fromShadowDom: part });
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
