import type { Locator, Page } from '@playwright/test';
import type { BackendSandbox } from '../../mocks/adapters/backend-sandbox.ts';
import sampleContent from '../../mocks/adapters/sample-content.json' with { type: 'json' };
import { seededAccounts } from '../../mocks/db/accounts.ts';
import { dayMs } from '../../mocks/db/limits.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { formatDate, formatDateTime } from '../../src/ui/format/date.ts';
import { completeCaptcha, slider } from '../../test/captcha.ts';
import { test as base, expect, field } from '../../test/fixtures.ts';
import { fillColleague } from '../../test/forms.ts';
import type { Translate } from '../../test/translate.ts';

const { main, fresh } = seededAccounts;

const names = {
  zh: { brand: '品牌体验', survey: '问卷工具', employee: '员工体验' },
  en: { brand: 'Brand experience', survey: 'Survey tool', employee: 'Employee experience' },
};

const test = base.extend<{ names: (typeof names)['zh'] }>({
  names: async ({ language }, use) => use(names[language]),
});

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
  await expect(checklist.getByText(t('user.setup.open'), { exact: true })).toHaveCount(2);
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
  await expect(list.getByRole('button')).toHaveText(Array<string>(10).fill(t('user.dashboard.apply')));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    t('user.setup.title'),
    t('user.dashboard.seats'),
    t('user.dashboard.title'),
  ]);
});

test('a product that has ended stays with the products, marked, and can be renewed', {
  tag: ['@R2.70', '@en', '@all'],
}, async ({ page, logIn, t, backend }) => {
  await backend.advance(40 * dayMs);
  await logIn('main');
  const ended = page
    .getByRole('region', { name: t('user.dashboard.products') })
    .getByRole('listitem')
    .last();
  await expect(ended).toContainText(t('user.dashboard.ended'));
  await expect(ended.getByRole('button')).toHaveText(t('user.dashboard.renew'));
  await expect(page.getByRole('region', { name: t('user.dashboard.endingTitle') })).toHaveCount(0);
  await logIn('sub');
  await expect(ended).toContainText(t('user.dashboard.ended'));
  await expect(ended.getByRole('button')).toHaveCount(0);
  await expect(ended.getByRole('link')).toHaveText(t('user.askMainAccount.write', { name: main.name }));
});

test('what ends soon comes first, then the seats of a main account and its products', {
  tag: ['@R2.70', '@en'],
}, async ({ page, names, logIn, t, language }) => {
  await logIn('main');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    t('user.dashboard.endingTitle'),
    t('user.dashboard.seats'),
    t('user.dashboard.products'),
    t('user.dashboard.services'),
    t('user.dashboard.unavailable'),
  ]);
  const ending = page.getByRole('region', { name: t('user.dashboard.endingTitle') });
  await expect(ending.getByRole('listitem')).toHaveCount(1);
  await expect(ending.getByRole('listitem')).toContainText(names.brand);
  await expect(page.getByRole('button', { name: t('user.dashboard.renew') })).toHaveCount(1);
  await expect(page.getByText(t('user.dashboard.seatsUsed', { used: 6, limit: 10 }))).toBeVisible();
  const items = (title: string) => page.getByRole('region', { name: title }).getByRole('listitem');
  const products = items(t('user.dashboard.products'));
  await expect(products).toHaveCount(4);
  await expect(items(t('user.dashboard.services'))).toHaveCount(2);
  await expect(products.first()).toContainText(names.brand);
  // What is not available is a list with one button each.
  const others = items(t('user.dashboard.unavailable'));
  await expect(others).toHaveCount(4);
  await expect(others.getByRole('button')).toHaveText(Array<string>(4).fill(t('user.dashboard.apply')));
  await expect(page.getByText(t('user.purpose.brand'))).toBeVisible();
  await page.getByRole('link', { name: t('user.dashboard.manageSeats') }).click();
  await expect(page).toHaveURL(localize(paths.subAccounts(), language));
});

test('on a phone the seats are on the first screen, and each card opens its product', {
  tag: ['@R2.70', '@zh', '@all'],
}, async ({ page, names, logIn, t, language }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn('main');
  await expect(page.getByText(t('user.dashboard.seatsUsed', { used: 6, limit: 10 }))).toBeInViewport();
  const card = page.getByRole('listitem').filter({ hasText: names.survey });
  // Away from the name.
  await card.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(localize(paths.container('p-survey'), language));
});

