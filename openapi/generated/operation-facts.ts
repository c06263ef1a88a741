// Derived from openapi/ by `npm run generate`; edit the contract instead.

/** The codes that the contract lists for each operation, beyond the common ones. */
export interface OperationCodes {
  listRecruitCategories: never;
  listRecruits: never;
  listNews: never;
  getNews: 'B004';
  listRelevantNews: 'B004';
  listAdvances: never;
  listFeaturedAdvances: never;
  getAdvance: 'B004';
  listRecommendedAdvances: never;
  listRelevantAdvances: 'B004';
  getAdvanceSiblings: 'B004';
  submitApplication: 'A5022' | 'A5023' | 'A2010' | 'B003';
  getSeo: never;
  askSamplePrices: 'A5022' | 'A5023' | 'B003';
  loginBySms: 'A0106' | 'A2002' | 'A2003' | 'A2005' | 'A2011' | 'A3001';
  loginByPassword: 'A0101' | 'A0102' | 'A0105' | 'A0107' | 'A2010' | 'A3001';
  registerBySms: 'A0106' | 'A2001' | 'A2013' | 'A5014' | 'A5016' | 'A5020';
  refreshToken: 'A0401' | 'A0103' | 'A0104';
  resetPassword: 'A0106' | 'A2002' | 'A2005' | 'A5019' | 'A5020';
  logout: never;
  sendLoginSms: 'A2002' | 'A2003' | 'A2004' | 'A2010' | 'A2011' | 'A5003' | 'A5004' | 'A5005' | 'A5006';
  sendNewMobileSms: 'A5009' | 'A5010' | 'A5011' | 'A5012' | 'A5015' | 'A5016' | 'A5017' | 'A5018';
  sendUserSms: 'A2003' | 'A2004' | 'A5003' | 'A5004' | 'A5005' | 'A5006';
  sendEmailCode: 'A5003' | 'A5004' | 'A5005' | 'A5006' | 'A5013' | 'A5014';
  verifyCurrentMobileCode: 'A2005' | 'A5001' | 'A5002';
  checkCode: 'A2005' | 'A5001' | 'A5002';
  verifyNewMobileCode: 'A5007' | 'A5008';
  getProductLoginUrl: 'A3002' | 'A3003' | 'A3005' | 'A4001' | 'A4002';
  listMyProducts: 'A4001';
  listMyServices: 'A3005';
  getUserDetail: 'A2002' | 'A3001';
  modifyMobile: 'A5007' | 'A5008' | 'A5015' | 'A5016' | 'A5017' | 'A5018';
  changePassword: 'A0108' | 'A2008' | 'A5001' | 'A5002' | 'A5019' | 'A5020' | 'A5021';
  listCompanyUsers: never;
  getCompanyInfo: 'B004';
  saveCompanyInfo: never;
  setSubUserDisabled: 'A2002' | 'B003';
  setSubUserDe: 'A2002' | 'B003';
  resetSubUserPassword: 'A2002' | 'A2009' | 'A5019' | 'A5020';
  listSubUsers: never;
  createSubUser: 'A2001' | 'A2012' | 'A2013' | 'A5014' | 'A5018' | 'A5019' | 'A5020';
  updateSubUser: 'A2002' | 'A2013' | 'A5018' | 'A5020';
  getSubUser: 'A2002' | 'B004';
  deleteSubUser: 'A2002' | 'B004';
  changeUserState: 'A2002' | 'B003';
  listPopulationAttributes: never;
  listMatchTags: never;
}

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
