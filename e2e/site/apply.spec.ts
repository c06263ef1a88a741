import type { Page } from '@playwright/test';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { completeCaptcha, passCaptcha, slider } from '../../test/captcha.ts';
import { consentBox } from '../../test/consent.ts';
import { expect, field, test } from '../../test/fixtures.ts';
import { fillContact as fillFields } from '../../test/forms.ts';
import { overrideConfig } from '../../test/override-config.ts';
import { applicant } from '../../test/people.ts';
import type { Translate } from '../../test/translate.ts';

const contact = { ...applicant, email: 'Lin.Yue@example.com' };

async function fillContact(page: Page, t: Translate, change: Partial<typeof contact> = {}) {
  await fillFields({ ...contact, ...change })(page, t);
  await consentBox(page, t).check();
}

const send = (page: Page, t: Translate) => page.getByRole('button', { name: t('apply.submit') });

test('an application is sent after the slider captcha', {
  tag: ['@R1.3', '@R2.7', '@R3.7', '@R5.29', '@R6.8', '@R7.9', '@R8.9', '@journey', '@zh'],
}, async ({ page, open, t, backend, language }) => {
  await open(paths.apply());
  await expect(page.getByText(t('form.mobileHint'))).toBeVisible();
  await fillContact(page, t);
  await page.getByLabel(t('apply.interest.label')).selectOption('brand');
  await expect(slider(page)).toBeHidden();
  await send(page, t).click();
  await expect(page.getByText(t('captcha.drag'))).toBeVisible();
  await expect(slider(page)).toBeFocused();
  expect((await backend.journal()).filter((call) => call.operationId === 'submitApplication')).toEqual([]);

  const sent = page.waitForRequest((request) => request.method() === 'POST');
  // Completing it sends the application.
  await completeCaptcha(page);
  expect((await sent).postDataJSON()).toEqual({
    ...contact,
    email: contact.email.toLowerCase(),
    product: 'brand',
    source: 'apply',
    lang: language,
    consent: true,
  });
  expect((await sent).headers().authorization).toBeUndefined();
  await expect(page).toHaveURL(localize(paths.applyTip('success'), language));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.result.success.title'));
});

test('an empty form shows a separate error for each required field', {
  tag: ['@R5.14', '@R5.3', '@R5.30', '@en'],
}, async ({ page, open, t }) => {
  await open(paths.apply());
  await send(page, t).click();
  for (const key of [
    'common.error.nameRequired',
    'common.error.companyRequired',
    'common.error.emailRequired',
    'registerCard.info13',
    'common.error.consentRequired',
  ] as const) {
    await expect(page.getByText(t(key), { exact: true })).toBeVisible();
  }
  await expect(field(page, t('form.name'))).toBeFocused();
  // The captcha is for a complete form.
  await expect(slider(page)).toBeHidden();
});

test('each limit has its own error message, and the input stays', {
  tag: ['@R8.22', '@R9.6', '@zh'],
}, async ({ page, open, t, backend }) => {
  await open(paths.apply());
  await fillContact(page, t);
  for (const [index, code] of (['A5022', 'A5023', 'B003'] as const).entries()) {
    await backend.fail('submitApplication', code, { times: 1 });
    await (index === 0 ? passCaptcha(page, send(page, t)) : send(page, t).click());
    await expect(
      page
        .locator('form')
        .getByRole('alert')
        .getByText(t(`common.apiMsg.${code}`)),
    ).toBeVisible();
  }
  await expect(field(page, t('form.name'))).toHaveValue(contact.name);
  await expect(field(page, t('form.mobile'))).toHaveValue(contact.mobile);
});

test('any other failure offers a retry, and the retry works', {
  tag: ['@R8.9', '@R5.30', '@en', '@all'],
}, async ({ page, open, t, backend, language }) => {
  await open(paths.apply());
  await fillContact(page, t);
  await backend.fail('submitApplication', 'B0001', { times: 1 });
  await passCaptcha(page, send(page, t));
  const failure = page.locator('form').getByRole('alert');
  await expect(failure).toContainText(t('apply.result.fail.title'));
  await expect(failure).toContainText(t('common.apiMsg.B0001'));
  await failure.getByRole('link', { name: t('apply.result.fail.ways') }).click();
  await expect(page).toHaveURL(localize(paths.applyTip('fail'), language));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.result.fail.title'));
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible();
  await page.getByRole('link', { name: t('apply.result.again') }).click();
  await expect(field(page, t('form.mobile'))).toHaveValue(contact.mobile);
  // A draft contains no consent.
  await expect(consentBox(page, t)).not.toBeChecked();
  await consentBox(page, t).check();
  await passCaptcha(page, send(page, t));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.result.success.title'));
});

