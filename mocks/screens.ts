import type { ErrorCode } from '../openapi/generated/error-codes.ts';
import type { OperationId } from '../openapi/generated/operations.ts';
import { type FormDefinition, fieldErrorOf } from '../src/forms/field-errors.ts';
import type { TextKey } from '../src/i18n/namespaces.ts';
import { paths } from '../src/paths/paths.ts';
import { currentMobileForm, newMobileForm, passwordForm } from '../src/portal/account/account-forms.ts';
import { companyForm } from '../src/portal/company/company-form-fields.ts';
import { forgotPasswordForm, passwordLoginForm, smsLoginForm } from '../src/portal/login/login-forms.ts';
import { createForm, editForm, resetPasswordForm } from '../src/portal/sub-accounts/sub-account-forms.ts';
import { applicationForm } from '../src/site/apply/application-form.ts';
import { quoteForm } from '../src/site/quote/quote-form.ts';
import { seededAccounts } from './db/accounts.ts';

/** A page that calls an operation, and how the failure of the call shows. */
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
  /** The form whose fields show codes. Other codes show a toast alone. */
  form?: FormDefinition;
  /** The text of an empty page for codes that mean that there is nothing. */
  empty?: Partial<Record<ErrorCode, TextKey>>;
  /** Where codes show that neither are errors of the page nor show as the others, in English. */
  instead?: Partial<Record<ErrorCode, string>>;
}

/** The field of a form that shows a code: its label, and the text beside it. */
export function fieldAt<Code extends string>({ form }: Screen, code: Code) {
  const entry = form && fieldErrorOf(form.fieldErrors, code);
  const field = entry && form.fields[entry.field];
  return field && { label: field.label, text: entry.text };
}

/** Every operation that a screen calls. A test compares the list with the calls in the code. */
export const screens: readonly Screen[] = [
  { operationId: 'listNews', path: paths.newsList(), shows: 'page' },
  { operationId: 'listNews', path: paths.home(), shows: 'nothing' },
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
    form: applicationForm,
  },
  {
    operationId: 'askSamplePrices',
    path: paths.quote(),
    shows: 'toast',
    form: quoteForm,
  },
  {
    operationId: 'loginByPassword',
    path: paths.login(),
    shows: 'toast',
    instead: { A0107: 'Panel for a new password' },
    form: passwordLoginForm,
  },
  {
    operationId: 'loginBySms',
    path: paths.login(undefined, 'sms'),
    shows: 'toast',
    form: smsLoginForm,
  },
  {
    operationId: 'sendLoginSms',
    path: paths.login(undefined, 'sms'),
    shows: 'toast',
    form: smsLoginForm,
  },
  {
    operationId: 'resetPassword',
    path: paths.login(undefined, 'forgot'),
    shows: 'toast',
    form: forgotPasswordForm,
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
    instead: {
      A3002: 'Page that says so',
      A3005: 'Page that says so',
      A4001: 'Page that says so',
    },
  },
  {
    operationId: 'sendUserSms',
    as: 'main',
    path: paths.userAccount('password'),
    shows: 'toast',
    form: passwordForm,
  },
  {
    operationId: 'sendEmailCode',
    as: 'main',
    path: paths.userAccount('password'),
    shows: 'toast',
    form: passwordForm,
  },
  {
    operationId: 'changePassword',
    as: 'main',
    path: paths.userAccount('password'),
    shows: 'toast',
    form: passwordForm,
  },
  {
    operationId: 'verifyCurrentMobileCode',
    as: 'main',
    path: paths.userAccount('mobile'),
    shows: 'toast',
    form: currentMobileForm,
  },
  {
    operationId: 'sendNewMobileSms',
    as: 'main',
    path: paths.userAccount('mobile'),
    shows: 'toast',
    form: newMobileForm(''),
  },
  {
    operationId: 'verifyNewMobileCode',
    as: 'main',
    path: paths.userAccount('mobile'),
    shows: 'toast',
    form: newMobileForm(''),
  },
  {
    operationId: 'modifyMobile',
    as: 'main',
    path: paths.userAccount('mobile'),
    shows: 'toast',
    form: newMobileForm(''),
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
    form: companyForm,
  },
  { operationId: 'listSubUsers', as: 'main', path: paths.subAccounts(), shows: 'frame' },
  { operationId: 'listCompanyUsers', as: 'sub', path: paths.user(), shows: 'nothing' },
  {
    operationId: 'createSubUser',
    as: 'main',
    path: paths.subAccountCreate(),
    shows: 'toast',
    instead: { A2012: 'Dialog with the contacts' },
    form: createForm,
  },
  {
    operationId: 'getSubUser',
    as: 'main',
    path: paths.subAccountEdit(seededAccounts.sub.id),
    shows: 'frame',
  },
  {
    operationId: 'updateSubUser',
    as: 'main',
    path: paths.subAccountEdit(seededAccounts.sub.id),
    shows: 'toast',
    form: editForm,
  },
  {
    operationId: 'setSubUserDisabled',
    as: 'main',
    path: paths.subAccounts(),
    shows: 'toast',
  },
  {
    operationId: 'changeUserState',
    as: 'main',
    path: paths.subAccounts(),
    shows: 'toast',
  },
  {
    operationId: 'setSubUserDe',
    as: 'main',
    path: paths.subAccounts(),
    shows: 'toast',
  },
  {
    operationId: 'resetSubUserPassword',
    as: 'main',
    path: paths.subAccounts(),
    shows: 'toast',
    form: resetPasswordForm('zh'),
  },
  {
    operationId: 'deleteSubUser',
    as: 'main',
    path: paths.subAccounts(),
    shows: 'toast',
  },
];

/** Operations that no user interaction calls directly, and the test that covers their failures. */
export const operationsWithoutUi: Partial<Record<OperationId, string>> = {
  checkCode: 'No page calls it: the operation that takes a code checks it, too.',
  logout: 'Its failure is ignored: session.spec.ts logs out without it.',
  registerBySms: 'Registration is disabled by default: register.spec.ts tests it on a separate server.',
  refreshToken: 'It runs before other calls: session.spec.ts tests its failure.',
};
