import { expect, type Page } from '@playwright/test';
import type { Translate } from './translate.ts';

/** The consent of a form that collects personal data. */
export const consentBox = (page: Page, t: Translate) =>
  page.getByRole('checkbox', { name: t('form.consent.label') });

/** Answers the question about statistics, which appears after the first sign of use. */
export async function answerConsent(page: Page, t: Translate, answer: 'grant' | 'deny'): Promise<void> {
  const button = page.getByRole('button', { name: t(`consent.${answer}`), exact: true });
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return button.isVisible();
    })
    .toBe(true);
  await button.click();
}
