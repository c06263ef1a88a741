import { expect, type Page } from '@playwright/test';

/** The slider captcha. It is disabled once completed. */
export const slider = (page: Page) => page.getByRole('slider');

/** Completes the captcha with the keyboard. */
export async function passCaptcha(page: Page): Promise<void> {
  await expect(slider(page)).toBeEnabled();
  await slider(page).press('End');
  await expect(slider(page)).toBeDisabled();
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
