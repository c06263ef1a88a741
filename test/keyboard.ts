import type { Locator, Page } from '@playwright/test';
import { slider } from './captcha.ts';
import { expect } from './fixtures.ts';
import { counting } from './forms.ts';
import type { Translate } from './translate.ts';

/** The maximum number of tab stops before any control. */
const maxStops = 30;

/**
 * Moves the focus to an element with the Tab key and expects a visible focus indicator.
 *
 * @param most the maximum number of tab stops
 */
export async function tabTo(
  page: Page,
  place: Locator,
  most = maxStops,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(place).toBeVisible();
  // Resolved once: a locator query per tab stop is slower than all tab stops.
  const element = await place.elementHandle();
  for (let stop = 0; stop < most; stop += 1) {
    if (await element?.evaluate(hasFocus)) break;
    await page.keyboard.press(key);
  }
  await expect(place, `within ${most} tab stops`).toBeFocused();
  await expect
    .poll(() => place.evaluate(showsFocus), { message: 'the focus indicator is visible' })
    .toBe(true);
}

/** Moves the focus to a field and replaces its value. */
export async function typeInto(page: Page, place: Locator, text: string, most?: number): Promise<void> {
  await tabTo(page, place, most);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Moves the focus to a button, link or checkbox and presses a key. */
export async function pressAt(
  page: Page,
  place: Locator,
  key: 'Enter' | 'Space' = 'Enter',
  most?: number,
): Promise<void> {
  await tabTo(page, place, most);
  await page.keyboard.press(key);
}

/** Requests a verification code, and sends it with the captcha, which has the focus. */
export async function askForCode(page: Page, t: Translate): Promise<void> {
  await pressAt(page, page.getByRole('button', { name: t('form.sendCode'), exact: true }));
  await tabTo(page, slider(page), 0);
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: counting(t) })).toBeVisible();
}

const hasFocus = (element: Node) => element === document.activeElement;

/** Whether an outline, a shadow or a colored line marks an element or its frame. */
function showsFocus(element: Element): boolean {
  const isSeen = (color: string) => color !== 'transparent' && !/, 0\)$/.test(color);
  const marks = (around: Element, pseudo?: '::before' | '::after') => {
    const style = getComputedStyle(around, pseudo);
    if (pseudo && style.content === 'none') return false;
    const isOutlined = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    const isShadowed = style.boxShadow !== 'none';
    // The line below a field is scaled to 0 without focus.
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
