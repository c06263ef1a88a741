import { seededAccounts, seededCode, seededPassword } from '../db/accounts.ts';
import type { Input, OperationId } from '../engine/operation.ts';

export type Account = keyof typeof seededAccounts;

/** Deviations of a call from the contract. */
export interface RequestOverrides {
  method?: string;
  /** Replaces, adds or (undefined) removes query values. */
  query?: Record<string, string | undefined>;
  /** Suffix of the operation's path. */
  suffix?: string;
  /** Replaces the body's text. */
  text?: string;
  contentType?: string;
  /** Fields that are sent without encryption. */
  unencrypted?: Record<string, string>;
  /** Replaces the token. */
  token?: string;
}

/** A successful call on seeded data, with its prerequisites. */
export interface ExampleCall<Id extends OperationId = OperationId> {
  /** Account of the call; anonymous by default. */
  as?: Account;
  /** Prerequisite steps in order. `earlier` holds their data by operation. */
  after?: Step[];
  input: (earlier: Partial<Record<OperationId, ResponseData>>) => Partial<Input<Id>>;
}

/** An earlier call with the same account by default, or a wait. */
export type Step =
  | { [Id in OperationId]: { id: Id; as?: Account; input: ExampleCall<Id>['input'] } }[OperationId]
  | { waitMs: number };

/** The part of an earlier response that later calls use. */
export interface ResponseData {
  ticket?: string;
  token?: string;
  refreshToken?: string;
  id?: string;
  list?: { id: string }[];
}

const { main, sub } = seededAccounts;
const newMobile = '13700000001';
const newPassword = 'Better2027!';
const application = {
  name: '林悦',
  email: 'visitor@example.com',
  mobile: '13900009999',
  company: '演示公司',
  lang: 'zh',
  consent: true,
} as const;
const subUser = {
  name: '新同事',
  mobile: '13700000002',
  productIds: ['p-brand'],
  serviceIds: [],
  de: 0,
} as const;

