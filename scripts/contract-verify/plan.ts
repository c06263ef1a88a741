import type { OperationId } from '../../mocks/engine/operation.ts';
import type { ExampleCall } from '../../mocks/operations/operation.ts';
import { inputOf, operations } from '../../mocks/operations/operations.ts';
import type { Credentials, Known, PlannedCall } from './planned-call.ts';

/** Reuses the example call of operations that do not depend on data. */
const asExample = <
  Id extends
    | 'listRecruitCategories'
    | 'listRecruits'
    | 'listNews'
    | 'listAdvances'
    | 'getSeo'
    | 'listFeaturedAdvances'
    | 'listPopulationAttributes'
    | 'listMatchTags'
    | 'submitApplication'
    | 'askSamplePrices',
>(
  id: Id,
): PlannedCall<Id>['input'] => {
  const { example }: { example: ExampleCall<Id> } = operations[id];
  return () => inputOf(example, {});
};

const newsId = ({ listNews }: Known) => listNews?.list[0]?.id;
const advanceId = ({ listAdvances }: Known) => listAdvances?.list[0]?.id;
/** The sub-account that the verification has created. Others are not changed. */
const madeId = ({ createSubUser }: Known) => createSubUser?.id;
const mobileOf = ({ getUserDetail }: Known) => getUserDetail?.mobile;

const noNews = 'the list of news is empty';
const noAdvances = 'the list of advance news is empty';
const noLogin = 'needs --account and --password';
const noCode = 'needs --code, what the SMS of a test backend say';
/** The reason why a required ticket is missing. */
const noTicket = ({ code }: Pick<Credentials, 'code'>) =>
  code === undefined ? noCode : 'no ticket was given out: a code before it was refused';
const notMade = 'no sub-account was made';
const noMobile = 'the user record has no mobile number';

/** Creates the input from an id, or returns the reason why it is missing. */
const withId = <T>(id: string | undefined, why: string, input: (id: string) => T): T | string =>
  id === undefined ? why : input(id);

const password = ({ newPassword }: Credentials) => newPassword ?? 'Verify2027!';
const madeAccount = ({ unique }: Credentials) => `verify-${unique}@example.com`;
const madeMobile = ({ unique }: Credentials) => `139${unique.slice(-8)}`;

/**
 * Every operation of the contract in the order of the calls: public reads, login, authenticated reads, writes. Lists come
 * before their items and supply the ids.
 */