test('a card says how many colleagues can use its product, and leads to them', {
  tag: ['@R2.70', '@en'],
}, async ({ page, names, logIn, t, backend, language }) => {
  const card = page
    .getByRole('region', { name: t('user.dashboard.products') })
    .getByRole('listitem')
    .filter({ hasText: names.brand });
  await logIn('sub');
  await expect(card.getByRole('link')).toHaveCount(1);
  await backend.fail('listSubUsers', 'B0001');
  await logIn('main');
  await expect(card.getByRole('link')).toHaveCount(1);
  await backend.clear();
  await page.reload();
  // Of six, one is closed.
  const count = card.getByRole('link', { name: t('user.dashboard.colleagues', { count: 5 }) });
  await count.click();
  await expect(page).toHaveURL(localize(paths.subAccounts({ productId: 'p-brand', status: 1 }), language));
  const filters = [t('subAccount.status.open'), names.brand].join(t('subAccount.person.separator'));
  await expect(page.getByRole('main')).toContainText(
    t('subAccount.filter.matchesOf', { count: 5, total: 5, filters }),
  );
  // Its permission comes first for the selected.
  await page.getByRole('checkbox', { name: t('subAccount.list.selectAll') }).click();
  await page.getByRole('button', { name: t('subAccount.bulk.revokeMenu') }).click();
  await expect(page.getByRole('menuitem').first()).toHaveText(names.brand);
});

