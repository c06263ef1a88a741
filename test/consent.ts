import type { Page } from '@playwright/test';
import type { Translate } from './translate.ts';

/** The consent of a form that collects personal data. */
export const consentBox = (page: Page, t: Translate) =>
  page.getByRole('checkbox', { name: t('form.consent.label') });