export const plan: { [Id in OperationId]: PlannedCall<Id> } = {
  listRecruitCategories: { kind: 'read', input: asExample('listRecruitCategories') },
  listRecruits: { kind: 'read', input: asExample('listRecruits') },
  listNews: { kind: 'read', input: () => ({ query: { lang: 'zh', page: 1, size: 20 } }) },
  getNews: {
    kind: 'read',
    after: ['listNews'],
    input: (known) => withId(newsId(known), noNews, (id) => ({ path: { id }, query: { lang: 'zh' } })),
  },
  listRelevantNews: {
    kind: 'read',
    after: ['listNews'],
    input: (known) => withId(newsId(known), noNews, (id) => ({ path: { id } })),
  },
  listAdvances: { kind: 'read', input: asExample('listAdvances') },
  listFeaturedAdvances: { kind: 'read', input: asExample('listFeaturedAdvances') },
  getAdvance: {
    kind: 'read',
    after: ['listAdvances'],
    input: (known) => withId(advanceId(known), noAdvances, (id) => ({ path: { id }, query: { lang: 'zh' } })),
  },
  listRecommendedAdvances: {
    kind: 'read',
    after: ['listAdvances'],
    input: (known) => withId(advanceId(known), noAdvances, (excludeId) => ({ query: { excludeId } })),
  },
  listRelevantAdvances: {
    kind: 'read',
    after: ['listAdvances'],
    input: (known) => withId(advanceId(known), noAdvances, (id) => ({ path: { id } })),
  },
  getAdvanceSiblings: {
    kind: 'read',
    after: ['listAdvances'],
    input: (known) => withId(advanceId(known), noAdvances, (id) => ({ path: { id } })),
  },
  getSeo: { kind: 'read', input: asExample('getSeo') },
  listPopulationAttributes: { kind: 'read', input: asExample('listPopulationAttributes') },
  listMatchTags: { kind: 'read', input: () => ({ query: { lang: 'zh' } }) },

  loginByPassword: {
    kind: 'read',
    input: (_, credentials) =>
      credentials.account && credentials.password
        ? { body: { account: credentials.account, password: credentials.password } }
        : noLogin,
  },
  getUserDetail: { kind: 'read', input: () => ({}) },
  listCompanyUsers: { kind: 'read', input: () => ({ query: { page: 1, size: 20 } }) },
  getCompanyInfo: { kind: 'read', input: () => ({}) },
  listMyProducts: { kind: 'read', input: () => ({ query: { lang: 'zh' } }) },
  listMyServices: { kind: 'read', input: () => ({ query: { lang: 'zh' } }) },
  getProductLoginUrl: {
    kind: 'read',
    after: ['listMyProducts'],
    input: ({ listMyProducts = [] }) =>
      withId(listMyProducts.find(({ opened }) => opened)?.id, 'no product is open', (productId) => ({
        query: { productId, lang: 'zh' },
      })),
  },
  listSubUsers: { kind: 'read', input: () => ({ query: { page: 1, size: 20 } }) },
  getSubUser: {
    kind: 'read',
    after: ['listSubUsers'],
    input: ({ listSubUsers }) =>
      withId(listSubUsers?.list[0]?.id, 'the account has no sub-accounts', (id) => ({ path: { id } })),
  },

  submitApplication: { kind: 'write', input: asExample('submitApplication') },
  askSamplePrices: { kind: 'write', input: asExample('askSamplePrices') },
  saveCompanyInfo: {
    kind: 'write',
    after: ['getCompanyInfo'],
    // Saves the current values, which changes nothing.
    input: ({ getCompanyInfo: body }) => (body ? { body } : 'the company information could not be read'),
  },
  createSubUser: {
    kind: 'write',
    input: (_, credentials) => ({
      body: {
        account: madeAccount(credentials),
        name: 'Verification',
        mobile: madeMobile(credentials),
        password: password(credentials),
        confirmPassword: password(credentials),
        productIds: [],
        serviceIds: [],
        de: 0,
      },
    }),
  },
  updateSubUser: {
    kind: 'write',
    after: ['createSubUser'],
    input: (known, credentials) =>
      withId(madeId(known), notMade, (id) => ({
        body: {
          id,
          name: 'Verified',
          mobile: madeMobile(credentials),
          productIds: [],
          serviceIds: [],
          de: 0,
        },
      })),
  },
  setSubUserDe: {
    kind: 'write',
    after: ['createSubUser'],
    input: (known) => withId(madeId(known), notMade, (id) => ({ body: { id, de: 1 } })),
  },
  setSubUserDisabled: {
    kind: 'write',
    after: ['createSubUser'],
    input: (known) => withId(madeId(known), notMade, (id) => ({ body: { id, disabled: 1 } })),
  },
  resetSubUserPassword: {
    kind: 'write',
    after: ['createSubUser'],
    input: (known, credentials) =>
      withId(madeId(known), notMade, (id) => ({
        body: { id, password: `${password(credentials)}2`, confirmPassword: `${password(credentials)}2` },
      })),
  },
  changeUserState: {
    kind: 'write',
    after: ['createSubUser'],
    input: (known) => withId(madeId(known), notMade, (id) => ({ path: { id }, query: { state: 1 } })),
  },
  deleteSubUser: {
    kind: 'write',
    after: ['createSubUser'],
    input: (known) => withId(madeId(known), notMade, (id) => ({ path: { id } })),
  },

  sendLoginSms: {
    kind: 'write',
    after: ['getUserDetail'],
    input: (known) => withId(mobileOf(known), noMobile, (mobile) => ({ body: { mobile, scene: 'login' } })),
  },
  loginBySms: {
    kind: 'write',
    after: ['sendLoginSms'],
    input: (known, { code }) =>
      code === undefined
        ? noCode
        : withId(mobileOf(known), noMobile, (mobile) => ({ body: { mobile, code } })),
  },
  sendEmailCode: { kind: 'write', input: () => ({ body: { scene: 'password' } }) },
  sendUserSms: { kind: 'write', input: () => ({ body: { scene: 'mobile' } }) },
  checkCode: {
    kind: 'write',
    after: ['sendUserSms'],
    input: (_, { code }) => (code === undefined ? noCode : { query: { code, scene: 'mobile' } }),
  },
  verifyCurrentMobileCode: {
    kind: 'write',
    after: ['sendUserSms'],
    input: (_, { code }) => (code === undefined ? noCode : { body: { code, scene: 'mobile' } }),
  },
  sendNewMobileSms: {
    kind: 'write',
    after: ['verifyCurrentMobileCode'],
    input: ({ verifyCurrentMobileCode }, { newMobile, ...credentials }) =>
      newMobile === undefined
        ? 'needs --new-mobile, an unused number'
        : withId(verifyCurrentMobileCode?.ticket, noTicket(credentials), (ticket) => ({
            body: { mobile: newMobile, ticket },
          })),
  },
  verifyNewMobileCode: {
    kind: 'write',
    after: ['sendNewMobileSms'],
    input: ({ verifyCurrentMobileCode }, { code, newMobile }) =>
      code === undefined || newMobile === undefined
        ? 'needs --code and --new-mobile'
        : withId(verifyCurrentMobileCode?.ticket, noTicket({ code }), (ticket) => ({
            body: { mobile: newMobile, code, ticket },
          })),
  },
  modifyMobile: {
    kind: 'named',
    after: ['verifyNewMobileCode'],
    input: ({ verifyNewMobileCode }, { newMobile, ...credentials }) =>
      newMobile === undefined
        ? 'needs --code and --new-mobile'
        : withId(verifyNewMobileCode?.ticket, noTicket(credentials), (ticket) => ({
            body: { mobile: newMobile, ticket },
          })),
  },
  changePassword: {
    kind: 'named',
    after: ['sendEmailCode'],
    input: (_, credentials) =>
      credentials.code === undefined ||
      credentials.password === undefined ||
      credentials.newPassword === undefined
        ? 'needs --password, --new-password and --code'
        : {
            body: {
              oldPassword: credentials.password,
              newPassword: credentials.newPassword,
              confirmPassword: credentials.newPassword,
              code: credentials.code,
              channel: 'email',
            },
          },
  },
  resetPassword: {
    kind: 'named',
    input: () => 'would replace the password of the owner of the number; test it manually',
  },
  registerBySms: {
    kind: 'named',
    input: () => 'would open an account that no call takes away again; try it by hand',
  },
  refreshToken: {
    kind: 'write',
    after: ['loginByPassword'],
    input: ({ loginByPassword: session }) =>
      session ? { body: { token: session.token, refreshToken: session.refreshToken } } : noLogin,
  },
  logout: { kind: 'write', input: () => ({}) },
};
