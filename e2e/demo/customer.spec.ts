import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { products } from '../../mocks/db/content/products.ts';
import { maxContactLength } from '../../mocks/demo/customer/customer.ts';
import { demoTexts } from '../../mocks/demo/texts.ts';
import { paths } from '../../src/app/paths.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { getAxeViolations } from '../support/axe.ts';
import { test } from '../support/demo-fixtures.ts';
import { visitor, watchErrors } from '../support/fixtures.ts';
import { translate, usualLanguages } from '../support/translate.ts';

test.setTimeout(60_000);
test.use({ userAgent: visitor, permissions: ['clipboard-read', 'clipboard-write'] });

const customer = { company: 'Yunfan Tea 云帆茶饮', contact: 'Wang Min', figure: '61', until: '2099-12-31' };
const [brand] = products;
if (!brand) throw new Error('There are no products');

// The link of an English customer opens in English, whatever the language of the browser.
for (const language of usualLanguages('en')) {
  const t = demoTexts[language];
  const brandName = brand[language].productName;

  async function openForm(page: Page) {
    const guide = page.getByRole('dialog', { name: t.title });
    if (!(await guide.isVisible())) await page.getByRole('button', { name: t.badge }).click();
    if (!(await guide.getByLabel(t.company).isVisible())) await guide.getByText(t.prepare).click();
    return guide;
  }

  /** Expects the prepared portal and dashboard. */
  async function expectPrepared(page: Page) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.contact);
    const enter = (name: string) =>
      page.getByRole('link', { name: translate(language, 'user.dashboard.enterProduct', { name }) });
    await expect(page.getByRole('main')).toContainText(customer.until);
    await expect(enter(products[1]?.[language].productName ?? '')).toHaveCount(0);
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-accent'),
    );
    expect(accent).toContain('rgb(122 31 162)');
    await enter(brandName).click();
    const dashboard = page.locator('iframe').contentFrame();
    await expect(dashboard.getByText(customer.company)).toBeVisible();
    await expect(dashboard.locator('html')).toHaveCSS('--chart', '#7a1fa2');
    await expect(dashboard.getByText(customer.figure, { exact: true }).first()).toBeVisible();
    await expect(dashboard.getByRole('img')).toHaveAttribute('aria-label', new RegExp(`${customer.figure}$`));
    await page.goBack();
  }

  test.describe(language, () => {
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-GB' });

    test('a demo is prepared for a customer, kept, handed on and reset', async ({
      page,
      browser,
      baseURL,
    }) => {
      const errors: string[] = [];
      watchErrors(page, errors);
      await page.goto(`.${localize(paths.apply(), language)}`);
      const guide = await openForm(page);
      await guide.getByRole('button', { name: t.prepareNow }).click();
      await expect(guide.getByRole('alert')).toHaveText(t.customerErrors.company + t.customerErrors.contact);
      expect(await getAxeViolations(page, { part: ['body > div', '.demo'] })).toEqual([]);

      await guide.getByLabel(t.company).fill(customer.company);
      const tooLong = 'L'.repeat(maxContactLength + 1);
      await guide.getByLabel(t.contact).fill(tooLong);
      await guide.getByRole('button', { name: t.prepareNow }).click();
      await expect(guide.getByRole('alert')).toHaveText(t.customerErrors.contact);
      await expect(guide.getByLabel(t.contact)).toHaveValue(tooLong);
      await guide.getByLabel(t.contact).fill(customer.contact);
      await guide.getByLabel(t.color).fill('#7a1fa2');
      await guide.getByLabel(t.chooseLogo).setInputFiles('public/favicon.svg');
      await expect(guide.getByRole('img', { name: t.logo })).toBeVisible();
      for (const product of products.slice(1))
        await guide.getByRole('checkbox', { name: product[language].productName }).uncheck();
      await guide.getByLabel(t.until(brandName)).fill(customer.until);
      await guide.getByLabel(t.figure(brandName)).fill(customer.figure);
      await guide.getByRole('button', { name: t.prepareNow }).click();
      await expect(guide.getByRole('status')).toHaveText(t.wasPrepared);
      await guide.getByRole('button', { name: t.copyLink }).click();
      await expect(guide.getByRole('status')).toHaveText(/./);
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const download = page.waitForEvent('download');
      await guide.getByRole('button', { name: t.saveFile }).click();
      const file = await (await download).path();
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ company: customer.company });
      await guide.getByRole('button', { name: t.close }).click();
      await expectPrepared(page);
      await page.reload();
      await expectPrepared(page);

      const other = await browser.newPage({ baseURL, userAgent: visitor, locale: 'zh-CN' });
      await other.goto(link);
      await expect(other).toHaveURL(new RegExp(`${localize(paths.user(), language)}$`));
      await expectPrepared(other);
      const received = await openForm(other);
      await received.getByRole('button', { name: t.removeCustomer }).click();
      await expect(received.getByRole('status')).toHaveText(t.wasRemoved);
      await expect(other.getByRole('heading', { level: 1 })).not.toContainText(customer.contact);
      await received.getByLabel(t.readFile).setInputFiles(file);
      await expect(other.getByRole('heading', { level: 1 })).toContainText(customer.contact);
      await other.close();
      expect(errors).toEqual([]);
    });
  });
}

test('an incomplete link of a customer is explained', async ({ page }) => {
  await page.goto(`.${paths.apply()}#customer=abc`);
  await expect(page.getByRole('alert').filter({ hasText: demoTexts.zh.wrongCustomer })).toBeVisible();
  await expect(page).toHaveURL(/\/apply$/);
});