/** A successful call on seeded data for every operation. Passwords are plain text. */
export const exampleCalls: { [Id in OperationId]: ExampleCall<Id> } = {
  listRecruitCategories: { input: () => ({ query: { lang: 'en' } }) },
  listRecruits: { input: () => ({ query: { page: 1, size: 5 } }) },
  listNews: { input: () => ({ query: { lang: 'en', page: 1, size: 5 } }) },
  getNews: { input: () => ({ path: { id: 'n1001' } }) },
  listRelevantNews: { input: () => ({ path: { id: 'n1001' } }) },
  listAdvances: { input: () => ({ query: { lang: 'zh' } }) },
  listFeaturedAdvances: { input: () => ({ query: { size: 3 } }) },
  getAdvance: { input: () => ({ path: { id: 'a2001' } }) },
  listRecommendedAdvances: { input: () => ({ query: { excludeId: 'a2001' } }) },
  listRelevantAdvances: { input: () => ({ path: { id: 'a2001' } }) },
  getAdvanceSiblings: { input: () => ({ path: { id: 'a2001' } }) },
  submitApplication: { input: () => ({ body: application }) },
  getSeo: { input: () => ({ query: { path: '/about/news', lang: 'en' } }) },
  loginBySms: {
    after: [{ id: 'sendLoginSms', input: () => ({ body: { mobile: main.mobile, scene: 'login' } }) }],
    input: () => ({ body: { mobile: main.mobile, code: seededCode } }),
  },
  loginByPassword: { input: () => ({ body: { account: main.account, password: seededPassword } }) },
  sendLoginSms: { input: () => ({ body: { mobile: main.mobile, scene: 'login' } }) },
  registerBySms: {
    after: [{ id: 'sendLoginSms', input: () => ({ body: { mobile: newMobile, scene: 'register' } }) }],
    input: () => ({
      body: {
        mobile: newMobile,
        code: seededCode,
        name: '新客户',
        email: 'brand-new@example.com',
        company: '全新演示公司',
        password: newPassword,
      },
    }),
  },
  sendNewMobileSms: {
    as: 'main',
    after: [
      { id: 'sendUserSms', input: () => ({ body: { scene: 'mobile' } }) },
      { id: 'verifyCurrentMobileCode', input: () => ({ body: { code: seededCode, scene: 'mobile' } }) },
    ],
    input: ({ verifyCurrentMobileCode }) => ({
      body: { mobile: newMobile, ticket: verifyCurrentMobileCode?.ticket ?? '' },
    }),
  },
  sendUserSms: { as: 'main', input: () => ({ body: { scene: 'password' } }) },
  sendEmailCode: { as: 'main', input: () => ({ body: { scene: 'password' } }) },
  refreshToken: {
    after: [
      { id: 'loginByPassword', input: () => ({ body: { account: main.account, password: seededPassword } }) },
    ],
    input: ({ loginByPassword }) => ({
      body: { token: loginByPassword?.token ?? '', refreshToken: loginByPassword?.refreshToken ?? '' },
    }),
  },
  resetPassword: {
    after: [{ id: 'sendLoginSms', input: () => ({ body: { mobile: main.mobile, scene: 'reset' } }) }],
    input: () => ({
      body: { mobile: main.mobile, code: seededCode, password: newPassword, confirmPassword: newPassword },
    }),
  },
  logout: { as: 'main', input: () => ({}) },
  getProductLoginUrl: { as: 'main', input: () => ({ query: { productId: 'p-brand', lang: 'en' } }) },
  getUserDetail: { as: 'main', input: () => ({}) },
  setSubUserDisabled: { as: 'main', input: () => ({ body: { id: sub.id, disabled: 1 } }) },
  setSubUserDe: { as: 'main', input: () => ({ body: { id: sub.id, de: 0 } }) },
  modifyMobile: {
    as: 'main',
    after: [
      { id: 'sendUserSms', input: () => ({ body: { scene: 'mobile' } }) },
      { id: 'verifyCurrentMobileCode', input: () => ({ body: { code: seededCode, scene: 'mobile' } }) },
      {
        id: 'sendNewMobileSms',
        input: ({ verifyCurrentMobileCode }) => ({
          body: { mobile: newMobile, ticket: verifyCurrentMobileCode?.ticket ?? '' },
        }),
      },
      {
        id: 'verifyNewMobileCode',
        input: ({ verifyCurrentMobileCode }) => ({
          body: { mobile: newMobile, code: seededCode, ticket: verifyCurrentMobileCode?.ticket ?? '' },
        }),
      },
    ],
    input: ({ verifyNewMobileCode }) => ({
      body: { mobile: newMobile, ticket: verifyNewMobileCode?.ticket ?? '' },
    }),
  },
  resetSubUserPassword: {
    as: 'main',
    input: () => ({ body: { id: sub.id, password: newPassword, confirmPassword: newPassword } }),
  },
  changePassword: {
    as: 'main',
    after: [{ id: 'sendUserSms', input: () => ({ body: { scene: 'password' } }) }],
    input: () => ({
      body: {
        oldPassword: seededPassword,
        newPassword,
        confirmPassword: newPassword,
        code: seededCode,
        channel: 'sms',
      },
    }),
  },
  listCompanyUsers: { as: 'main', input: () => ({ query: { keyword: '陈', page: 1, size: 10 } }) },
  getCompanyInfo: { as: 'main', input: () => ({}) },
  saveCompanyInfo: {
    as: 'main',
    input: () => ({
      body: { name: '演示公司', province: '11', city: '1101', address: '示例路 1 号', website: '' },
    }),
  },
  verifyCurrentMobileCode: {
    as: 'main',
    after: [{ id: 'sendUserSms', input: () => ({ body: { scene: 'mobile' } }) }],
    input: () => ({ body: { code: seededCode, scene: 'mobile' } }),
  },
  checkCode: {
    as: 'main',
    after: [{ id: 'sendUserSms', input: () => ({ body: { scene: 'password' } }) }],
    input: () => ({ query: { code: seededCode, scene: 'password' } }),
  },
  verifyNewMobileCode: {
    as: 'main',
    after: [
      { id: 'sendUserSms', input: () => ({ body: { scene: 'mobile' } }) },
      { id: 'verifyCurrentMobileCode', input: () => ({ body: { code: seededCode, scene: 'mobile' } }) },
      {
        id: 'sendNewMobileSms',
        input: ({ verifyCurrentMobileCode }) => ({
          body: { mobile: newMobile, ticket: verifyCurrentMobileCode?.ticket ?? '' },
        }),
      },
    ],
    input: ({ verifyCurrentMobileCode }) => ({
      body: { mobile: newMobile, code: seededCode, ticket: verifyCurrentMobileCode?.ticket ?? '' },
    }),
  },
  listMyProducts: { as: 'main', input: () => ({ query: { lang: 'en' } }) },
  listMyServices: { as: 'main', input: () => ({ query: { userId: sub.id } }) },
  listSubUsers: {
    as: 'main',
    input: () => ({ query: { page: 1, size: 5, status: 1, sort: '-lastLoginTime' } }),
  },
  createSubUser: {
    as: 'main',
    input: () => ({
      body: {
        ...subUser,
        productIds: ['p-brand'],
        serviceIds: [],
        account: 'colleague@example.com',
        password: newPassword,
        confirmPassword: newPassword,
      },
    }),
  },
  updateSubUser: {
    as: 'main',
    input: () => ({ body: { ...subUser, productIds: ['p-survey'], serviceIds: ['s-sample'], id: sub.id } }),
  },
  getSubUser: { as: 'main', input: () => ({ path: { id: sub.id } }) },
  deleteSubUser: { as: 'main', input: () => ({ path: { id: sub.id } }) },
  changeUserState: { as: 'main', input: () => ({ path: { id: sub.id }, query: { state: 2 } }) },
  listPopulationAttributes: { input: () => ({ query: { types: ['gender', 'age'], lang: 'en' } }) },
  listMatchTags: { input: () => ({ query: { keyword: '母婴' } }) },
  askSamplePrices: {
    input: () => ({
      body: {
        quantity: 500,
        coverage: 100_000,
        attributes: [{ type: 'gender', optionIds: ['gender-female'] }],
        regions: [{ provinceCode: '11', cityCode: '1101' }],
        description: '新品概念测试',
        contact: { name: '林悦', email: 'visitor@example.com', mobile: '13900009999', company: '演示公司' },
        consent: true,
      },
    }),
  },
};
