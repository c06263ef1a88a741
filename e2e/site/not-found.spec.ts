import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { getAxeViolations, runsAxe } from '../../test/axe.ts';
import { expect, test } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';

test('a mistyped address offers the page and the search', { tag: ['@R2.52', '@R2.30', '@en'] }, async ({
  page,
  t,
  language,
}) => {
  const response = await page.goto(localize('/serivce', language));
  expect(response?.status()).toBe(404);
  const suggestions = page.getByRole('navigation', { name: t('error.notFound.suggestions') });
  const link = suggestions.getByRole('link', { name: t('site.nav.dataHub'), exact: true });
  await expect(link).toBeVisible();
  if (runsAxe(language, 'desktop')) expect(await getAxeViolations(page)).toEqual([]);
  await waitForHydration(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('site.nav.search') })
    .click();
  await expect(page.getByRole('dialog', { name: t('search.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await link.click();
  await expect(page).toHaveURL(localize(paths.service(), language));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the suggestions are in the HTML, and an unrelated address has none', {
    tag: ['@R2.52', '@en', '@all'],
  }, async ({ page, open, t, language }) => {
    await open('/product/employe');
    const suggestions = page.getByRole('navigation', { name: t('error.notFound.suggestions') });
    await suggestions.getByRole('link', { name: t('site.nav.employee'), exact: true }).click();
    await expect(page).toHaveURL(localize(paths.product('employee'), language));
    await open('/wp-login.php');
    await expect(suggestions).toBeHidden();
  });
});