test('a captcha that the server rejects must be completed again, which sends the application', {
  tag: ['@R2.39', '@R8.17', '@en', '@all'],
}, async ({ page, open, t, backend, language }) => {
  await open(paths.apply());
  await fillContact(page, t);
  await backend.fail('submitApplication', 'A2010', { times: 1 });
  await passCaptcha(page, send(page, t));
  await expect(page.locator('form').getByRole('alert').getByText(t('common.apiMsg.A2010'))).toBeVisible();
  await expect(slider(page)).toBeEnabled();
  await expect(slider(page)).toHaveValue('0');
  await completeCaptcha(page);
  await expect(page).toHaveURL(localize(paths.applyTip('success'), language));
});

test('a double submit sends one application', { tag: '@zh' }, async ({
  page,
  open,
  t,
  backend,
  language,
  hold,
}) => {
  await open(paths.apply());
  await fillContact(page, t);
  const { answered, release } = await hold('submitApplication');
  await passCaptcha(page, send(page, t));
  for (let press = 0; press < 2; press += 1) await field(page, t('form.name')).press('Enter');
  await answered;
  release();
  await expect(page).toHaveURL(localize(paths.applyTip('success'), language));
  const calls = await backend.journal();
  expect(calls.filter((call) => call.operationId === 'submitApplication')).toHaveLength(1);
});

test('the input survives a reload and is cleared after submission', {
  tag: ['@R4.11', '@en'],
}, async ({ page, open, t, language }) => {
  await open(paths.apply());
  await expect(send(page, t)).toBeEnabled();
  await fillContact(page, t);
  await page.reload();
  await expect(field(page, t('form.email'))).toHaveValue(contact.email.toLowerCase());
  await consentBox(page, t).check();
  await passCaptcha(page, send(page, t));
  await expect(page).toHaveURL(localize(paths.applyTip('success'), language));
  await open(paths.apply());
  await expect(send(page, t)).toBeEnabled();
  await expect(field(page, t('form.email'))).toHaveValue('');
});

/** Reloads the page and waits for its draft, which does not keep the consent. Text typed before would stand beside the restored one. */
async function reloadDraft(page: Page, t: Translate) {
  await page.reload();
  await expect(field(page, t('form.email'))).toHaveValue(contact.email.toLowerCase());
  await expect(field(page, t('form.mobile'))).toHaveValue(contact.mobile);
  await consentBox(page, t).check();
}

test('the slider captcha is completed by mouse, arrow keys or a click, and only at the right end', {
  tag: ['@R2.39', '@R5.29', '@zh'],
}, async ({ page, open, t, backend }) => {
  // The page stays open.
  await backend.fail('submitApplication', 'B003');
  await open(paths.apply());
  await fillContact(page, t);
  await send(page, t).click();
  await expect(slider(page)).toBeEnabled();
  await dragSlider(page, 0.7);
  await expect(slider(page)).toHaveValue('0');
  await expect(slider(page)).toBeEnabled();
  await dragSlider(page, 1);
  await expect(slider(page)).toBeDisabled();

  await reloadDraft(page, t);
  await send(page, t).click();
  await expect(slider(page)).toBeEnabled();
  for (let step = 0; step < 9; step += 1) await slider(page).press('ArrowRight');
  await expect(slider(page)).toBeEnabled();
  await slider(page).press('ArrowRight');
  await expect(slider(page)).toBeDisabled();

  await reloadDraft(page, t);
  await send(page, t).click();
  await page.getByRole('button', { name: t('captcha.click') }).click();
  await expect(slider(page)).toBeDisabled();
});

test('the result page shows the result or a link to the form, and is not indexed', {
  tag: ['@R2.7', '@R2.19', '@R8.9', '@zh', '@all'],
}, async ({ page, open, t, language }) => {
  const robots = page.locator('meta[name=robots]');
  await open(paths.applyTip('fail'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.result.fail.title'));
  await expect(robots).toHaveAttribute('content', 'noindex');
  await open(paths.applyTip());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.result.none.title'));
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: t('apply.result.toForm') }).click();
  await expect(page).toHaveURL(localize(paths.apply(), language));
});

