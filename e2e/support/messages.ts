import { expect, type Page } from '@playwright/test';

/** Closes every message, so that the next one is not taken for an old one. `label` is that of their crosses. */
export async function closeMessages(page: Page, label: string): Promise<void> {
  // The screen reader's way to it begins at the region; until then it is not in the tree.
  const close = page.getByRole('button', { name: label, exact: true, includeHidden: true });
  await close.evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(close).toHaveCount(0);
}
