import { expect, type Locator, type Page } from '@playwright/test';

/** The slider captcha. It shows when an action requires it, and is disabled once completed. */
export const slider = (page: Page) => page.getByRole('slider');

/** Presses a button that requires the captcha and completes it with the keyboard, which resumes the action of the button. */
export async function passCaptcha(page: Page, button: Locator): Promise<void> {
  await button.click();
  await completeCaptcha(page);
}

/** Completes the captcha, which has the focus when an action requires it. */
export async function completeCaptcha(page: Page): Promise<void> {
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('End');
}

/** Drags the slider with the mouse to `share` of its track, and releases it. */
export async function dragSlider(page: Page, share: number): Promise<void> {
  await slider(page).scrollIntoViewIfNeeded();
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('The slider is not on the page');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + (box.width - 30) * share, y, { steps: 8 });
  await page.mouse.up();
}
