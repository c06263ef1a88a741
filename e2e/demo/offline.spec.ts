import { expect, test } from '@playwright/test';
import { products } from '../../mocks/db/content/products.ts';
import { demoTexts } from '../../mocks/demo/texts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { waitForOfflineFiles } from '../../test/demo-fixtures.ts';
import { visitor } from '../../test/fixtures.ts';
import { languages } from '../../test/translate.ts';

test.use({ userAgent: visitor });

test.use({ locale: 'en-GB' });

test('the demo works offline in both languages, also after a reload', async ({ page, context, baseURL }) => {
  await page.goto(`.${localize(paths.user(), 'en')}?as=main`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  const { en } = demoTexts;
  await page.getByRole('button', { name: en.badge }).click();
  await waitForOfflineFiles(page, baseURL ?? '');
  await expect(page.getByRole('dialog', { name: en.title }).getByText(en.offline.ready)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [product] = products;
  for (const language of languages) {
    await page.goto(`.${localize(paths.container(product?.id), language)}`);
    const dashboard = page.locator('iframe').contentFrame();
    await expect(dashboard.getByRole('heading', { level: 1 })).toHaveText(
      product?.[language].productName ?? '',
    );
    await page.goto(`.${localize(paths.newsList(), language)}`);
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/n\d+$/);
  }
});
