import type { ErrorCode } from '../../openapi/generated/error-codes.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { paths } from '../../src/app/paths.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';
import { seededAccounts } from '../db/accounts.ts';

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
  /** The label of the field that shows a code. Other codes show a toast alone. */
  atField?: Partial<Record<ErrorCode, TextKey>>;
  /** The text at the field for codes whose shared message misleads. */
  ownTexts?: Partial<Record<ErrorCode, TextKey>>;
  /** The text of an empty page for codes that mean that there is nothing. */
  empty?: Partial<Record<ErrorCode, TextKey>>;
  /** Where codes show that neither are errors of the page nor show as the others, in English. */
  instead?: Partial<Record<ErrorCode, string>>;
}

/** The texts at the field of a new number; the messages of these codes are in English in both languages. */
const numberTexts = { A5017: 'common.error.mobileSame', A5018: 'common.error.mobileUsed' } as const;

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
  },
  {
    operationId: 'askSamplePrices',
    path: paths.quote(),
    shows: 'toast',
    atField: { A5023: 'form.email' },
  },
  {
    operationId: 'loginByPassword',
    path: paths.login(),
    shows: 'toast',
    instead: { A0107: 'Panel for a new password' },
    atField: { A0101: 'form.password', A0102: 'form.password' },
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
  },
  {
    operationId: 'sendLoginSms',
    path: paths.login(undefined, 'sms'),
    shows: 'toast',
    atField: { ...notSent, A2002: 'form.mobile', A2011: 'form.mobile' },
    ownTexts: whenAgain,
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
  },
  {
    operationId: 'sendEmailCode',
    as: 'main',
    path: paths.userAccount('password'),
    shows: 'toast',
    atField: notSent,
    ownTexts: whenAgain,
  },
  {
    operationId: 'checkCode',
    as: 'main',
    path: paths.userAccount('password'),
    shows: 'toast',
    atField: { A2005: 'form.code', A5001: 'form.code', A5002: 'form.code' },
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
  },
  {
    operationId: 'verifyCurrentMobileCode',
    as: 'main',
    path: paths.userAccount('mobile'),
    shows: 'toast',
    atField: { A2005: 'form.code', A5001: 'form.code', A5002: 'form.code' },
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
  },
  {
    operationId: 'verifyNewMobileCode',
    as: 'main',
    path: paths.userAccount('mobile'),
    shows: 'toast',
    atField: { A5007: 'form.code', A5008: 'form.code' },
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
  },
  { operationId: 'listSubUsers', as: 'main', path: paths.subAccounts(), shows: 'frame' },
  {
    operationId: 'listCompanyUsers',
    as: 'main',
    path: paths.subAccounts(),
    shows: 'toast',
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
    atField: { A5018: 'subAccount.create.mobile', A5020: 'subAccount.edit.password' },
    ownTexts: { A5018: 'common.error.mobileUsed' },
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
    atField: {
      A2009: 'subAccount.reset.password',
      A5020: 'subAccount.reset.password',
      A5019: 'subAccount.reset.confirmPassword',
    },
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
  logout: 'Its failure is ignored: session.spec.ts logs out without it.',
  registerBySms: 'Registration is disabled by default: register.spec.ts tests it on a separate server.',
  refreshToken: 'It runs before other calls: session.spec.ts tests its failure.',
};
