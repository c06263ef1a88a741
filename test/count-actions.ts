import type { Page } from '@playwright/test';

const key = 'test-actions';

/**
 * Counts what a person does from now on: clicks, and presses of Enter or Space outside text. Moving between fields with Tab and
 * typing are not counted.
 *
 * @returns a function that returns the number so far
 */
export async function countActions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((name) => {
    sessionStorage.setItem(name, '0');
    const count = () => sessionStorage.setItem(name, `${Number(sessionStorage.getItem(name)) + 1}`);
    addEventListener('pointerdown', count, true);
    addEventListener(
      'keydown',
      ({ key: pressed, target }) => {
        if (pressed === 'Enter' || (pressed === ' ' && !(target instanceof HTMLInputElement))) count();
      },
      true,
    );
  }, key);
  return () => page.evaluate((name) => Number(sessionStorage.getItem(name)), key);
}
