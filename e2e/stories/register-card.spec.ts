import { expect, type Page } from '@playwright/test';
import { passCaptcha } from '../../test/captcha.ts';
import { consentBox } from '../../test/consent.ts';
import { field } from '../../test/fixtures.ts';
import { fillContact } from '../../test/forms.ts';
import { test } from '../../test/language-fixtures.ts';
import { applicant } from '../../test/people.ts';
import type { Translate } from '../../test/translate.ts';

/** Opens the story of the card, with replay rules for its sandbox. */
async function openCard(page: Page, language: string, mock = '') {
  const query = new URLSearchParams({
    story: 'native-fields--card',
    mode: 'preview',
    'arg-language': language,
  });
  if (mock) query.set('arg-mock', mock);
  await page.goto(`/?${query}`);
}

const send = (page: Page, t: Translate) => page.getByRole('button', { name: t('apply.submit') });

async function fill(page: Page, t: Translate) {
  await fillContact()(page, t);
  await consentBox(page, t).check();
}

test('the card shows its own error messages', { tag: ['@R5.15', '@R5.30'] }, async ({
  page,
  language,
  t,
}) => {
  await openCard(page, language);
  await send(page, t).click();
  for (const key of [
    'registerCard.nameRequired',
    'registerCard.companyRequired',
    'registerCard.emailRequired',
    'registerCard.info13',
    'common.error.consentRequired',
  ] as const) {
    await expect(page.getByText(t(key), { exact: true })).toBeVisible();
  }
  await field(page, t('form.email')).fill('lin@');
  await expect(page.getByText(t('registerCard.emailFormat'), { exact: true })).toBeVisible();
});

test('the card shows the result in place and clears the form', { tag: '@R8.9' }, async ({
  page,
  language,
  t,
}) => {
  await openCard(page, language);
  await fill(page, t);
  await passCaptcha(page, send(page, t));
  await expect(page.getByText(t('apply.result.success.title'))).toBeVisible();
  await expect(field(page, t('form.name'))).toHaveValue('');
  await expect(consentBox(page, t)).not.toBeChecked();
});

test('the card keeps the values after an error', { tag: ['@R8.9', '@R8.22'] }, async ({
  page,
  language,
  t,
}) => {
  await openCard(page, language, 'submitApplication:A5023');
  await fill(page, t);
  await passCaptcha(page, send(page, t));
  await expect(page.locator('form').getByRole('alert').getByText(t('common.apiMsg.A5023'))).toBeVisible();
  await expect(field(page, t('form.name'))).toHaveValue(applicant.name);
});