test('the skeleton of the dashboard has the frames of the loaded page', {
  tag: ['@R2.70', '@zh', '@all'],
}, async ({ page, names, signIn, open, t, hold }) => {
  const { answered, release } = await hold('listMyServices');
  await signIn('main');
  await open(paths.user());
  await answered;
  const card = page
    .getByRole('progressbar', { name: t('user.layout.loading') })
    .locator('[class*="card-"]')
    .first();
  const before = await card.boundingBox();
  release();
  const loaded = page
    .getByRole('region', { name: t('user.dashboard.products') })
    .getByRole('listitem')
    .filter({ hasText: names.brand });
  await expect(loaded).toBeVisible();
  const after = await loaded.boundingBox();
  expect([before?.x, before?.width]).toEqual([after?.x, after?.width]);
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

test('a sub-account asks its main account by name, with an e-mail that is written out', {
  tag: ['@R2.70', '@zh'],
}, async ({ page, names, logIn, t }) => {
  await logIn('sub');
  const area = page.getByRole('main');
  await expect(area.getByText(t('user.askMainAccount.named', { name: main.name }))).toBeVisible();
  const others = page.getByRole('region', { name: t('user.dashboard.unavailableSub') });
  await expect(others.getByRole('listitem')).toHaveCount(7);
  const ask = t('user.askMainAccount.write', { name: main.name });
  await expect(others.getByRole('link')).toHaveText(Array<string>(7).fill(ask));
  const mailOf = async (item: Locator) =>
    new URL((await item.getByRole('link', { name: ask }).getAttribute('href')) ?? '');
  const open = await mailOf(others.getByRole('listitem').filter({ hasText: names.employee }));
  expect(open.pathname).toBe(main.account);
  expect(open.searchParams.get('subject')).toBe(t('user.askMainAccount.open', { name: names.employee }));
  expect(open.searchParams.get('body')).toContain(main.name);
  expect(open.searchParams.get('body')).toContain(seededAccounts.sub.name);
  const renew = await mailOf(page.getByRole('region', { name: t('user.dashboard.endingTitle') }));
  expect(renew.searchParams.get('subject')).toBe(t('user.askMainAccount.renew', { name: names.brand }));
  await expect(area.getByRole('link', { name: 'sales@example.com' })).toHaveCount(0);
  await expect(area.getByText(t('user.dashboard.seats'))).toHaveCount(0);
});

const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page, t: Translate) =>
  dialog(page).getByRole('button', { name: t('user.request.confirm') });
const applications = async (backend: BackendSandbox) =>
  (await backend.journal()).filter(({ operationId }) => operationId === 'submitApplication');

const backgroundOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

test('a renewal takes two clicks, says what it is, and is remembered', {
  tag: ['@R2.78', '@R2.39', '@R6.8', '@en'],
}, async ({ page, names, logIn, t, backend, language }) => {
  await logIn('main');
  const renew = page.getByRole('button', { name: t('user.dashboard.renew') });
  const alarming = await backgroundOf(page.getByRole('region', { name: t('user.dashboard.endingTitle') }));
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  const clicks = [renew, confirm(page, t)];
  for (const target of clicks) await target.click();
  expect(clicks).toHaveLength(2);
  const request = await sent;
  expect(request.postDataJSON()).toEqual({
    name: main.name,
    email: main.account,
    mobile: main.mobile,
    company: '禾野演示食品有限公司',
    source: 'renewal',
    product: names.brand,
    lang: language,
  });
  expect(await request.headerValue('Authorization')).toBeNull();
  await expect(dialog(page)).toContainText(main.account);
  await expect(dialog(page)).toContainText(t('user.request.sent'));
  const done = dialog(page).getByRole('button', { name: t('user.request.done') });
  await expect(done).toBeFocused();
  await done.click();
  await expect(renew).toBeFocused();
  const asked = page.getByText(t('user.request.askedRenewal', { date: formatDate(Date.now()) }));
  await expect(asked).toBeVisible();
  // What is on its way is no alarm any more.
  const ending = page.getByRole('region', { name: t('user.dashboard.endingTitle') });
  expect(await backgroundOf(ending)).not.toBe(alarming);
  await page.reload();
  await expect(asked).toBeVisible();
  expect(await applications(backend)).toHaveLength(1);
  // Another user of the device.
  await logIn('atLimit');
  await expect(page.getByRole('button', { name: t('user.dashboard.renew') })).toBeVisible();
  await expect(asked).toHaveCount(0);
});

test('a request shows what it is about, and takes another contact', {
  tag: ['@R2.78', '@zh', '@all'],
}, async ({ page, names, logIn, t }) => {
  await logIn('main');
  await page.getByRole('button', { name: t('user.dashboard.renew') }).press('Enter');
  await expect(
    page.getByRole('dialog', { name: t('user.request.title.renewal', { name: names.brand }) }),
  ).toBeVisible();
  await expect(confirm(page, t)).toBeFocused();
  for (const text of [t('user.request.end'), main.name, main.account, main.mobile, t('user.request.purpose')])
    await expect(dialog(page)).toContainText(text);
  // What happens meanwhile: nobody has to ask.
  const date = formatDate(Date.now() + 30 * dayMs);
  await expect(dialog(page)).toContainText(t('user.request.unchangedFor', { count: 5, date }));
  await expect(slider(page)).toHaveCount(0);
  await dialog(page)
    .getByRole('button', { name: t('user.request.change') })
    .press('Enter');
  const name = field(page, t('form.name'));
  await expect(name).toBeFocused();
  await name.fill('唐晓棠');
  // Closed by mistake: what was typed stays.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: t('user.dashboard.renew') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('唐晓棠');
  // What was typed for one request is not sent with another.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('user.dashboard.moreSeats') }).press('Enter');
  await expect(dialog(page)).toContainText(main.name);
  await expect(dialog(page)).not.toContainText('唐晓棠');
});

test('sales can tell requests apart: product, service and seats', { tag: ['@R2.78', '@en', '@all'] }, async ({
  page,
  logIn,
  t,
  language,
}) => {
  const product = language === 'zh' ? 'AI 标注服务' : 'AI labeling';
  const service = language === 'zh' ? '编码制表' : 'Coding and tabulation';
  const send = async (button: Locator, seats?: string) => {
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await button.click();
    if (seats) {
      await field(page, t('user.request.seats')).fill(seats);
      await expect(dialog(page).getByRole('definition').first()).toHaveText(
        t('user.request.seatsThen', { used: 10, limit: 10, later: 20 }),
      );
    }
    await confirm(page, t).click();
    const { source, product: name } = (await sent).postDataJSON();
    // The receipt says what was asked for.
    await expect(dialog(page)).toContainText(t('user.request.sent'));
    await expect(dialog(page)).toContainText(name);
    await dialog(page)
      .getByRole('button', { name: t('user.request.done') })
      .click();
    return [source, name];
  };
  const of = (name: string) => page.getByRole('listitem').filter({ hasText: name }).getByRole('button');
  await logIn('main');
  expect(await send(of(product))).toEqual(['portal', product]);
  expect(await send(of(service))).toEqual(['service', service]);
  await logIn('atLimit');
  const seats = page.getByRole('button', { name: t('user.dashboard.moreSeats') });
  expect(await send(seats, '１0')).toEqual(['seats', t('user.request.seatsWanted', { count: 10 })]);
});

test('a new customer chooses a product, and is asked for the company that the account lacks', {
  tag: ['@R2.78', '@zh', '@all'],
}, async ({ page, names, logIn, t, backend }) => {
  await logIn('fresh');
  await page
    .getByRole('region', { name: t('user.setup.title') })
    .getByRole('button', { name: t('user.dashboard.apply') })
    .click();
  const company = field(page, t('form.company'));
  await expect(company).toBeFocused();
  await expect(field(page, t('form.email'))).toHaveValue(fresh.account);
  await confirm(page, t).click();
  await expect(dialog(page).getByText(t('common.error.companyRequired'))).toBeVisible();
  await company.fill('禾野演示');
  await dialog(page).getByLabel(t('user.request.product')).selectOption(names.survey);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await confirm(page, t).click();
  expect((await sent).postDataJSON()).toMatchObject({
    company: '禾野演示',
    product: names.survey,
    source: 'portal',
  });
  await expect(dialog(page)).toContainText(t('user.request.sent'));
  expect(await applications(backend)).toHaveLength(1);
});

test('the errors of a request show in its dialog, and nothing is lost', {
  tag: ['@R2.78', '@R8.7', '@en'],
}, async ({ page, logIn, t, backend }) => {
  await logIn('main');
  await page.getByRole('button', { name: t('user.dashboard.renew') }).click();
  const failure = page.locator('form').filter({ hasText: t('user.request.purpose') });
  for (const code of ['A5022', 'B003', 'B0001', 'A5023'] as const) {
    await backend.fail('submitApplication', code, { times: 1 });
    await confirm(page, t).click();
    await expect(failure).toContainText(t(`common.apiMsg.${code}`));
  }
  await expect(dialog(page).getByRole('link', { name: sampleContent.contact.servicePhone })).toBeVisible();
  // The limit of a day is no fault of the address.
  const email = field(page, t('form.email'));
  await expect(email).toBeHidden();
  await dialog(page)
    .getByRole('button', { name: t('user.request.change') })
    .click();
  await email.fill('other@example.com');
  await backend.set('submitApplication:network');
  await confirm(page, t).click();
  await expect(failure).toContainText(t('error.network'));
  await backend.clear();
  await expect(email).toHaveValue('other@example.com');
  await confirm(page, t).click();
  await expect(dialog(page).filter({ hasText: t('user.request.sent') })).toContainText('other@example.com');
});

test('a request whose contact cannot be loaded says why, and begins again', {
  tag: ['@R2.78', '@R8.24', '@zh'],
}, async ({ page, logIn, t, backend }) => {
  await logIn('main');
  await expect(page.getByText(t('user.dashboard.seatsUsed', { used: 6, limit: 10 }))).toBeVisible();
  await backend.set('getUserDetail:network');
  await page.getByRole('button', { name: t('user.dashboard.renew') }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(t('user.unreachable.text'));
  await expect(confirm(page, t)).toBeHidden();
  await backend.clear();
  await dialog(page)
    .getByRole('button', { name: t('user.failed.retry') })
    .click();
  await expect(confirm(page, t)).toBeFocused();
});

test('a request passes the slider when the API requires a captcha', {
  tag: ['@R2.39', '@R2.78', '@en', '@all'],
}, async ({ page, logIn, t, backend }) => {
  await backend.fail('submitApplication', 'A2010', { times: 1 });
  await logIn('main');
  await page.getByRole('button', { name: t('user.dashboard.renew') }).click();
  await confirm(page, t).click();
  await completeCaptcha(page);
  await expect(page.getByText(t('user.request.sent'))).toBeVisible();
});

test('a slow answer and a double click send one request, and the dialog waits', {
  tag: ['@R2.78', '@zh'],
}, async ({ page, logIn, t, backend, hold }) => {
  await logIn('main');
  await page.getByRole('button', { name: t('user.dashboard.renew') }).click();
  const { answered, release } = await hold('submitApplication');
  await confirm(page, t).dblclick();
  await answered;
  await expect(dialog(page).getByRole('button', { name: t('user.request.sending') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  release();
  await expect(dialog(page)).toContainText(t('user.request.sent'));
  expect(await applications(backend)).toHaveLength(1);
});

test('the last sign-in is the one before this', { tag: ['@R3.2', '@en', '@all'] }, async ({
  page,
  logIn,
  t,
  backend,
}) => {
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
  t,
}) => {
  await logIn('fresh', paths.userInfo());
  await expect(page.getByRole('main').getByText(t('user.info.firstLogin'))).toBeVisible();
});

test('where a sub-account is refused for the limit, more seats are two clicks away', {
  tag: ['@R2.78', '@zh', '@all'],
}, async ({ page, logIn, t, backend }) => {
  await backend.fail('createSubUser', 'A2012');
  await logIn('main', paths.subAccountCreate());
  await fillColleague(page, t);
  await page.getByRole('button', { name: t('subAccount.create.submit') }).click();
  const limit = page.getByRole('alertdialog');
  await limit.getByRole('button', { name: t('user.dashboard.moreSeats') }).click();
  await expect(field(page, t('user.request.seats'))).toBeFocused();
  // A number is there already, and what is typed replaces it.
  await expect(field(page, t('user.request.seats'))).toHaveValue('5');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(t('common.error.positiveInteger'))).toBeVisible();
  await page.keyboard.type('10');
  const created = (await backend.journal()).filter(({ operationId }) => operationId === 'createSubUser');
  await confirm(page, t).click();
  await dialog(page)
    .getByRole('button', { name: t('user.request.done') })
    .click();
  await expect(limit).toContainText(
    t('user.request.askedSeats', { count: 10, date: formatDate(Date.now()) }),
  );
  // The form behind the dialog was not sent again.
  const after = (await backend.journal()).filter(({ operationId }) => operationId === 'createSubUser');
  expect(after).toHaveLength(created.length);
});
