import { expect } from '@playwright/test';
import { seededAccounts } from '../../mocks/db/accounts.ts';
import { products } from '../../mocks/db/content/products.ts';
import { nameOf } from '../../mocks/db/name-of.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { test } from '../../test/demo-fixtures.ts';
import { visitor, watchErrors } from '../../test/fixtures.ts';
import { languages, translate } from '../../test/translate.ts';

test.use({ userAgent: visitor });

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: language === 'zh' ? 'zh-CN' : 'en-GB' });

    test('every product opens its dashboard', async ({ page, baseURL }) => {
      const errors: string[] = [];
      watchErrors(page, errors);
      await page.goto(`.${localize(paths.user(), language)}?as=atLimit`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        nameOf(seededAccounts.atLimit, language),
      );

      for (const product of products) {
        const { productName: name } = product[language];
        await page
          .getByRole('link', { name: translate(language, 'user.dashboard.enterProduct', { name }) })
          .click();
        const frame = page.locator('iframe');
        await expect(frame).toHaveAttribute('title', name);
        expect(new URL((await frame.getAttribute('src')) ?? '').origin).toBe(new URL(baseURL ?? '').origin);
        const dashboard = frame.contentFrame();
        await expect(dashboard.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(dashboard.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en');
        await expect(dashboard.getByRole('img')).toBeVisible();

        for (const width of [1440, 390, 320]) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = await dashboard
            .locator('html')
            .evaluate((root) => root.scrollWidth - root.clientWidth);
          expect(overflow, `${name} fits ${width} px`).toBe(0);
        }

        // The bars start at zero: their lengths are proportional to the figures.
        const bars = await dashboard.locator('.bars li').evaluateAll((items) =>
          items.map((item) => ({
            length: item.querySelector('.track span')?.getBoundingClientRect().width ?? 0,
            figure: Number.parseFloat(item.querySelector('b')?.textContent?.replaceAll(',', '') ?? ''),
          })),
        );
        expect(bars.length).toBeGreaterThan(3);
        const scale = (bars[0]?.length ?? 0) / (bars[0]?.figure ?? 0);
        for (const { length, figure } of bars) expect(length / scale / figure).toBeCloseTo(1, 1);
        await page.setViewportSize({ width: 1440, height: 800 });
        await page.goBack();
      }
      expect(errors).toEqual([]);
    });
  });
}
