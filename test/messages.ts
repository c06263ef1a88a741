import { expect, type Page } from '@playwright/test';

/** Closes every toast. `label` is the label of their close buttons. */
export async function closeMessages(page: Page, label: string): Promise<void> {
  // Outside the accessibility tree until the region gets focus.
  const close = page.getByRole('button', { name: label, exact: true, includeHidden: true });
  await close.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(close).toHaveCount(0);
}
