// Derived from openapi/ by `npm run generate`; edit the contract instead.

/** Codes that many operations share: any operation, operations that read a token, operations with an encrypted field. */
export const commonErrorCodes = {
  always: ['A0400', 'A0404', 'A0405', 'A0406', 'A0407', 'A0415', 'A0417', 'A0460', 'B0001', 'B002', 'B005'],
  authorised: ['A0401', 'A0403', 'A0103', 'A0104'],
  encrypted: ['A0202'],
} as const;

const { always, authorised, encrypted } = commonErrorCodes;

/** Every error code that the contract names for an operation. */
export const operationErrorCodes = {
  listRecruitCategories: [...always],
  listRecruits: [...always],
  listNews: [...always],
  getNews: ['B004', ...always],
  listRelevantNews: ['B004', ...always],
  listAdvances: [...always],
  listFeaturedAdvances: [...always],
  getAdvance: ['B004', ...always],
  listRecommendedAdvances: [...always],
  listRelevantAdvances: ['B004', ...always],
  getAdvanceSiblings: ['B004', ...always],
  submitApplication: ['A5022', 'A5023', 'A2010', 'B003', ...always],
  getSeo: [...always],
  askSamplePrices: ['A5022', 'A5023', 'B003', ...always, ...authorised],
  loginBySms: ['A0106', 'A2002', 'A2003', 'A2005', 'A2011', 'A3001', ...always, ...authorised],
  loginByPassword: ['A0101', 'A0102', 'A0105', 'A0107', 'A2010', 'A3001', ...always, ...authorised, ...encrypted],
  registerBySms: ['A0106', 'A2001', 'A2013', 'A5014', 'A5016', 'A5020', ...always, ...authorised, ...encrypted],
  refreshToken: ['A0401', 'A0103', 'A0104', ...always],
  resetPassword: ['A0106', 'A2002', 'A2005', 'A5019', 'A5020', ...always, ...authorised, ...encrypted],
  logout: [...always, ...authorised],
  sendLoginSms: ['A2002', 'A2003', 'A2004', 'A2010', 'A2011', 'A5003', 'A5004', 'A5005', 'A5006', ...always, ...authorised],
  sendNewMobileSms: ['A5009', 'A5010', 'A5011', 'A5012', 'A5015', 'A5016', 'A5017', 'A5018', ...always, ...authorised],
  sendUserSms: ['A2003', 'A2004', 'A5003', 'A5004', 'A5005', 'A5006', ...always, ...authorised],
  sendEmailCode: ['A5003', 'A5004', 'A5005', 'A5006', 'A5013', 'A5014', ...always, ...authorised],
  verifyCurrentMobileCode: ['A2005', 'A5001', 'A5002', ...always, ...authorised],
  checkCode: ['A2005', 'A5001', 'A5002', ...always, ...authorised],
  verifyNewMobileCode: ['A5007', 'A5008', ...always, ...authorised],
  getProductLoginUrl: ['A3002', 'A3003', 'A3005', 'A4001', 'A4002', ...always, ...authorised],
  listMyProducts: ['A4001', ...always, ...authorised],
  listMyServices: ['A3005', ...always, ...authorised],
  getUserDetail: ['A2002', 'A3001', ...always, ...authorised],
  modifyMobile: ['A5007', 'A5008', 'A5015', 'A5016', 'A5017', 'A5018', ...always, ...authorised],
  changePassword: ['A0108', 'A2008', 'A5001', 'A5002', 'A5019', 'A5020', 'A5021', ...always, ...authorised, ...encrypted],
  listCompanyUsers: [...always, ...authorised],
  getCompanyInfo: ['B004', ...always, ...authorised],
  saveCompanyInfo: [...always, ...authorised],
  setSubUserDisabled: ['A2002', 'B003', ...always, ...authorised],
  setSubUserDe: ['A2002', 'B003', ...always, ...authorised],
  resetSubUserPassword: ['A2002', 'A2009', 'A5019', 'A5020', ...always, ...authorised, ...encrypted],
  listSubUsers: [...always, ...authorised],
  createSubUser: ['A2001', 'A2012', 'A2013', 'A5014', 'A5018', 'A5019', 'A5020', ...always, ...authorised, ...encrypted],
  updateSubUser: ['A2002', 'A2013', 'A5018', 'A5020', ...always, ...authorised, ...encrypted],
  getSubUser: ['A2002', 'B004', ...always, ...authorised],
  deleteSubUser: ['A2002', 'B004', ...always, ...authorised],
  changeUserState: ['A2002', 'B003', ...always, ...authorised],
  listPopulationAttributes: [...always, ...authorised],
  listMatchTags: [...always, ...authorised],
} as const;

export type OperationErrorCode<Id extends keyof typeof operationErrorCodes> =
  (typeof operationErrorCodes)[Id][number];
