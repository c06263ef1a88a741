import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { seededAccounts } from '../../mocks/db/accounts.ts';
import { products } from '../../mocks/db/content/products.ts';
import { nameOf } from '../../mocks/db/name-of.ts';
import { maxContactLength } from '../../mocks/demo/customer/customer.ts';
import { demoTexts } from '../../mocks/demo/texts.ts';
import { headlineOf } from '../../mocks/product-pages/dashboards.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { getAxeViolations } from '../../test/axe.ts';
import { test } from '../../test/demo-fixtures.ts';
import { visitor, watchErrors } from '../../test/fixtures.ts';
import { languages, translate } from '../../test/translate.ts';

test.use({ userAgent: visitor });

const customer = { company: 'Yunfan Tea 云帆茶饮', contact: 'Wang Min', figure: '61', until: '2099-12-31' };
const [brand, ended] = products;
if (!brand || !ended) throw new Error('There are no products');

const accentOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent'));

// The link of an English customer opens in English, whatever the language of the browser.
for (const language of languages) {
  const t = demoTexts[language];
  const brandName = brand[language].productName;
  const endedName = ended[language].productName;
  const { label, max } = headlineOf(brand.id);

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
    await expect(enter(endedName)).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('2020-01-31');
    expect(await accentOf(page)).toContain('rgb(122 31 162)');
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
      await expect(guide.getByLabel(t.company)).toBeFocused();
      await expect(guide.getByLabel(t.company)).toHaveAccessibleDescription(t.customerErrors.company);
      await expect(guide.getByLabel(t.contact)).toHaveAccessibleDescription(t.customerErrors.contact);
      expect(await getAxeViolations(page, { part: ['body > div', '.demo'] })).toEqual([]);

      await guide.getByLabel(t.company).fill(customer.company);
      const tooLong = 'L'.repeat(maxContactLength + 1);
      await guide.getByLabel(t.contact).fill(tooLong);
      await guide.getByRole('button', { name: t.prepareNow }).click();
      await expect(guide.getByLabel(t.company)).toHaveAccessibleDescription('');
      await expect(guide.getByLabel(t.contact)).toBeFocused();
      await expect(guide.getByLabel(t.contact)).toHaveAccessibleDescription(t.customerErrors.contact);
      await expect(guide.getByLabel(t.contact)).toHaveValue(tooLong);
      await guide.getByLabel(t.contact).fill(customer.contact);
      await guide.getByLabel(t.color).fill('#7a1fa2');
      const noPicture = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
      await guide.getByLabel(t.chooseLogo).setInputFiles(noPicture);
      await expect(guide.getByRole('alert')).toHaveText(t.customerErrors.logo);
      await guide.getByLabel(t.chooseLogo).setInputFiles('public/favicon.svg');
      await expect(guide.getByRole('alert')).toBeHidden();
      await expect(guide.getByRole('img', { name: t.logo })).toBeVisible();
      for (const product of products.slice(2))
        await guide.getByRole('checkbox', { name: product[language].productName }).uncheck();
      const figure = guide.getByLabel(t.figure(brandName, label[language]));
      for (const name of [brandName, endedName]) await guide.getByLabel(t.until(name)).fill('2020-01-31');
      await guide.getByRole('button', { name: t.prepareNow }).click();
      await expect(guide.getByRole('alert')).toHaveText(t.customerErrors.products);
      await guide.getByLabel(t.until(brandName)).fill('');
      await figure.fill(`${max + 1}`);
      await guide.getByRole('button', { name: t.prepareNow }).click();
      await expect(guide.getByLabel(t.until(brandName))).toHaveAccessibleDescription(t.untilError(brandName));
      await expect(figure).toHaveAccessibleDescription(t.figureError(brandName, label[language], `${max}`));
      await guide.getByLabel(t.until(brandName)).fill(customer.until);
      await figure.fill(customer.figure);
      await guide.getByRole('button', { name: t.prepareNow }).click();
      await expect(guide.getByRole('status')).toHaveText(t.wasPrepared);
      await expect(guide.getByRole('button', { name: t.signInAs(customer.contact) })).toBeVisible();
      await guide.getByRole('button', { name: t.copyLink }).click();
      await expect(guide.getByRole('status')).toHaveText(t.localLinkCopied);
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link.length).toBeLessThanOrEqual(2000);
      const download = page.waitForEvent('download');
      await guide.getByRole('button', { name: t.saveFile }).click();
      const file = await (await download).path();
      expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ company: customer.company });
      await guide.getByRole('button', { name: t.close }).click();
      await expectPrepared(page);
      await page.reload();
      await expectPrepared(page);

      const context = await browser.newContext({ baseURL, userAgent: visitor, locale: 'zh-CN' });
      const other = await context.newPage();
      await other.goto(link);
      await expect(other).toHaveURL(new RegExp(`${localize(paths.user(), language)}$`));
      await expectPrepared(other);
      const received = await openForm(other);
      await received.getByRole('button', { name: t.removeCustomer }).click();
      await expect(received.getByRole('status')).toHaveText(t.wasRemoved);
      await expect(other.getByRole('heading', { level: 1 })).not.toContainText(customer.contact);
      const seeded = t.signInAs(nameOf(seededAccounts.main, language));
      await expect(received.getByRole('button', { name: seeded })).toBeVisible();
      await received.getByLabel(t.readFile).setInputFiles('package.json');
      await expect(received.getByRole('alert')).toHaveText(t.wrongFile);
      const second = await context.newPage();
      await second.goto(`.${localize(paths.about(), language)}`);
      await expect(second.getByRole('button', { name: t.badge })).toBeVisible();
      await received.getByLabel(t.readFile).setInputFiles(file);
      await expect.poll(() => accentOf(second), 'a second tab takes the color').toContain('rgb(122 31 162)');
      await expect(other.getByRole('heading', { level: 1 })).toContainText(customer.contact);
      await context.close();
      expect(errors).toEqual([]);
    });
  });
}

