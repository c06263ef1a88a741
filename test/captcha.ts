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
