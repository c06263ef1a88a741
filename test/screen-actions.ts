import type { Page } from '@playwright/test';
import { seededAccounts, seededCode, seededPassword } from '../mocks/db/accounts.ts';
import type { OperationId } from '../openapi/generated/operations.ts';
import { consentBox } from './consent.ts';
import { field } from './fixtures.ts';
import {
  chooseForSub,
  doForSub,
  fill,
  fillColleague,
  fillContact,
  press,
  pressOrResume,
  pressWithCaptcha,
  sendCode,
  submitCode,
  verifyCurrentMobile,
} from './forms.ts';
import { screens } from './screens.ts';
import type { Translate } from './translate.ts';

/** A phone number without an account. */
const newMobile = '13700000009';
const { account, name } = seededAccounts.sub;

/** How a person sends the request of a screen. Without an entry, opening the page sends it. */
interface ScreenActions {
  /** Sends the request; can be repeated. */
  act(page: Page, t: Translate): Promise<void>;
  /** Fills in the form once. Returns the values that failures must preserve, by label. */
  type?(page: Page, t: Translate): Promise<Record<string, string>>;
}

export const screenActions: Partial<Record<OperationId, ScreenActions>> = {
  submitApplication: {
    async type(page, t) {
      await consentBox(page, t).check();
      return fillContact()(page, t);
    },
    act: pressWithCaptcha('apply.submit'),
  },
  askSamplePrices: {
    async type(page, t) {
      await page.getByLabel(t('population.gender.gender-female'), { exact: true }).check();
      await consentBox(page, t).check();
      const contact = await fillContact()(page, t);
      const demand = await fill({
        'quote.demand.quantity': '1200',
        'quote.demand.coverage': '300000',
        'quote.description.label': 'Skin care buyers',
      })(page, t);
      return { ...contact, ...demand };
    },
    act: press('quote.submit'),
  },
  loginByPassword: {
    type: fill({ 'form.email': seededAccounts.main.account, 'form.password': seededPassword }),
    act: pressOrResume('login.submit'),
  },
  loginBySms: {
    type: fill({ 'form.mobile': seededAccounts.main.mobile }),
    act: submitCode('login.submit'),
  },
  sendLoginSms: {
    type: fill({ 'form.mobile': seededAccounts.main.mobile }),
    act: pressWithCaptcha('form.sendCode'),
  },
  resetPassword: {
    type: fill({
      'form.mobile': seededAccounts.main.mobile,
      'form.code': seededCode,
      'login.forgot.password': 'Better2027!',
      'login.forgot.confirmPassword': 'Better2027!',
    }),
    act: press('login.forgot.submit'),
  },
  sendUserSms: {
    act: press('form.sendCode'),
  },
  sendEmailCode: {
    type: async (page) => {
      await page.getByRole('radio').last().check();
      return {};
    },
    act: press('form.sendCode'),
  },
  changePassword: {
    async type(page, t) {
      await sendCode(page, t);
      return fill({
        'account.password.old': seededPassword,
        'account.password.new': 'Better2027!',
        'account.password.confirm': 'Better2027!',
      })(page, t);
    },
    act: submitCode('account.password.submit'),
  },
  verifyCurrentMobileCode: {
    act: submitCode('account.mobile.next'),
  },
  sendNewMobileSms: {
    async type(page, t) {
      await verifyCurrentMobile(page, t);
      return fill({ 'account.mobile.new': newMobile })(page, t);
    },
    act: pressOrResume('form.sendCode'),
  },
  verifyNewMobileCode: {
    async type(page, t) {
      await verifyCurrentMobile(page, t);
      return fill({ 'account.mobile.new': newMobile })(page, t);
    },
    act: submitCode('account.mobile.submit'),
  },
  modifyMobile: {
    async type(page, t) {
      await verifyCurrentMobile(page, t);
      const typed = await fill({ 'account.mobile.new': newMobile })(page, t);
      await sendCode(page, t);
      return typed;
    },
    act: submitCode('account.mobile.submit'),
  },
  saveCompanyInfo: {
    type: fill({ 'company.name': '示例公司', 'company.address': '示例路 8 号' }),
    act: press('company.save'),
  },
  createSubUser: {
    type: fillColleague,
    act: press('subAccount.create.submit'),
  },
  updateSubUser: {
    type: fill({ 'subAccount.create.name': '陈雨晴', 'subAccount.create.mobile': '13700000003' }),
    act: press('subAccount.edit.submit'),
  },
  setSubUserDisabled: {
    act: doForSub('subAccount.close.label'),
  },
  changeUserState: {
    act: doForSub('subAccount.cancel.label'),
  },
  setSubUserDe: {
    async act(page, t) {
      await page.getByRole('switch', { name: t('subAccount.list.deOf', { name }), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('subAccount.closeDe.label'), exact: true })
        .click();
    },
  },
  resetSubUserPassword: {
    async type(page, t) {
      await chooseForSub(page, t, 'subAccount.reset.label');
      await page.getByRole('radio', { name: t('subAccount.password.typed') }).check();
      return fill({
        'subAccount.reset.password': 'Better2027!',
        'subAccount.reset.confirmPassword': 'Better2027!',
      })(page, t);
    },
    act: press('subAccount.reset.submit'),
  },
  deleteSubUser: {
    async type(page, t) {
      await chooseForSub(page, t, 'subAccount.delete.label');
      const label = t('subAccount.delete.type', { account });
      await field(page, label).fill(account);
      return { [label]: account };
    },
    act: press('subAccount.delete.confirm'),
  },
};

/** One operation for each kind of screen: form, switch, list, section, product. A usual run tests their screens only. */
const usual: readonly OperationId[] = [
  'createSubUser',
  'setSubUserDe',
  'listSubUsers',
  'listMyProducts',
  'getProductLoginUrl',
];

/** The tag that leaves the screen of an operation out of a usual run. */
export const onlyAll = (operationId: OperationId) => (usual.includes(operationId) ? [] : ['@all']);

/** The screens on which a person sends the request, with their actions. Half of them have the tag of each language. */
export const screensWithActions = screens
  .flatMap((screen) => {
    const actions = screenActions[screen.operationId];
    return actions ? [{ ...screen, ...actions }] : [];
  })
  .map((screen, index) => ({
    ...screen,
    tags: [index % 2 === 0 ? '@zh' : '@en', ...onlyAll(screen.operationId)],
  }));