test('a logo leaves space for the header of a phone', async ({ page }) => {
  const { en: t } = demoTexts;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`.${paths.apply()}`);
  await page.goto(`.${localize(paths.apply(), 'en')}`);
  await page.getByRole('button', { name: t.badge }).click();
  const guide = page.getByRole('dialog', { name: t.title });
  await guide.getByText(t.prepare).click();
  await guide.getByLabel(t.company).fill(customer.company);
  await guide.getByLabel(t.contact).fill('Maximiliane von Hohenstein');
  const wide =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><rect width="200" height="50"/></svg>';
  await guide
    .getByLabel(t.chooseLogo)
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(wide) });
  await guide.getByRole('button', { name: t.prepareNow }).click();
  await expect(guide.getByRole('status')).toHaveText(t.wasPrepared);
  await guide.getByRole('button', { name: t.close }).click();
  const header = page.getByRole('banner');
  const logo = header.getByRole('link', { name: translate('en', 'user.layout.centre') });
  await expect(logo.locator('svg')).toHaveCSS('background-image', /data:image/);
  const menu = header.getByLabel(translate('en', 'user.layout.menu'));
  const space = async () => {
    const [one, other] = await Promise.all([logo.boundingBox(), menu.boundingBox()]);
    return one && other ? other.x - (one.x + one.width) : Number.NaN;
  };
  // The name of the contact comes with the data of the page.
  await expect(header).toContainText('Maximiliane');
  await expect.poll(space).toBeGreaterThanOrEqual(0);
});

test('a white logo gets a dark ground, any other keeps its own', async ({ page }) => {
  const { zh: t } = demoTexts;
  await page.goto(`.${paths.apply()}`);
  await page.getByRole('button', { name: t.badge }).click();
  const guide = page.getByRole('dialog', { name: t.title });
  await guide.getByText(t.prepare).click();
  const corner = () =>
    guide.getByRole('img', { name: t.logo }).evaluate((logo: HTMLImageElement) => {
      const context = document.createElement('canvas').getContext('2d');
      context?.drawImage(logo, 0, 0);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    });
  for (const [color, ground] of [
    ['#ffffff', [20, 33, 29, 255]],
    ['#c00000', [0, 0, 0, 0]],
  ] as const) {
    const circle = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"><circle cx="30" cy="30" r="20" fill="${color}"/></svg>`;
    await guide
      .getByLabel(t.chooseLogo)
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(circle) });
    // A picture with losses differs a little.
    const difference = async () =>
      Math.max(...(await corner()).map((value, index) => Math.abs(value - (ground[index] ?? 0))));
    await expect.poll(difference, color).toBeLessThan(8);
  }
});

test('an incomplete link of a customer is explained', async ({ page }) => {
  await page.goto(`.${paths.apply()}#customer=abc`);
  await expect(page.getByRole('alert').filter({ hasText: demoTexts.zh.wrongCustomer })).toBeVisible();
  await expect(page).toHaveURL(/\/apply$/);
});
