import { expect, type Page, test } from '@playwright/test';
import { passCaptcha } from '../support/captcha.ts';
import { field } from '../support/fixtures.ts';
import { languages, translate } from '../support/translate.ts';

/** The card stands on product pages; here it is alone, on a fake backend of its own. */
async function openCard(page: Page, language: string, mock = '') {
  const query = new URLSearchParams({
    story: 'plain-fields--card',
    mode: 'preview',
    'arg-language': language,
  });
  if (mock) query.set('arg-mock', mock);
  await page.goto(`/?${query}`);
}

for (const language of languages) {
  const t = (key: Parameters<typeof translate>[1]) => translate(language, key);
  const send = (page: Page) => page.getByRole('button', { name: t('apply.submit') });

  async function fill(page: Page) {
    await field(page, t('form.name')).fill('Lin Yue');
    await field(page, t('form.company')).fill('Northwind Demo Trading');
    await field(page, t('form.email')).fill('lin.yue@example.com');
    await field(page, t('form.mobile')).fill('13800000001');
  }

  test.describe(language, () => {
    test('the card complains in words of its own', { tag: '@R5.15' }, async ({ page }) => {
      await openCard(page, language);
      await send(page).click();
      for (const key of [
        'registerCard.nameRequired',
        'registerCard.companyRequired',
        'registerCard.emailRequired',
        'registerCard.info13',
      ] as const) {
        await expect(page.getByText(t(key), { exact: true })).toBeVisible();
      }
      await field(page, t('form.email')).fill('lin@');
      await expect(page.getByText(t('registerCard.emailFormat'), { exact: true })).toBeVisible();
    });

    test('the card answers in place, and is empty again', { tag: '@R8.9' }, async ({ page }) => {
      await openCard(page, language);
      await fill(page);
      await passCaptcha(page);
      await send(page).click();
      await expect(page.getByText(t('apply.result.success.title'))).toBeVisible();
      await expect(field(page, t('form.name'))).toHaveValue('');
    });

    test('a card that was refused keeps what was typed', { tag: ['@R8.9', '@R8.22'] }, async ({ page }) => {
      await openCard(page, language, 'submitApplication:A5023');
      await fill(page);
      await passCaptcha(page);
      await send(page).click();
      await expect(page.getByRole('alert').getByText(t('common.apiMsg.A5023'))).toBeVisible();
      await expect(field(page, t('form.name'))).toHaveValue('Lin Yue');
    });
  });
}
