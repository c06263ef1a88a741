import { seededAccounts } from '../../mocks/db/accounts.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { formatDate, formatDateTime } from '../../src/ui/format/date.ts';
import { completeCaptcha, slider } from '../../test/captcha.ts';
import { consentBox } from '../../test/consent.ts';
import { expect, field, test } from '../../test/fixtures.ts';

const { main, fresh } = seededAccounts;

test.describe('before the scripts run', () => {
  test.use({ javaScriptEnabled: false });

  test('pages of the user area show their titles', { tag: ['@R2.71', '@en', '@all'] }, async ({
    page,
    signIn,
    open,
    t,
  }) => {
    await signIn('main');
    const titles = [
      [paths.user(), t('user.dashboard.greeting', { name: main.name })],
      [paths.userInfo(), t('user.info.title')],
      [paths.userCompany(), t('company.title')],
      [paths.userAccount(), t('account.title')],
    ] as const;
    for (const [path, title] of titles) {
      await open(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
    }
  });
});

test('a hidden element takes no focus on the dashboard', { tag: ['@R2.71', '@zh', '@all'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('main');
  await expect(page.getByRole('heading', { name: t('user.dashboard.products') })).toBeVisible();
  await expect(page.locator('[aria-hidden=true][tabindex="0"]')).toHaveCount(0);
});

test('a new main account gets a checklist until everything is done', { tag: ['@R2.70', '@zh'] }, async ({
  page,
  logIn,
  t,
  language,
}) => {
  await logIn('fresh');
  const checklist = page.getByRole('region', { name: t('user.setup.title') });
  await expect(checklist.getByRole('listitem')).toHaveCount(3);
  await expect(checklist.getByText(t('user.setup.open'), { exact: true })).toHaveCount(3);
  await checklist.getByRole('link', { name: t('user.setup.company') }).click();
  await expect(page).toHaveURL(localize(paths.userCompany(), language));
  await logIn('main');
  await expect(page.getByRole('heading', { name: t('user.dashboard.products') })).toBeVisible();
  await expect(checklist).toHaveCount(0);
});

test('without products and services one list says so and offers them', {
  tag: ['@R2.70', '@R6.4', '@zh', '@all'],
}, async ({ page, logIn, t }) => {
  await logIn('fresh');
  const list = page.getByRole('region', { name: t('user.dashboard.title') });
  await expect(list.getByText(t('user.dashboard.noProducts'))).toBeVisible();
  await expect(list.getByText(t('user.dashboard.noServices'))).toBeVisible();
  await expect(list.getByRole('link')).toHaveText(Array<string>(10).fill(t('user.dashboard.apply')));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    t('user.setup.title'),
    t('user.dashboard.title'),
    t('user.dashboard.seats'),
    t('user.info.lastLogin'),
  ]);
});

test('a product that has ended stays with the products and can be renewed', {
  tag: ['@R2.70', '@en', '@all'],
}, async ({ page, logIn, t, backend }) => {
  await backend.advance(40 * 24 * 60 * 60_000);
  await logIn('main');
  const ended = page
    .getByRole('region', { name: t('user.dashboard.products') })
    .getByRole('listitem')
    .last();
  await expect(ended).toContainText(t('user.dashboard.ended'));
  await expect(ended.getByRole('link')).toHaveText(t('user.dashboard.renew'));
  await expect(
    page.getByRole('region', { name: t('user.dashboard.unavailable') }).getByText(t('user.dashboard.ended')),
  ).toHaveCount(0);
  await logIn('sub');
  await expect(ended).toContainText(t('user.dashboard.ended'));
  await expect(ended.getByRole('link')).toHaveCount(0);
});

test('a main account sees its seats, what ends soon, and its products first', {
  tag: ['@R2.70', '@en'],
}, async ({ page, logIn, t, language }) => {
  await logIn('main');
  const seats = page.getByRole('link', { name: t('user.dashboard.manageSeats') });
  await expect(page.getByText(t('user.dashboard.seatsUsed', { used: 6, limit: 10 }))).toBeVisible();
  const items = (title: string) => page.getByRole('region', { name: title }).getByRole('listitem');
  const products = items(t('user.dashboard.products'));
  await expect(products).toHaveCount(4);
  await expect(items(t('user.dashboard.services'))).toHaveCount(2);
  // What ends soon is first, and says so once.
  await expect(page.getByText(t('user.dashboard.endingSoon'))).toHaveCount(1);
  await expect(products.first()).toContainText(t('user.dashboard.endingSoon'));
  await expect(products.first().getByRole('link')).toHaveText([
    t('user.dashboard.enter'),
    t('user.dashboard.renew'),
  ]);
  // What is not available is a list with one link each.
  const others = items(t('user.dashboard.unavailable'));
  await expect(others).toHaveCount(4);
  await expect(others.getByRole('link')).toHaveText(Array<string>(4).fill(t('user.dashboard.apply')));
  await expect(page.getByText(t('user.purpose.brand'))).toBeVisible();
  await seats.click();
  await expect(page).toHaveURL(localize(paths.subAccounts(), language));
});

