import type { Page } from '@playwright/test';
import { getAxeViolations } from '../../test/axe.ts';
import { expect, field, test, toast } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { screensWithActions } from '../../test/screen-actions.ts';

/** Whether the focus is at a visible element, so that the keyboard continues where it was. */
const hasFocus = (page: Page) =>
  page.evaluate(() => document.activeElement !== document.body && document.activeElement?.checkVisibility());

for (const { operationId, as, path, act, type, tags } of screensWithActions) {
  test(`${path} is accessible while ${operationId} runs and when it is refused`, {
    tag: ['@R8.4', '@R3.8', ...tags],
  }, async ({ page, open, signIn, t, backend, hold }) => {
    if (as) await signIn(as);
    await open(path);
    await waitForHydration(page);
    const typed = (await type?.(page, t)) ?? {};
    const calls = async () =>
      (await backend.journal()).filter((call) => call.operationId === operationId).length;
    const callsBefore = await calls();
    await backend.fail(operationId, 'B0001', { status: 200, times: 1 });
    const { answered, release } = await hold(operationId);
    await act(page, t);
    await answered;
    expect.soft(await getAxeViolations(page), 'while it runs').toEqual([]);
    expect.soft(await hasFocus(page), 'the focus while it runs').toBe(true);
    await page.keyboard.press('Enter');
    // Forward it would leave the page, whose last element is a button.
    await page.keyboard.press('Shift+Tab');
    expect.soft(await hasFocus(page), 'the focus after Shift+Tab').toBe(true);

    release();
    await expect(toast(page, t('common.apiMsg.B0001')).first()).toBeVisible();
    expect.soft(await calls(), 'Enter sends nothing twice').toBe(callsBefore + 1);
    expect.soft(await getAxeViolations(page), 'when it is refused').toEqual([]);
    expect.soft(await hasFocus(page), 'the focus when it is refused').toBe(true);
    for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
  });
}
