import type { Page } from '@playwright/test';
import { seededAccounts, seededCode, seededPassword } from '../../mocks/db/accounts.ts';
import type { OperationId } from '../../mocks/engine/operation.ts';
import type { ErrorCode } from '../../openapi/generated/error-codes.ts';
import { paths } from '../../src/app/paths.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';
import { completeCaptcha, passCaptcha, slider } from './captcha.ts';
import { consentBox } from './consent.ts';
import { expect, field } from './fixtures.ts';
import type { Translate } from './translate.ts';

/** A user interaction that sends a request, and how its failure shows. */
export interface Screen {
  operationId: OperationId;
  /** The authenticated account; anonymous by default. */
  as?: keyof typeof seededAccounts;
  /** The unprefixed path. */
  path: string;
  /**
   * How a failure shows: `toast`, over an unchanged page; `page`, an error page from the server; `frame`, the error page
   * of the user area and a toast; `section`, an error in a section of the page and a toast; `nothing`, the page renders without
   * the data.
   */
  shows: 'toast' | 'page' | 'frame' | 'section' | 'nothing';
  /** The label of the field that shows a code. Other codes show a toast alone. */
  atField?: Partial<Record<ErrorCode, TextKey>>;
  /** The text at the field for codes whose shared message misleads. */
  ownTexts?: Partial<Record<ErrorCode, TextKey>>;
  /** The text of an empty page for codes that mean that there is nothing. */
  empty?: Partial<Record<ErrorCode, TextKey>>;
  /** Where codes show that neither are errors of the page nor show as the others, in English. */
  instead?: Partial<Record<ErrorCode, string>>;
  /** Sends the request; can be repeated. Without it, opening the page sends the request. */
  act?(page: Page, t: Translate): Promise<void>;
  /** Fills in the form once. Returns the values that failures must preserve, by label. */
  type?(page: Page, t: Translate): Promise<Record<string, string>>;
}

const press = (key: TextKey) => (page: Page, t: Translate) =>
  page.getByRole('button', { name: t(key), exact: true }).click();

/** Fills in fields by the text keys of their labels. */
const fill = (fields: Partial<Record<TextKey, string>>) => async (page: Page, t: Translate) => {
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

/** A user without an account. */
export const colleague = {
  account: 'colleague@example.com',
  name: '新同事',
  mobile: '13700000002',
  password: 'Better2027!',
};

/** Fills in the form of a new sub-account. */
export const fillColleague = fill({
  'subAccount.create.account': colleague.account,
  'subAccount.create.name': colleague.name,
  'subAccount.create.mobile': colleague.mobile,
  'subAccount.create.password': colleague.password,
  'subAccount.create.confirmPassword': colleague.password,
});

const contact = {
  'form.name': 'Lin Yue',
  'form.company': 'Northwind Demo Trading',
  'form.email': 'lin.yue@example.com',
  'form.mobile': '13800000001',
} as const;
/** A phone number without an account. */
const newMobile = '13700000009';

const sendButton = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('form.sendCode'), exact: true });

/** Sends a verification code. The countdown shows that it was sent. */
export async function sendCode(page: Page, t: Translate) {
  await sendButton(page, t).click();
  await expect(page.getByRole('button', { name: counting(t) })).toBeVisible();
}

/** Sends the first verification code to a phone number, which requires the captcha. */
export async function sendCodeWithCaptcha(page: Page, t: Translate) {
  await passCaptcha(page, sendButton(page, t));
  await expect(page.getByRole('button', { name: counting(t) })).toBeVisible();
}

/** Presses a button. After a rejected captcha (A2010), completes it instead, which resumes the action of the button. */
const pressOrResume = (key: TextKey) => async (page: Page, t: Translate) => {
  const isRejected = (await slider(page).count()) > 0 && (await slider(page).isEnabled());
  await (isRejected ? slider(page).press('End') : press(key)(page, t));
};

/** Presses a button that requires the captcha. The captcha stays completed until the API rejects it. */
const pressWithCaptcha = (key: TextKey) => async (page: Page, t: Translate) => {
  const isFirst = (await slider(page).count()) === 0;
  await pressOrResume(key)(page, t);
  if (isFirst) await completeCaptcha(page);
};

/** The label of the button during the countdown. */
export const counting = (t: Translate) => new RegExp(t('form.reacquire', { seconds: '\\d+' }));

/** The first step of changing the phone number. */
export async function verifyCurrentMobile(page: Page, t: Translate) {
  await sendCode(page, t);
  await field(page, t('form.code')).fill(seededCode);
  await press('account.mobile.next')(page, t);
  await expect(field(page, t('account.mobile.new'))).toBeVisible();
}