test('a failed call leaves the seats out', { tag: ['@R2.70', '@en', '@all'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
  await backend.fail('listSubUsers', 'B0001');
  await logIn('main');
  await expect(page.getByRole('heading', { name: t('user.dashboard.products') })).toBeVisible();
  await expect(page.getByText(t('user.dashboard.seats'))).toHaveCount(0);
});

test('a failed list shows its error and a retry in its section, and the rest stays', {
  tag: ['@R2.70', '@en'],
}, async ({ page, logIn, t, backend }) => {
  const lists = [
    { operationId: 'listMyProducts', failed: 'user.dashboard.products', loaded: 'user.dashboard.services' },
    { operationId: 'listMyServices', failed: 'user.dashboard.services', loaded: 'user.dashboard.products' },
  ] as const;
  for (const list of lists) {
    await backend.fail(list.operationId, 'B0001');
    await logIn('main');
    const failed = page.getByRole('region', { name: t(list.failed) });
    const text = failed.getByText(t('common.apiMsg.B0001'));
    const retry = failed.getByRole('button', { name: t('user.failed.retry') });
    await expect(text).toBeVisible();
    const end = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    const start = (await retry.boundingBox())?.x;
    expect((start ?? Number.NaN) - end, 'the retry is beside the text').toBeLessThan(24);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('user.dashboard.greeting', { name: main.name }),
    );
    await expect(page.getByText(t('user.dashboard.seats'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('user.setup.title') })).toHaveCount(0);
    await expect(
      page
        .getByRole('region', { name: t(list.loaded) })
        .getByRole('listitem')
        .first(),
    ).toBeVisible();
    await backend.clear();
    await retry.press('Enter');
    await expect(failed.getByRole('listitem').first()).toBeVisible();
    await expect(failed.getByRole('heading', { name: t(list.failed) })).toBeFocused();
  }
});

test('the page shows an error when both lists fail', { tag: ['@R2.70', '@zh', '@all'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
  await backend.fail('listMyProducts', 'B0001');
  await backend.fail('listMyServices', 'B0001');
  await logIn('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.server.title'));
  await backend.clear();
  await page.getByRole('button', { name: t('user.failed.retry') }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('user.dashboard.greeting', { name: main.name }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a sub-account sees once whom to ask, by name and e-mail', { tag: ['@R2.70', '@zh'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('sub');
  const area = page.getByRole('main');
  await expect(area.getByText(t('user.askMainAccount.named', { name: main.name }))).toBeVisible();
  await expect(area.getByRole('link', { name: main.account })).toHaveAttribute(
    'href',
    `mailto:${main.account}`,
  );
  await expect(area.getByText(main.name)).toHaveCount(1);
  await expect(area.locator('[href^="mailto:"]')).toHaveCount(1);
  await expect(area.getByText(t('user.purpose.employee'))).toBeVisible();
  const others = page.getByRole('region', { name: t('user.dashboard.unavailableSub') });
  await expect(others.getByRole('listitem')).toHaveCount(7);
  await expect(others.getByRole('link')).toHaveText(main.account);
  await expect(area.getByText(t('user.dashboard.seats'))).toHaveCount(0);
});

test('a renewal takes a consent and a submission, and no slider', {
  tag: ['@R2.39', '@R2.70', '@en'],
}, async ({ page, logIn, t, backend, language }) => {
  await logIn('main');
  await page.getByRole('link', { name: new RegExp(`^${t('user.dashboard.renew')}`) }).click();
  await expect(field(page, t('form.company'))).not.toHaveValue('');
  await expect(field(page, t('form.email'))).toHaveValue(main.account);
  await expect(slider(page)).toHaveCount(0);
  const actions = [
    () => consentBox(page, t).check(),
    () => page.getByRole('button', { name: t('apply.submit') }).click(),
  ];
  for (const action of actions) await action();
  await expect(page).toHaveURL(localize(paths.applyTip('success'), language));
  expect(actions).toHaveLength(2);
  const calls = await backend.journal();
  expect(calls.filter(({ operationId }) => operationId === 'submitApplication')).toHaveLength(1);
});

test('a customer passes the slider when the API requires a captcha', {
  tag: ['@R2.39', '@en', '@all'],
}, async ({ page, logIn, t, backend, language }) => {
  await backend.fail('submitApplication', 'A2010', { times: 1 });
  await logIn('main', paths.user());
  await page.getByRole('link', { name: new RegExp(`^${t('user.dashboard.renew')}`) }).click();
  await expect(field(page, t('form.company'))).not.toHaveValue('');
  await consentBox(page, t).check();
  const submit = page.getByRole('button', { name: t('apply.submit') });
  await submit.click();
  await completeCaptcha(page);
  await expect(page).toHaveURL(localize(paths.applyTip('success'), language));
});

test('the last sign-in is the one before this', { tag: ['@R3.2', '@en', '@all'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
  const dayMs = 24 * 60 * 60_000;
  const shown = (time: string) => page.getByRole('main').getByText(t('user.info.beijingTime', { time }));
  await logIn('main', paths.userInfo());
  await expect(shown(formatDateTime(seedTime - dayMs))).toBeVisible();
  await backend.advance(3 * dayMs);
  await logIn('main', paths.userInfo());
  await expect(page.getByRole('main').getByText(formatDate(Date.now()))).toBeVisible();
});

test('the first sign-in has none before it', { tag: ['@R3.2', '@zh', '@all'] }, async ({
  page,
  logIn,
  open,
  t,
}) => {
  await logIn('fresh');
  const text = page.getByRole('main').getByText(t('user.info.firstLogin'));
  await expect(text).toBeVisible();
  await open(paths.userInfo());
  await expect(text).toBeVisible();
});

test('a new customer applies with the company name alone', { tag: ['@R2.47', '@zh', '@all'] }, async ({
  page,
  logIn,
  t,
}) => {
  await logIn('fresh');
  await page
    .getByRole('region', { name: t('user.setup.title') })
    .getByRole('link', { name: t('user.setup.product') })
    .click();
  await expect(field(page, t('form.email'))).toHaveValue(fresh.account);
  await field(page, t('form.company')).fill('禾野演示');
  await consentBox(page, t).check();
  await page.getByRole('button', { name: t('apply.submit') }).click();
  await expect(page.getByText(t('apply.result.success.title'))).toBeVisible();
});
