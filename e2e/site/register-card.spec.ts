import { paths } from '../../src/paths/paths.ts';
import { passCaptcha, slider } from '../../test/captcha.ts';
import { consentBox } from '../../test/consent.ts';
import { expect, field, test } from '../../test/fixtures.ts';
import { fillContact } from '../../test/forms.ts';
import { waitForQuiet } from '../../test/hydration.ts';
import { applicant } from '../../test/people.ts';

/** The module of the form; it loads when the card comes close to the window. */
const formModule = /\/register-form-[\w-]+\.js$/;

test('a product page loads the form of its card when a visitor scrolls towards it, and sends it', {
  tag: ['@R5.15', '@R5.30', '@R8.9', '@zh'],
}, async ({ page, open, t, language }) => {
  const modules: string[] = [];
  page.on('request', (request) => modules.push(new URL(request.url()).pathname));
  await open(paths.product('brand'));
  await waitForQuiet(page);
  expect(modules.filter((name) => formModule.test(name))).toEqual([]);
  const card = page.getByRole('region', { name: t('apply.card.title') });
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('main section')].map((part) => part.clientHeight));
  const before = await heights();

  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('button', { name: t('apply.submit') })).toBeEnabled();
  expect(modules.filter((name) => formModule.test(name))).toHaveLength(1);
  // The form looks like the HTML that it replaces, and its style sheets change nothing else.
  expect(await heights()).toEqual(before);

  const send = card.getByRole('button', { name: t('apply.submit') });
  await send.click();
  for (const key of [
    'registerCard.nameRequired',
    'registerCard.companyRequired',
    'registerCard.emailRequired',
    'registerCard.info13',
    'common.error.consentRequired',
  ] as const)
    await expect(card.getByText(t(key), { exact: true })).toBeVisible();
  await field(page, t('form.email')).fill('lin@');
  await expect(card.getByText(t('registerCard.emailFormat'), { exact: true })).toBeVisible();

  await fillContact()(page, t);
  await consentBox(page, t).check();
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await passCaptcha(page, send);
  expect((await sent).postDataJSON()).toMatchObject({
    product: 'brand',
    source: 'register-card',
    lang: language,
  });
  await expect(card.getByText(t('apply.result.success.title'))).toBeVisible();
  await expect(slider(page)).toBeHidden();
  await expect(field(page, t('form.name'))).toHaveValue('');
  await expect(consentBox(page, t)).not.toBeChecked();
});

test('the card keeps the values after an error', { tag: ['@R8.22', '@en'] }, async ({
  page,
  open,
  t,
  backend,
}) => {
  await backend.fail('submitApplication', 'A5023');
  await open(paths.product('brand'));
  const card = page.getByRole('region', { name: t('apply.card.title') });
  const send = card.getByRole('button', { name: t('apply.submit') });
  await card.scrollIntoViewIfNeeded();
  await expect(send).toBeEnabled();
  await fillContact()(page, t);
  await consentBox(page, t).check();
  await passCaptcha(page, send);
  await expect(card.getByRole('alert').getByText(t('common.apiMsg.A5023'))).toBeVisible();
  await expect(field(page, t('form.name'))).toHaveValue(applicant.name);
});

test('the card keeps what is typed before its form arrives', { tag: ['@zh', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(formModule, async (route) => {
    await promise;
    await route.continue();
  });
  await open(paths.product('service'));
  const name = field(page, t('form.name'));
  const company = field(page, t('form.company'));
  await name.fill(applicant.name);
  await consentBox(page, t).check();
  await company.pressSequentially('North');
  await expect(page.getByRole('button', { name: t('apply.submit') })).toBeDisabled();
  // The notice for pages without scripts would show after ten seconds.
  const notice = page.getByText(t('form.needsScript'));
  await expect(notice).toBeHidden();
  // Other transitions end before it.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);

  release();
  await expect(page.getByRole('button', { name: t('apply.submit') })).toBeEnabled();
  await expect(company).toBeFocused();
  await page.keyboard.type('wind');
  await expect(company).toHaveValue('Northwind');
  await expect(name).toHaveValue(applicant.name);
  await expect(consentBox(page, t)).toBeChecked();
});
