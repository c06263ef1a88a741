import type { Page } from '@playwright/test';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { completeCaptcha } from '../../test/captcha.ts';
import { consentBox } from '../../test/consent.ts';
import { test as base, expect, field, fillPasswordLogin } from '../../test/fixtures.ts';
import { fillContact } from '../../test/forms.ts';
import { applicant as contact } from '../../test/people.ts';
import type { Translate } from '../../test/translate.ts';

const places = {
  zh: { province: '广东', city: '深圳', cityInFull: '广东 深圳' },
  en: { province: 'Guangdong', city: 'Shenzhen', cityInFull: 'Shenzhen, Guangdong' },
};

const test = base.extend<{ place: (typeof places)['zh'] }>({
  place: async ({ language }, use) => use(places[language]),
});

const send = (page: Page, t: Translate) => page.getByRole('button', { name: t('quote.submit') });
const summary = (page: Page, t: Translate) =>
  page.getByRole('complementary', { name: t('quote.summary.title') });
const chosen = (page: Page, t: Translate, name: string) =>
  summary(page, t).getByRole('button', { name: t('quote.summary.remove', { name }), exact: true });
const tip = (page: Page, t: Translate) => page.getByRole('dialog', { name: t('quote.tip.title') });

async function openForm(page: Page, t: Translate, open: (path: string) => Promise<void>) {
  await open(paths.quote());
  await expect(send(page, t)).toBeEnabled();
}

/** Fills in the form of a visitor or of an authenticated user, who is not asked for consent. */
async function fill(page: Page, t: Translate) {
  await field(page, t('quote.demand.quantity')).fill('1200');
  await field(page, t('quote.demand.coverage')).fill('300000');
  await page.getByLabel(t('population.gender.gender-female'), { exact: true }).check();
  await field(page, t('quote.description.label')).fill('Skin care buyers');
  await fillContact()(page, t);
  if (await consentBox(page, t).isVisible()) await consentBox(page, t).check();
}

async function choosePlace(page: Page, t: Translate, province: string, city: string) {
  await page.getByLabel(t('quote.attributes.region')).selectOption({ label: province });
  await page.getByLabel(city, { exact: true }).check();
}

// With a backend that requires authentication, an authenticated user runs the tests of visitors.
test.beforeEach(async ({ signIn, scenario }, { tags }) => {
  if (scenario === 'strict-login' && !tags.includes('@anonymous')) await signIn('main');
});

test('a visitor requests a sample and receives a request number', {
  tag: ['@R1.3', '@R2.32', '@R2.33', '@R2.35', '@R3.12', '@R7.5', '@R7.20', '@R5.30', '@journey', '@en'],
}, async ({ page, place, open, t, backend, scenario }) => {
  await openForm(page, t, open);
  await fill(page, t);
  await page.getByLabel(t('population.age.age-25-29'), { exact: true }).check();
  await choosePlace(page, t, place.province, place.city);
  await page.getByLabel(t('quote.tag.label')).selectOption('t-beauty-skincare');
  await expect(summary(page, t)).toContainText('1,200');
  await expect(summary(page, t)).toContainText('300,000');
  await expect(summary(page, t)).toContainText(t('quote.summary.share', { people: '250', share: '0.4%' }));
  await expect(chosen(page, t, place.cityInFull)).toBeVisible();

  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await send(page, t).click();
  expect((await sent).postDataJSON()).toEqual({
    quantity: 1200,
    coverage: 300_000,
    attributes: [
      { type: 'gender', optionIds: ['gender-female'] },
      { type: 'age', optionIds: ['age-25-29'] },
    ],
    regions: [{ provinceCode: '44', cityCode: '4403' }],
    tagId: 't-beauty-skincare',
    description: 'Skin care buyers',
    contact,
    ...(scenario !== 'strict-login' && { consent: true }),
  });
  const confirm = page.getByRole('heading', { name: t('quote.sent.title') });
  await expect(confirm).toBeFocused();
  await expect(page.getByText(t('quote.sent.id', { id: '' }).trim())).toHaveText(/\d/);
  const lists = (await backend.journal()).find((call) => call.operationId === 'listPopulationAttributes');
  expect(lists).toBeDefined();
});