test('after an application there is something to do until the call', {
  tag: ['@R2.19', '@en', '@all'],
}, async ({ page, open, t, language }) => {
  await open(paths.applyTip('success'));
  await expect(page.getByRole('listitem').first()).toHaveText(t('apply.result.received'));
  const demo = page.getByRole('link', { name: t('apply.result.tryDemo') });
  await expect(demo).toHaveAttribute('href', localize(paths.experience(), language));
  await page.getByRole('link', { name: t('apply.result.tryLib') }).click();
  await expect(page).toHaveURL(localize(paths.lib(), language));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is readable and says that it requires JavaScript', { tag: ['@en', '@all'] }, async ({
    page,
    open,
    t,
  }) => {
    await open(paths.apply());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.title'));
    await expect(page.getByText(t('form.needsScript'))).toBeVisible();
    await expect(send(page, t)).toBeDisabled();
  });
});

test('a phone number loses spaces, hyphens and country code however it is entered', {
  tag: ['@R5.5', '@zh', '@all'],
}, async ({ page, t }) => {
  await page.goto(paths.apply());
  await expect(send(page, t)).toBeEnabled();
  const mobile = field(page, t('form.mobile'));
  await mobile.pressSequentially('+86 138-0000 0001');
  // It does not change during input.
  await expect(mobile).toHaveValue('+86 138-0000 0001');
  await mobile.blur();
  await expect(mobile).toHaveValue(contact.mobile);
});

test('input made before hydration is preserved', { tag: '@zh' }, async ({ page, t }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(paths.apply(), { waitUntil: 'commit' });
  await field(page, t('form.name')).fill(contact.name);
  await expect(send(page, t)).toBeDisabled();
  release();
  await expect(send(page, t)).toBeEnabled();
  await expect(field(page, t('form.name'))).toHaveValue(contact.name);
});

test('a cloud captcha loads on demand, and its ticket is sent with the form', {
  tag: ['@R3.7', '@R7.21', '@zh', '@all'],
}, async ({ page, t }) => {
  const script = 'https://captcha.example.com/script.js';
  let requested = 0;
  await page.route(script, (route) => {
    requested += 1;
    return route.fulfill({
      contentType: 'text/javascript',
      body: `window.TencentCaptcha = class {
          constructor(id, answer) { this.show = () => answer({ ret: 0, ticket: 'ticket-' + id, randstr: 'r' }); }
        };`,
    });
  });
  await overrideConfig(
    page,
    '"captcha":{"provider":"slider","scriptUrl":null,"appId":null}',
    `"captcha":{"provider":"tencent","scriptUrl":"${script}","appId":"7"}`,
  );
  // Client-side navigation, because the server is not configured with this captcha.
  await page.goto(paths.about());
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('site.action.apply') })
    .first()
    .click();
  await expect(send(page, t)).toBeEnabled();
  await fillContact(page, t);
  expect(requested).toBe(0);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await send(page, t).click();
  expect((await sent).postDataJSON()).toMatchObject({ captchaTicket: 'ticket-7', captchaRandstr: 'r' });
  expect(requested).toBe(1);
});

test('on a phone, the first field of the application is in view', { tag: ['@R2.1', '@zh', '@all'] }, async ({
  page,
  open,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(paths.apply());
  await expect(field(page, t('form.name'))).toBeInViewport({ ratio: 1 });
});

test('somebody without a mainland China number has a way on by e-mail', {
  tag: ['@R2.7', '@R5.4', '@en'],
}, async ({ page, open, t }) => {
  await open(paths.apply());
  await fillContact(page, t, { mobile: '+44 20 7946 0958' });
  await send(page, t).click();
  await expect(field(page, t('form.mobile'))).toHaveAccessibleDescription(t('common.error.info9'));
  const mail = page.getByRole('link', { name: t('form.alternative.mail') });
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await mail.click();
  const address = new URL((await mail.getAttribute('href')) ?? '');
  expect(address.pathname).toBe('sales@example.com');
  expect(address.searchParams.get('body')).toContain(contact.name);
  expect(address.searchParams.get('subject')).toContain(contact.company);
});

/** Drags the slider with the mouse to `share` of its track, and releases it. */
async function dragSlider(page: Page, share: number): Promise<void> {
  await slider(page).scrollIntoViewIfNeeded();
  const box = await slider(page).boundingBox();
  if (!box) throw new Error('The slider is not on the page');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 20, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 20 + (box.width - 30) * share, y, { steps: 8 });
  await page.mouse.up();
}
