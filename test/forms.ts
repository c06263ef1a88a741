import type { Page } from '@playwright/test';
import { seededAccounts, seededCode } from '../mocks/db/accounts.ts';
import type { TextKey } from '../src/i18n/namespaces.ts';
import { completeCaptcha, slider } from './captcha.ts';
import { expect, field } from './fixtures.ts';
import { applicant, colleague } from './people.ts';
import type { Translate } from './translate.ts';

/** Presses a button by the text key of its name. */
export const press = (key: TextKey) => (page: Page, t: Translate) =>
  page.getByRole('button', { name: t(key), exact: true }).click();

/** Fills in fields by the text keys of their labels. */
export const fill = (fields: Partial<Record<TextKey, string>>) => async (page: Page, t: Translate) => {
  const typed: Record<string, string> = {};
  for (const [key, value] of entriesOf(fields)) {
    await field(page, t(key)).fill(value);
    typed[t(key)] = value;
  }
  return typed;
};

function entriesOf(fields: Partial<Record<TextKey, string>>): [TextKey, string][] {
  return Object.entries(fields).flatMap(([key, value]) => (isKey(key) ? [[key, value]] : []));
}

/** Object.entries widens the keys to strings. */
const isKey = (key: string): key is TextKey => key.includes('.');

/** Fills in the form of a new sub-account. */
export async function fillColleague(page: Page, t: Translate) {
  await page.getByRole('radio', { name: t('subAccount.password.typed') }).check();
  return fill({
    'subAccount.create.account': colleague.account,
    'subAccount.create.name': colleague.name,
    'subAccount.create.mobile': colleague.mobile,
    'subAccount.create.password': colleague.password,
    'subAccount.create.confirmPassword': colleague.password,
  })(page, t);
}

/** Fills in the contact fields of a form. */
export const fillContact = (contact: typeof applicant = applicant) =>
  fill({
    'form.name': contact.name,
    'form.company': contact.company,
    'form.email': contact.email,
    'form.mobile': contact.mobile,
  });

/** Sends a verification code. The countdown shows that it was sent. */
export async function sendCode(page: Page, t: Translate) {
  await press('form.sendCode')(page, t);
  await expect(page.getByRole('button', { name: counting(t) })).toBeVisible();
}

/** Presses a button. After a rejected captcha (A2010), completes it instead, which resumes the action of the button. */
export const pressOrResume = (key: TextKey) => async (page: Page, t: Translate) => {
  const isRejected = (await slider(page).count()) > 0 && (await slider(page).isEnabled());
  await (isRejected ? slider(page).press('End') : press(key)(page, t));
};

/** Presses a button that requires the captcha. The captcha stays completed until the API rejects it. */
export const pressWithCaptcha = (key: TextKey) => async (page: Page, t: Translate) => {
  const isFirst = (await slider(page).count()) === 0;
  await pressOrResume(key)(page, t);
  if (isFirst) await completeCaptcha(page);
};

/** The label of the button during the countdown. */
export const counting = (t: Translate) => new RegExp(t('form.reacquire', { seconds: '\\d+' }));

/**
 * Types the code, which submits the form. A code that was refused is submitted with the button.
 *
 * @param key the text key of the button
 */
export const submitCode = (key: TextKey) => async (page: Page, t: Translate) => {
  const code = field(page, t('form.code'));
  if ((await code.inputValue()) === '') await code.fill(seededCode);
  else await press(key)(page, t);
};

/** The first step of changing the phone number. */
export async function verifyCurrentMobile(page: Page, t: Translate) {
  await sendCode(page, t);
  await field(page, t('form.code')).fill(seededCode);
  await expect(field(page, t('account.mobile.new'))).toBeVisible();
}

const { name } = seededAccounts.sub;

/** Selects an entry in the row menu of the seeded sub-account. */
export async function chooseForSub(page: Page, t: Translate, choice: TextKey) {
  await page.getByRole('button', { name: t('subAccount.list.actionsOf', { name }), exact: true }).click();
  await page.getByRole('menuitem', { name: t(choice), exact: true }).click();
}

/** Selects an entry in the row menu and confirms the dialog. */
export const doForSub = (choice: TextKey) => async (page: Page, t: Translate) => {
  await chooseForSub(page, t, choice);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t(choice), exact: true })
    .click();
};