test('the quote screen says what comes back and how to estimate the coverage', {
  tag: ['@R2.32', '@anonymous', '@zh', '@all'],
}, async ({ page, open, t, language }) => {
  await open(paths.quote());
  await expect(page.getByText(t('quote.demand.example'))).toBeVisible();
  const returns = page.getByRole('region', { name: t('quote.returns.title') });
  await expect(returns.getByRole('term')).toHaveText([
    t('quote.returns.feasibility'),
    t('quote.returns.time'),
    t('quote.returns.price'),
  ]);
  await expect(returns.getByRole('link', { name: '021-5550-0100' })).toBeVisible();
  await returns.getByRole('link', { name: t('quote.returns.panelLink') }).click();
  await expect(page).toHaveURL(localize(paths.dataService('sample'), language));
});

test('an empty request shows all missing fields', {
  tag: ['@R5.25', '@R5.26', '@R5.27', '@R5.28', '@R5.30', '@anonymous', '@zh'],
}, async ({ page, open, t }) => {
  await openForm(page, t, open);
  await send(page, t).click();
  await expect(page.getByText(t('common.error.positiveInteger'), { exact: true })).toHaveCount(2);
  await expect(page.getByText(t('common.error.attributesRequired'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('common.error.descriptionRequired'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('common.error.nameRequired'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('common.error.consentRequired'), { exact: true })).toBeVisible();
});

test('both numbers must be positive integers within their limits', {
  tag: ['@R5.25', '@R5.26', '@en'],
}, async ({ page, open, t }) => {
  await openForm(page, t, open);
  await send(page, t).click();
  const errors = [
    ['quote.demand.quantity', '1.5', 'common.error.sampleQuantity'],
    ['quote.demand.quantity', '1000001', 'common.error.sampleQuantityMax'],
    ['quote.demand.coverage', '650000001', 'common.error.coverageMax'],
  ] as const;
  for (const [label, value, error] of errors) {
    await field(page, t(label)).fill(value);
    await expect(page.getByText(t(error), { exact: true })).toBeVisible();
  }
  await field(page, t('quote.demand.quantity')).fill('1000000');
  await field(page, t('quote.demand.coverage')).fill('650000000');
  await expect(page.getByText(t('common.error.sampleQuantityMax'), { exact: true })).toBeHidden();
  await expect(page.getByText(t('common.error.coverageMax'), { exact: true })).toBeHidden();
});

test('a description is limited to 1000 characters and shows a counter', { tag: ['@R5.28', '@en'] }, async ({
  page,
  open,
  t,
}) => {
  await openForm(page, t, open);
  await field(page, t('quote.description.label')).fill('样'.repeat(1001));
  await expect(page.getByText(t('form.count', { count: 1001, max: 1000 }))).toBeVisible();
  await send(page, t).click();
  await expect(page.getByText(t('common.error.descriptionLength'), { exact: true })).toBeVisible();
});

test('a region alone is a sufficient condition', { tag: ['@R5.27', '@zh', '@all'] }, async ({
  page,
  place,
  open,
  t,
}) => {
  await openForm(page, t, open);
  await send(page, t).click();
  const error = page.getByText(t('common.error.attributesRequired'), { exact: true });
  await expect(error).toBeVisible();
  await choosePlace(page, t, place.province, place.city);
  await expect(error).toBeHidden();
});

test('selections are removed one by one or all at once, after a confirmation', {
  tag: ['@R2.34', '@en'],
}, async ({ page, place, open, t }) => {
  await openForm(page, t, open);
  const female = t('population.gender.gender-female');
  const single = t('population.marital.marital-single');
  await page.getByLabel(female, { exact: true }).check();
  await page.getByLabel(single, { exact: true }).check();
  await choosePlace(page, t, place.province, place.city);

  await chosen(page, t, female).click();
  await expect(tip(page, t)).toContainText(t('quote.tip.one', { name: female }));
  await tip(page, t)
    .getByRole('button', { name: t('quote.tip.cancel') })
    .click();
  await expect(chosen(page, t, female)).toBeVisible();
  await chosen(page, t, female).click();
  await tip(page, t)
    .getByRole('button', { name: t('quote.tip.confirm') })
    .click();
  await expect(page.getByRole('heading', { name: t('quote.summary.title') })).toBeFocused();
  await expect(chosen(page, t, female)).toBeHidden();
  await expect(page.getByLabel(female, { exact: true })).not.toBeChecked();

  const clear = page.getByRole('button', { name: t('quote.summary.clear') });
  await clear.click();
  await page.keyboard.press('Escape');
  await expect(tip(page, t)).toBeHidden();
  await expect(chosen(page, t, single)).toBeVisible();
  await clear.click();
  await expect(tip(page, t)).toContainText(t('quote.tip.all'));
  await tip(page, t)
    .getByRole('button', { name: t('quote.tip.confirm') })
    .click();
  await expect(page.getByText(t('quote.summary.empty'))).toBeVisible();
  await expect(page.getByLabel(t('quote.attributes.region'))).toHaveValue('');
});

test('selecting a province selects all of it until a city is selected', {
  tag: ['@R3.11', '@en'],
}, async ({ page, place, open, t, backend }) => {
  const province = page.getByLabel(t('quote.attributes.region'));
  await openForm(page, t, open);
  await fill(page, t);
  await province.selectOption({ label: place.province });
  await expect(chosen(page, t, place.province)).toBeVisible();
  await expect(page.getByLabel(t('regions.whole'))).toBeChecked();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await backend.fail('askSamplePrices', 'B003', { times: 1 });
  await send(page, t).click();
  const { regions } = (await sent).postDataJSON();
  expect(regions.length).toBeGreaterThan(20);
  expect(regions).toContainEqual({ provinceCode: '44', cityCode: '4403' });
  await page.getByLabel(place.city, { exact: true }).check();
  await expect(chosen(page, t, place.province)).toBeHidden();
  await expect(chosen(page, t, place.cityInFull)).toBeVisible();
});

test('removing a selection asks for confirmation in every control', {
  tag: ['@R2.34', '@zh', '@all'],
}, async ({ page, place, open, t }) => {
  const confirm = async (name: string, isYes: boolean) => {
    await expect(tip(page, t)).toContainText(t('quote.tip.one', { name }));
    const label = t(isYes ? 'quote.tip.confirm' : 'quote.tip.cancel');
    await tip(page, t).getByRole('button', { name: label }).click();
  };
  const province = page.getByLabel(t('quote.attributes.region'));
  const female = page.getByLabel(t('population.gender.gender-female'), { exact: true });
  await openForm(page, t, open);

  await female.check();
  await female.click();
  await confirm(t('population.gender.gender-female'), false);
  await expect(female).toBeChecked();
  await expect(chosen(page, t, t('population.gender.gender-female'))).toBeVisible();
  await female.press('Space');
  await expect(tip(page, t)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page, t)).toBeHidden();
  await expect(female).toBeChecked();
  await expect(chosen(page, t, t('population.gender.gender-female'))).toBeVisible();
  await female.press('Space');
  await confirm(t('population.gender.gender-female'), true);
  await expect(female).not.toBeChecked();
  await expect(female).toBeFocused();

  await choosePlace(page, t, place.province, place.city);
  await page.getByLabel(place.city, { exact: true }).click();
  await confirm(place.city, true);
  await expect(page.getByText(t('quote.summary.empty'))).toBeVisible();
  await expect(province).toHaveValue('');
  await expect(province).toBeFocused();
  await province.selectOption({ label: place.province });
  await page.getByLabel(t('regions.whole')).click();
  await confirm(place.province, false);
  await expect(chosen(page, t, place.province)).toBeVisible();

  const tag = page.getByLabel(t('quote.tag.label'));
  await tag.selectOption('t-beauty-skincare');
  const name = (await tag.locator('option:checked').textContent()) ?? '';
  await tag.selectOption('');
  await confirm(name, false);
  await expect(tag).toHaveValue('t-beauty-skincare');
  await tag.selectOption('');
  await confirm(name, true);
  await expect(tag).toHaveValue('');
});

test('server errors preserve the input', {
  tag: ['@R8.9', '@R8.22', '@en'],
}, async ({ page, open, t, backend }) => {
  await openForm(page, t, open);
  await fill(page, t);
  const failures = [
    ['A5022', 'common.apiMsg.A5022'],
    ['A5023', 'common.apiMsg.A5023'],
    ['B003', 'common.apiMsg.B003'],
    ['B0001', 'quote.fail'],
  ] as const;
  for (const [code, text] of failures) {
    await backend.fail('askSamplePrices', code, { times: 1 });
    await send(page, t).click();
    await expect(page.locator('form').getByRole('alert').getByText(t(text))).toBeVisible();
  }
  await expect(field(page, t('quote.demand.quantity'))).toHaveValue('1200');
  await expect(chosen(page, t, t('population.gender.gender-female'))).toBeVisible();
});

test('on a phone the request stays in view while its conditions change', {
  tag: ['@R2.34', '@en'],
}, async ({ page, open, t }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openForm(page, t, open);
  await field(page, t('quote.demand.quantity')).fill('1200');
  const link = page.getByRole('link', { name: t('quote.summary.title') });
  await expect(link).toContainText(t('quote.summary.short', { quantity: '1,200', count: 0 }));
  await page.getByLabel(t('population.gender.gender-female'), { exact: true }).check();
  await expect(link).toContainText(t('quote.summary.short', { quantity: '1,200', count: 1 }));
  await expect(link).toBeInViewport();
  await link.click();
  await expect(chosen(page, t, t('population.gender.gender-female'))).toBeInViewport();
});

test('a request survives a reload', { tag: ['@R4.11', '@zh'] }, async ({ page, place, open, t }) => {
  await openForm(page, t, open);
  await fill(page, t);
  await choosePlace(page, t, place.province, place.city);
  await page.reload();
  await expect(chosen(page, t, place.cityInFull)).toBeVisible();
  await expect(page.getByLabel(t('population.gender.gender-female'), { exact: true })).toBeChecked();
  await expect(field(page, t('quote.description.label'))).toHaveValue('Skin care buyers');
});

test('bundled lists replace lists that fail to load', { tag: ['@R2.33', '@en', '@all'] }, async ({
  page,
  open,
  t,
  backend,
}) => {
  await backend.fail('listPopulationAttributes', 'B0001');
  await backend.fail('listMatchTags', 'B0001');
  await openForm(page, t, open);
  await expect(page.getByRole('group', { name: t('population.income.name') })).toBeVisible();
  await expect(page.getByText(t('quote.tag.missing'))).toBeVisible();
  await fill(page, t);
  await send(page, t).click();
  await expect(page.getByRole('heading', { name: t('quote.sent.title') })).toBeVisible();
});

test('the contact is prefilled for an authenticated user', { tag: ['@R2.35', '@zh', '@all'] }, async ({
  page,
  logIn,
  open,
  t,
}) => {
  await logIn('main');
  await openForm(page, t, open);
  await expect(field(page, t('form.email'))).toHaveValue(seededAccounts.main.account);
  await expect(field(page, t('form.mobile'))).toHaveValue(seededAccounts.main.mobile);
  await expect(field(page, t('form.company'))).not.toHaveValue('');
  await expect(consentBox(page, t)).toHaveCount(0);
});

test('a customer gets from the sample service to a quote and back, and finds its number there', {
  tag: ['@R2.78', '@R2.70', '@en'],
}, async ({ page, logIn, t, language }) => {
  await logIn('main');
  const service = page
    .getByRole('listitem')
    .filter({ hasText: language === 'zh' ? '样本服务' : 'Sample service' });
  await service.getByRole('link', { name: t('user.dashboard.quote') }).click();
  await expect(send(page, t)).toBeEnabled();
  await expect(field(page, t('form.email'))).toHaveValue(seededAccounts.main.account);
  await fill(page, t);
  await send(page, t).click();
  const number = await page.getByText(t('quote.sent.id', { id: '' }).trim()).textContent();
  await page.getByRole('link', { name: t('quote.sent.userCentre') }).click();
  await expect(page).toHaveURL(localize(paths.user(), language));
  await expect(service).toContainText(number?.match(/[\w-]*\d[\w-]*/)?.[0] ?? 'no number');
});

test.describe('with a backend that requires authentication', () => {
  test.use({ scenario: 'strict-login' });

  test('a visitor without an account sends the request as an application', {
    tag: ['@R4.9', '@R6.8', '@anonymous', '@zh'],
  }, async ({ page, open, t, language, backend }) => {
    await openForm(page, t, open);
    await fill(page, t);
    await send(page, t).click();
    await expect(
      page
        .locator('form')
        .getByRole('alert')
        .filter({ hasText: t('error.needsAccount') }),
    ).toBeVisible();
    await page.getByRole('button', { name: t('quote.sendInstead') }).click();
    await completeCaptcha(page);
    await expect(page).toHaveURL(localize(paths.applyTip('success'), language));
    const calls = await backend.journal();
    expect(calls.filter(({ operationId }) => operationId === 'submitApplication')).toHaveLength(1);
    // The request stays for a visitor who gets an account.
    await page.goBack();
    await expect(field(page, t('quote.description.label'))).toHaveValue('Skin care buyers');
  });

  test('a visitor with an account signs in and returns to the filled form', {
    tag: ['@R4.9', '@R6.8', '@anonymous', '@zh', '@all'],
  }, async ({ page, open, t }) => {
    await openForm(page, t, open);
    await fill(page, t);
    await send(page, t).click();
    await page.getByRole('link', { name: t('form.signIn') }).click();
    await expect(page.getByRole('heading', { name: t('login.heading') })).toBeVisible();
    await expect(page).toHaveURL(paths.login(paths.quote()));
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    await expect(page).toHaveURL(paths.quote());
    await expect(field(page, t('quote.description.label'))).toHaveValue('Skin care buyers');
    await send(page, t).click();
    await expect(page.getByRole('heading', { name: t('quote.sent.title') })).toBeVisible();
  });

  test('the lists load for an authenticated user', { tag: ['@R2.33', '@R6.8', '@zh', '@all'] }, async ({
    page,
    logIn,
    open,
    t,
  }) => {
    await logIn('main');
    await openForm(page, t, open);
    await page.getByLabel(t('quote.tag.label')).selectOption('t-beauty-skincare');
    await expect(chosen(page, t, '护肤品购买者')).toBeVisible();
  });
});

test('the tag of a draft is restored when the tags have loaded', {
  tag: ['@R4.11', '@zh', '@all'],
}, async ({ page, open, t }) => {
  await openForm(page, t, open);
  const tag = page.getByLabel(t('quote.tag.label'));
  await tag.selectOption('t-beauty-skincare');
  await page.reload();
  await expect(tag).toHaveValue('t-beauty-skincare');
  await expect(chosen(page, t, '护肤品购买者')).toBeVisible();
});