/** The texts at the field of a new number; the messages of these codes are in English in both languages. */
const numberTexts = { A5017: 'common.error.mobileSame', A5018: 'common.error.mobileUsed' } as const;

const { account, name, id } = seededAccounts.sub;

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

/** The codes of a code that was not sent, at the field of the code. */
const notSent = {
  A2003: 'form.code',
  A2004: 'form.code',
  A5003: 'form.code',
  A5004: 'form.code',
  A5005: 'form.code',
  A5006: 'form.code',
} as const;
const whenAgain = {
  A5004: 'form.codeLimit.minute',
  A5005: 'form.codeLimit.hour',
  A5006: 'form.codeLimit.day',
} as const;

/** Every operation that a screen calls. A test compares the list with the calls in the code. */
export const screens: readonly Screen[] = [
  { operationId: 'listNews', path: paths.newsList(), shows: 'page' },
  { operationId: 'listNews', path: paths.home(), shows: 'nothing' },
  { operationId: 'listNews', path: paths.resources(), shows: 'nothing' },
  {
    operationId: 'getNews',
    path: paths.newsDetail('n1001'),
    shows: 'page',
    instead: { B004: 'Page for unknown addresses' },
  },
  {
    operationId: 'listRelevantNews',
    path: paths.newsDetail('n1001'),
    shows: 'page',
    instead: { B004: 'Page for unknown addresses' },
  },
  { operationId: 'listAdvances', path: paths.advances(), shows: 'page' },
  { operationId: 'listFeaturedAdvances', path: paths.advances(), shows: 'nothing' },
  { operationId: 'listFeaturedAdvances', path: paths.resources(), shows: 'nothing' },
  {
    operationId: 'getAdvance',
    path: paths.advance('a2001'),
    shows: 'page',
    instead: { B004: 'Page for unknown addresses' },
  },
  { operationId: 'getAdvanceSiblings', path: paths.advance('a2001'), shows: 'nothing' },
  { operationId: 'listRelevantAdvances', path: paths.advance('a2001'), shows: 'nothing' },
  { operationId: 'listRecommendedAdvances', path: paths.advance('a2001'), shows: 'nothing' },
  { operationId: 'listRecruitCategories', path: paths.join(), shows: 'nothing' },
  { operationId: 'listRecruits', path: paths.join(), shows: 'nothing' },
  { operationId: 'getSeo', path: paths.home(), shows: 'nothing' },
  { operationId: 'listPopulationAttributes', path: paths.quote(), shows: 'nothing' },
  { operationId: 'listMatchTags', path: paths.quote(), shows: 'nothing' },
  {
    operationId: 'submitApplication',
    path: paths.apply(),
    shows: 'toast',
    atField: { A5023: 'form.email' },
    async type(page, t) {
      await consentBox(page, t).check();
      return fill(contact)(page, t);
    },
    act: pressWithCaptcha('apply.submit'),
  },
  {
    operationId: 'askSamplePrices',
    path: paths.quote(),
    shows: 'toast',
    atField: { A5023: 'form.email' },
    async type(page, t) {
      await page.getByLabel(t('population.gender.female'), { exact: true }).check();
      await consentBox(page, t).check();
      return fill({
        'quote.demand.quantity': '1200',
        'quote.demand.coverage': '300000',
        'quote.description.label': 'Skin care buyers',
        ...contact,
      })(page, t);
    },
    act: press('quote.submit'),
  },
  {
    operationId: 'loginByPassword',
    path: paths.login(),
    shows: 'toast',
    instead: { A0107: 'Panel for a new password' },
    atField: { A0101: 'form.password', A0102: 'form.password' },
    type: fill({ 'form.email': seededAccounts.main.account, 'form.password': seededPassword }),
    act: pressOrResume('login.submit'),
  },
  {
    operationId: 'loginBySms',
    path: paths.login(undefined, 'sms'),
    shows: 'toast',
    atField: {
      A0106: 'form.code',
      A2003: 'form.code',
      A2005: 'form.code',
      A2002: 'form.mobile',
      A2011: 'form.mobile',
      A3001: 'form.mobile',
    },
    type: fill({ 'form.mobile': seededAccounts.main.mobile, 'form.code': seededCode }),
    act: press('login.submit'),
  },
  {
    operationId: 'sendLoginSms',
    path: paths.login(undefined, 'sms'),
    shows: 'toast',
    atField: { ...notSent, A2002: 'form.mobile', A2011: 'form.mobile' },
    ownTexts: whenAgain,
    type: fill({ 'form.mobile': seededAccounts.main.mobile }),
    act: pressWithCaptcha('form.sendCode'),
  },
  {
    operationId: 'resetPassword',
    path: paths.login(undefined, 'forgot'),
    shows: 'toast',
    atField: {
      A2002: 'form.mobile',
      A0106: 'form.code',
      A2005: 'form.code',
      A5019: 'login.forgot.confirmPassword',
      A5020: 'login.forgot.password',
    },
    async type(page, t) {
      const first = await fill({ 'form.mobile': seededAccounts.main.mobile, 'form.code': seededCode })(
        page,
        t,
      );
      await press('login.forgot.next')(page, t);
      const second = await fill({
        'login.forgot.password': 'Better2027!',
        'login.forgot.confirmPassword': 'Better2027!',
      })(page, t);
      return { ...first, ...second };
    },
    act: press('login.forgot.submit'),
  },
  {
    operationId: 'listMyProducts',
    as: 'main',
    path: paths.user(),
    shows: 'section',
    empty: { A4001: 'user.dashboard.noProducts' },
  },
  {
    operationId: 'listMyServices',
    as: 'main',
    path: paths.user(),
    shows: 'section',
    empty: { A3005: 'user.dashboard.noServices' },
  },
  { operationId: 'getUserDetail', as: 'main', path: paths.userInfo(), shows: 'frame' },
  {
    operationId: 'getProductLoginUrl',
    as: 'main',
    path: paths.container('p-brand'),
    shows: 'toast',
  },
  {
    operationId: 'sendUserSms',
    as: 'main',
    path: paths.userAccount('password'),
    shows: 'toast',
    atField: notSent,
    ownTexts: whenAgain,
    act: press('form.sendCode'),
  },
  {
    operationId: 'sendEmailCode',
    as: 'main',
    path: paths.userAccount('password'),
    shows: 'toast',
    atField: notSent,
    ownTexts: whenAgain,
    type: async (page) => {
      await page.getByRole('radio').last().check();
      return {};
    },
    act: press('form.sendCode'),
  },
  {
    operationId: 'checkCode',
    as: 'main',
    path: paths.userAccount('password'),
    shows: 'toast',
    atField: { A2005: 'form.code', A5001: 'form.code', A5002: 'form.code' },
    type: fill({ 'account.password.old': seededPassword }),
    async act(page, t) {
      await field(page, t('form.code')).fill('');
      await field(page, t('form.code')).fill(seededCode);
    },
  },
  {
    operationId: 'changePassword',
    as: 'main',
    path: paths.userAccount('password'),
    shows: 'toast',
    atField: {
      A0108: 'account.password.old',
      A5021: 'account.password.old',
      A2008: 'account.password.new',
      A5020: 'account.password.new',
      A5019: 'account.password.confirm',
      A5001: 'form.code',
      A5002: 'form.code',
    },
    async type(page, t) {
      await sendCode(page, t);
      return fill({
        'account.password.old': seededPassword,
        'account.password.new': 'Better2027!',
        'account.password.confirm': 'Better2027!',
        'form.code': seededCode,
      })(page, t);
    },
    act: press('account.password.submit'),
  },
  {
    operationId: 'verifyCurrentMobileCode',
    as: 'main',
    path: paths.userAccount('mobile'),
    shows: 'toast',
    atField: { A2005: 'form.code', A5001: 'form.code', A5002: 'form.code' },
    type: fill({ 'form.code': seededCode }),
    act: press('account.mobile.next'),
  },
  {
    operationId: 'sendNewMobileSms',
    as: 'main',
    path: paths.userAccount('mobile'),
    shows: 'toast',
    atField: {
      A5009: 'form.code',
      A5010: 'form.code',
      A5011: 'form.code',
      A5012: 'form.code',
      A5015: 'account.mobile.new',
      A5016: 'account.mobile.new',
      A5017: 'account.mobile.new',
      A5018: 'account.mobile.new',
    },
    ownTexts: {
      ...numberTexts,
      A5010: 'form.codeLimit.minute',
      A5011: 'form.codeLimit.hour',
      A5012: 'form.codeLimit.day',
    },
    async type(page, t) {
      await verifyCurrentMobile(page, t);
      return fill({ 'account.mobile.new': newMobile })(page, t);
    },
    act: pressWithCaptcha('form.sendCode'),
  },
  {
    operationId: 'verifyNewMobileCode',
    as: 'main',
    path: paths.userAccount('mobile'),
    shows: 'toast',
    atField: { A5007: 'form.code', A5008: 'form.code' },
    async type(page, t) {
      await verifyCurrentMobile(page, t);
      return fill({ 'account.mobile.new': newMobile, 'form.code': seededCode })(page, t);
    },
    act: press('account.mobile.submit'),
  },
  {
    operationId: 'modifyMobile',
    as: 'main',
    path: paths.userAccount('mobile'),
    shows: 'toast',
    atField: {
      A5007: 'form.code',
      A5008: 'form.code',
      A5015: 'account.mobile.new',
      A5016: 'account.mobile.new',
      A5017: 'account.mobile.new',
      A5018: 'account.mobile.new',
    },
    ownTexts: numberTexts,
    async type(page, t) {
      await verifyCurrentMobile(page, t);
      await field(page, t('account.mobile.new')).fill(newMobile);
      await sendCodeWithCaptcha(page, t);
      return fill({ 'account.mobile.new': newMobile, 'form.code': seededCode })(page, t);
    },
    act: press('account.mobile.submit'),
  },
  {
    operationId: 'getCompanyInfo',
    as: 'main',
    path: paths.userCompany(),
    shows: 'frame',
    instead: { B004: 'Empty form' },
  },
  {
    operationId: 'saveCompanyInfo',
    as: 'main',
    path: paths.userCompany(),
    shows: 'toast',
    type: fill({ 'company.name': '示例公司', 'company.address': '示例路 8 号' }),
    act: press('company.save'),
  },
  { operationId: 'listSubUsers', as: 'main', path: paths.subAccounts(), shows: 'frame' },
  {
    operationId: 'listCompanyUsers',
    as: 'main',
    path: paths.subAccounts(),
    shows: 'toast',
    async act(page, t) {
      const search = page.getByRole('combobox', { name: t('subAccount.list.search') });
      await search.fill('');
      await search.fill('陈');
    },
  },
  {
    operationId: 'createSubUser',
    as: 'main',
    path: paths.subAccountCreate(),
    shows: 'toast',
    atField: {
      A2001: 'subAccount.create.account',
      A5014: 'subAccount.create.account',
      A2013: 'subAccount.create.name',
      A5018: 'subAccount.create.mobile',
      A5020: 'subAccount.create.password',
      A5019: 'subAccount.create.confirmPassword',
    },
    ownTexts: { A2001: 'subAccount.create.accountExists', A5018: 'common.error.mobileUsed' },
    instead: { A2012: 'Dialog with the contacts' },
    type: fillColleague,
    act: press('subAccount.create.submit'),
  },
  { operationId: 'getSubUser', as: 'main', path: paths.subAccountEdit(id), shows: 'frame' },
  {
    operationId: 'updateSubUser',
    as: 'main',
    path: paths.subAccountEdit(id),
    shows: 'toast',
    atField: { A5018: 'subAccount.create.mobile', A5020: 'subAccount.edit.password' },
    ownTexts: { A5018: 'common.error.mobileUsed' },
    type: fill({ 'subAccount.create.name': '陈雨晴', 'subAccount.create.mobile': '13700000003' }),
    act: press('subAccount.edit.submit'),
  },
  {
    operationId: 'setSubUserDisabled',
    as: 'main',
    path: paths.subAccounts(),
    shows: 'toast',
    act: doForSub('subAccount.close.label'),
  },
  {
    operationId: 'changeUserState',
    as: 'main',
    path: paths.subAccounts(),
    shows: 'toast',
    act: doForSub('subAccount.cancel.label'),
  },
  {
    operationId: 'setSubUserDe',
    as: 'main',
    path: paths.subAccounts(),
    shows: 'toast',
    async act(page, t) {
      await page.getByRole('switch', { name: t('subAccount.list.deOf', { name }), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('subAccount.closeDe.label'), exact: true })
        .click();
    },
  },
  {
    operationId: 'resetSubUserPassword',
    as: 'main',
    path: paths.subAccounts(),
    shows: 'toast',
    atField: {
      A2009: 'subAccount.reset.password',
      A5020: 'subAccount.reset.password',
      A5019: 'subAccount.reset.confirmPassword',
    },
    async type(page, t) {
      await chooseForSub(page, t, 'subAccount.reset.label');
      return fill({
        'subAccount.reset.password': 'Better2027!',
        'subAccount.reset.confirmPassword': 'Better2027!',
      })(page, t);
    },
    act: press('subAccount.reset.label'),
  },
  {
    operationId: 'deleteSubUser',
    as: 'main',
    path: paths.subAccounts(),
    shows: 'toast',
    async type(page, t) {
      await chooseForSub(page, t, 'subAccount.delete.label');
      const label = t('subAccount.delete.type', { account });
      await field(page, label).fill(account);
      return { [label]: account };
    },
    act: press('subAccount.delete.confirm'),
  },
];

/** Operations that no user interaction calls directly, and the test that covers their failures. */
export const operationsWithoutUi: Partial<Record<OperationId, string>> = {
  logout: 'Its failure is ignored: session.spec.ts logs out without it.',
  registerBySms: 'Registration is disabled by default: register.spec.ts tests it on a separate server.',
  refreshToken: 'It runs before other calls: session.spec.ts tests its failure.',
};
