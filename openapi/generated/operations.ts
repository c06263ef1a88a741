// Derived from openapi/ by `npm run generate`; edit the contract instead.

/** Method and path of each operation, and whether it needs a login. */
export const operations = {
  listRecruitCategories: ['GET', '/v1/news/recruit-categorys', 'none'],
  listRecruits: ['GET', '/v1/news/recruits', 'none'],
  listNews: ['GET', '/v1/news/list', 'none'],
  getNews: ['GET', '/v1/news/{id}', 'none'],
  listRelevantNews: ['GET', '/v1/news/relevant/{id}', 'none'],
  listAdvances: ['GET', '/v1/news/advances/list', 'none'],
  listFeaturedAdvances: ['GET', '/v1/news/advances', 'none'],
  getAdvance: ['GET', '/v1/news/advances/{id}', 'none'],
  listRecommendedAdvances: ['GET', '/v1/news/advances/recommend-list', 'none'],
  listRelevantAdvances: ['GET', '/v1/news/advances/relevant/{id}', 'none'],
  getAdvanceSiblings: ['GET', '/v1/news/advances/side/{id}', 'none'],
  submitApplication: ['POST', '/v1/apply', 'none'],
  getSeo: ['GET', '/v1/seo', 'none'],
  askSamplePrices: ['POST', '/v1/apply/ask-sample-prices', 'optional'],
  loginBySms: ['POST', '/auth/sms/login', 'optional'],
  loginByPassword: ['POST', '/login', 'optional'],
  registerBySms: ['POST', '/auth/sms/register', 'optional'],
  refreshToken: ['POST', '/token/refresh', 'none'],
  resetPassword: ['POST', '/v1/auth/password/reset', 'optional'],
  logout: ['POST', '/v1/logout', 'required'],
  sendLoginSms: ['POST', '/v1/auth/sms/send', 'optional'],
  sendNewMobileSms: ['POST', '/v1/sms/new-mobile', 'required'],
  sendUserSms: ['POST', '/v1/sms/send', 'required'],
  sendEmailCode: ['POST', '/v1/email/send', 'required'],
  verifyCurrentMobileCode: ['POST', '/v1/sms/verify/code', 'required'],
  checkCode: ['GET', '/v1/sms/check/code', 'required'],
  verifyNewMobileCode: ['POST', '/v1/sms/modify/code', 'required'],
  getProductLoginUrl: ['GET', '/v1/product/loginUrl', 'required'],
  listMyProducts: ['GET', '/v1/user-products/my', 'required'],
  listMyServices: ['GET', '/v1/user-services/my', 'required'],
  getUserDetail: ['GET', '/v1/users/detail', 'required'],
  modifyMobile: ['POST', '/v1/users/modify/mobile', 'required'],
  changePassword: ['POST', '/v1/users/password', 'required'],
  listCompanyUsers: ['GET', '/v1/company/users', 'required'],
  getCompanyInfo: ['GET', '/v1/users/companyInfo', 'required'],
  saveCompanyInfo: ['POST', '/v1/users/companyInfo', 'required'],
  setSubUserDisabled: ['POST', '/v1/users/disabled', 'required'],
  setSubUserDe: ['POST', '/v1/users/de', 'required'],
  resetSubUserPassword: ['POST', '/v1/users/user-password', 'required'],
  listSubUsers: ['GET', '/v1/users/sub', 'required'],
  createSubUser: ['POST', '/v1/users/sub', 'required'],
  updateSubUser: ['PUT', '/v1/users/sub', 'required'],
  getSubUser: ['GET', '/v1/users/sub/{id}', 'required'],
  deleteSubUser: ['DELETE', '/v1/users/sub/{id}', 'required'],
  changeUserState: ['DELETE', '/v1/users/state/{id}', 'required'],
  listPopulationAttributes: ['GET', '/v1/match/population', 'optional'],
  listMatchTags: ['GET', '/v1/match/tag', 'optional'],
} as const;

export type OperationId = keyof typeof operations;

/** The operations of each tag. */
export interface TaggedOperations {
  'news': 'listRecruitCategories' | 'listRecruits' | 'listNews' | 'getNews' | 'listRelevantNews' | 'listAdvances' | 'listFeaturedAdvances' | 'getAdvance' | 'listRecommendedAdvances' | 'listRelevantAdvances' | 'getAdvanceSiblings';
  'application': 'submitApplication' | 'getSeo' | 'askSamplePrices';
  'auth': 'loginBySms' | 'loginByPassword' | 'registerBySms' | 'refreshToken' | 'resetPassword' | 'logout';
  'sms': 'sendLoginSms' | 'sendNewMobileSms' | 'sendUserSms' | 'sendEmailCode' | 'verifyCurrentMobileCode' | 'checkCode' | 'verifyNewMobileCode';
  'products': 'getProductLoginUrl' | 'listMyProducts' | 'listMyServices';
  'users': 'getUserDetail' | 'modifyMobile' | 'changePassword';
  'company': 'listCompanyUsers' | 'getCompanyInfo' | 'saveCompanyInfo';
  'sub-users': 'setSubUserDisabled' | 'setSubUserDe' | 'resetSubUserPassword' | 'listSubUsers' | 'createSubUser' | 'updateSubUser' | 'getSubUser' | 'deleteSubUser' | 'changeUserState';
  'match': 'listPopulationAttributes' | 'listMatchTags';
}
