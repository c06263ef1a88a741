import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Language } from './translate.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const excluded = [
  // Fluent UI's focus guards in menus, toolbars and dialogs are hidden and focusable: they forward the focus. Other
  // guards are checked.
  ...['body', '[role=menu]', '[role=toolbar]'].map((parent) => `${parent} > [data-tabster-dummy]`),
  // The page behind a modal dialog of a story, which the guards exclude from the focus order.
  '#ladle-root[aria-hidden=true]',
  // Frames of products. Pages of this site are checked separately.
  'iframe',
];

interface AxeOptions {
  /** Limits the check to an element of a shadow root: the selectors of the host and of the element. */
  part?: [host: string, selector: string];
  /** Includes the best practices of axe, which apply to complete pages only. */
  bestPractices?: boolean;
}

/**
 * Whether axe checks a page in this run: Chinese on desktop, and English, which has longer text, on mobile. With E2E_FULL, each
 * language on both.
 */
export const runsAxe = (language: Language, device: 'desktop' | 'phone') =>
  Boolean(process.env.E2E_FULL) || (language === 'zh') === (device === 'desktop');

/** The accessibility violations of a page, one line each with its selector. */
export async function getAxeViolations(
  page: Page,
  { part, bestPractices = true }: AxeOptions = {},
): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .withTags(bestPractices ? [...wcag, 'best-practice'] : wcag)
    // Runs in the page; the default mode opens a second page for each run.
    .setLegacyMode(true);
  for (const selector of excluded) builder.exclude(selector);
  if (part) builder.include({ fromShadowDom: part });
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
