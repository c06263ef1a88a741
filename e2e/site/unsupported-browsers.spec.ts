import sampleContent from '../../mocks/adapters/sample-content.json' with { type: 'json' };
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, test, toast } from '../../test/fixtures.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { closeMessages } from '../../test/messages.ts';

test.describe('where the scripts do not parse', () => {
  test.use({ expectedErrors: [[/SyntaxError/], { scope: 'test' }] });

  test('pages are readable, links work, and forms name phone and e-mail', { tag: ['@R2.41', '@zh'] }, async ({
    page,
    open,
    t,
    language,
  }) => {
    await page.route(/\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'a syntax of the future' }),
    );
    for (const path of [paths.apply(), paths.product('brand'), paths.quote(), paths.login()]) {
      await open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const notice = page.getByText(t('form.needsScript'));
      await expect(notice).toBeHidden();
      // Ends the delay of the notice.
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expect(notice, path).toBeVisible();
      const form = page.locator('div', { has: notice }).last();
      const phone =
        path === paths.login() ? sampleContent.contact.servicePhone : sampleContent.contact.salesPhone;
      await expect(form.getByRole('link', { name: phone })).toBeVisible();
      await expect(form.getByRole('link', { name: sampleContent.contact.salesEmail })).toBeVisible();
    }
    await page.getByRole('link', { name: t('login.modes.sms') }).click();
    await expect(page).toHaveURL(localize(paths.login(undefined, 'sms'), language));
    await expect(page.getByLabel(t('form.code'))).toBeVisible();
  });
});

test('a form with working scripts does not say that it needs them', { tag: ['@R2.41', '@zh'] }, async ({
  page,
  open,
  t,
}) => {
  await open(paths.apply());
  await expect(page.getByRole('button', { name: t('apply.submit') })).toBeEnabled();
  await expect(page.getByText(t('form.needsScript'))).toHaveCount(0);
});

test.describe('with scripts disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('a form says at once that it needs scripts', { tag: ['@R2.41', '@en'] }, async ({ page, open, t }) => {
    await open(paths.apply());
    // Where scripts fail, the notice waits for ten seconds.
    expect(await page.getByText(t('form.needsScript')).isVisible()).toBe(true);
  });
});

test.describe('where an API of the browser is missing', () => {
  test.use({ expectedErrors: [[/is not available here/], { scope: 'test' }] });

  test('an exception shows a message, once per page and message', {
    tag: ['@R8.23', '@zh'],
  }, async ({ page, open, t }) => {
    const throwLater = (stack?: string) =>
      page.evaluate(
        (at) =>
          new Promise<void>((resolve) => {
            setTimeout(() => {
              setTimeout(resolve);
              const error = new TypeError('it is not available here');
              if (at) error.stack = at;
              throw error;
            });
          }),
        stack,
      );
    await open(paths.home());
    await waitForHydration(page);
    await throwLater('TypeError\n    at f (chrome-extension://abcdef/content.js:1:2)');
    await expect(toast(page, t('error.server.title'))).toHaveCount(0);
    await throwLater();
    await expect(toast(page, t('error.server.title'))).toBeVisible();
    await closeMessages(page, t('site.toast.dismiss'));
    await expect(toast(page, t('error.server.title'))).toHaveCount(0);
    await throwLater();
    await expect(toast(page, t('error.server.title'))).toHaveCount(0);
  });
});
