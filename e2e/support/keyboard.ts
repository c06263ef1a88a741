import type { Locator, Page } from '@playwright/test';
import { slider } from './captcha.ts';
import { expect } from './fixtures.ts';
import { counting } from './screens.ts';
import type { Translate } from './translate.ts';

/** As many stops as somebody is ready to pass on the way to anything. */
const maxStops = 30;

/**
 * Goes to a place with the Tab key alone, and sees to it that the focus shows there.
 *
 * @param most how many stops the way may have
 */
export async function tabTo(page: Page, place: Locator, most = maxStops): Promise<void> {
  await expect(place).toBeVisible();
  // Found once: to look for it anew at each stop takes longer than all the stops.
  const element = await place.elementHandle();
  for (let stop = 0; stop < most; stop += 1) {
    if (await element?.evaluate(hasFocus)) break;
    await page.keyboard.press('Tab');
  }
  await expect(place, `a place within ${most} stops`).toBeFocused();
  await expect.poll(() => place.evaluate(showsFocus), { message: 'the focus is seen' }).toBe(true);
}

/** Goes to a field and types into it. */
export async function typeInto(page: Page, place: Locator, text: string, most?: number): Promise<void> {
  await tabTo(page, place, most);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to a button, link or box and presses it. */
export async function pressAt(
  page: Page,
  place: Locator,
  key: 'Enter' | 'Space' = 'Enter',
  most?: number,
): Promise<void> {
  await tabTo(page, place, most);
  await page.keyboard.press(key);
}

/** Passes the check and asks for a code. */
export async function askForCode(page: Page, t: Translate): Promise<void> {
  await tabTo(page, slider(page));
  await page.keyboard.press('End');
  await pressAt(page, page.getByRole('button', { name: t('form.sendCode'), exact: true }));
  await expect(page.getByRole('button', { name: counting(t) })).toBeVisible();
}

const hasFocus = (element: Node) => element === document.activeElement;

/** Whether an outline, a shadow or a coloured line marks an element, itself or in the frame that is drawn around it. */
function showsFocus(element: Element): boolean {
  const isSeen = (color: string) => color !== 'transparent' && !/, 0\)$/.test(color);
  const marks = (around: Element, pseudo?: '::before' | '::after') => {
    const style = getComputedStyle(around, pseudo);
    if (pseudo && style.content === 'none') return false;
    const isOutlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    const isShadowed = style.boxShadow !== 'none';
    // The line below a field grows from nothing.
    const isFramed =
      pseudo !== undefined &&
      !style.transform.startsWith('matrix(0,') &&
      (style.backgroundImage !== 'none' ||
        (Number.parseFloat(style.borderBottomWidth) > 0 && isSeen(style.borderBottomColor)));
    return (isOutlined && isSeen(style.outlineColor)) || isShadowed || isFramed;
  };
  const around = [element, element.nextElementSibling, element.parentElement].filter((one) => one !== null);
  return around.some((one) => marks(one) || marks(one, '::before') || marks(one, '::after'));
}
