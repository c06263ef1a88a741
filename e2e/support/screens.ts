import type { Page } from '@playwright/test';
import type { OperationId } from '../../mocks/engine/operation.ts';
import { seededAccounts, seededPassword } from '../../mocks/world/accounts.ts';
import type { TextKey } from '../../src/i18n/namespaces.ts';
import { paths } from '../../src/paths.ts';
import { passCaptcha } from './captcha.ts';
import { field } from './test.ts';

type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** A place where a person sets off a call, and what they see when it fails. */
export interface Screen {
  operationId: OperationId;
  /** Who is signed in; a visitor without it. */
  as?: keyof typeof seededAccounts;
  /** The address, in the default language. */
  path: string;
  /**
   * How a failure shows: `toast` over a page that stays as it is; `page`, an error page from the server; `frame`, the
   * user area's own error page under a toast; `nothing`, the page goes without.
   */
  shows: 'toast' | 'page' | 'frame' | 'nothing';
  /** What sets the call off, over and over; without it the page itself does, when it is opened. */
  act?(page: Page, t: Translate): Promise<void>;
  /** Fills in what the call needs, once. Gives the fields that must keep what was typed, by their labels. */
  type?(page: Page, t: Translate): Promise<Record<string, string>>;
}

const press = (key: TextKey) => (page: Page, t: Translate) =>
  page.getByRole('button', { name: t(key), exact: true }).click();

/** Fills fields by the keys of their labels. */
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

/** The keys of the object above are keys already; Object.entries forgets it. */
const isKey = (key: string): key is TextKey => key.includes('.');

const colleague = fill({
  'subAccount.create.account': 'colleague@example.com',
  'subAccount.create.name': '新同事',
  'subAccount.create.mobile': '13700000002',
  'subAccount.create.password': 'Better2027!',
  'subAccount.create.confirmPassword': 'Better2027!',
});

const contact = {
  'form.name': 'Lin Yue',
  'form.company': 'Northwind Demo Trading',
  'form.email': 'lin.yue@example.com',
  'form.mobile': '13800000001',
} as const;

/** Every operation that a screen calls has its line here; a test compares the list with the calls in the code. */
export const screens: readonly Screen[] = [
  { operationId: 'listNews', path: paths.newsList(), shows: 'page' },
  { operationId: 'getNews', path: paths.newsDetail('n1001'), shows: 'page' },
  { operationId: 'listRelevantNews', path: paths.newsDetail('n1001'), shows: 'page' },
  { operationId: 'listAdvances', path: paths.advances(), shows: 'page' },
  { operationId: 'listFeaturedAdvances', path: paths.advances(), shows: 'nothing' },
  { operationId: 'getAdvance', path: paths.advance('a2001'), shows: 'page' },
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
    async type(page, t) {
      await passCaptcha(page);
      return fill(contact)(page, t);
    },
    act: press('apply.submit'),
  },
  {
    operationId: 'askSamplePrices',
    path: paths.quote(),
    shows: 'toast',
    async type(page, t) {
      await page.getByLabel(t('population.gender.female'), { exact: true }).check();
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
    type: fill({ 'form.email': seededAccounts.main.account, 'form.password': seededPassword }),
    act: press('login.submit'),
  },
  {
    operationId: 'loginBySms',
    path: `${paths.login()}?mode=sms`,
    shows: 'toast',
    type: fill({ 'form.mobile': seededAccounts.main.mobile, 'form.code': '123456' }),
    act: press('login.submit'),
  },
  {
    operationId: 'sendLoginSms',
    path: `${paths.login()}?mode=sms`,
    shows: 'toast',
    type: fill({ 'form.mobile': seededAccounts.main.mobile }),
    act: press('form.sendCode'),
  },
  { operationId: 'listMyProducts', as: 'main', path: paths.user(), shows: 'frame' },
  { operationId: 'listMyServices', as: 'main', path: paths.user(), shows: 'frame' },
  { operationId: 'getUserDetail', as: 'main', path: paths.userInfo(), shows: 'frame' },
  { operationId: 'listSubUsers', as: 'main', path: paths.subAccounts(), shows: 'frame' },
  {
    operationId: 'createSubUser',
    as: 'main',
    path: paths.subAccountCreate(),
    shows: 'toast',
    type: colleague,
    act: press('subAccount.create.submit'),
  },
];

/** Operations that no person sets off by themselves, each with where its failures are shown instead. */
export const behindTheScreens: Partial<Record<OperationId, string>> = {
  logout: 'Its failure is nobody’s concern: session.spec.ts leaves all the same.',
  getCompanyInfo: 'The quote fills in what it says; without it, the field stays empty.',
  refreshToken: 'It runs before other calls: session.spec.ts lets it fail.',
};
