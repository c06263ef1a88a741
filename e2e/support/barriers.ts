import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What keeps somebody from using the page: one line for each barrier, with its place. */
export async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: wcag, resultTypes: ['violations'] })
    // Fluent UI's focus guards: they hand the focus on at once, and so are hidden and focusable on purpose.
    .exclude('[data-tabster-dummy]')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}
