// Derived from openapi/ by `npm run generate`; edit the contract instead.

/** Schemas and fields with personal data, which a recording replaces. */
export type PersonalData =
  | 'PersonName'
  | 'Email'
  | 'Mobile'
  | 'CompanyName'
  | 'SamplePriceRequest.description'
  | 'MobileOrEmpty'
  | 'CompanyInfo.address'
  | 'CompanyInfo.postcode'
  | 'CompanyInfo.telephone'
  | 'CompanyInfo.website'
  | 'SubUserName';

/** Body fields that are encrypted with the RSA public key. */
export const encryptedFields: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'oldPassword',
  'newPassword',
]);

/** Secret fields: passwords, codes, tokens, tickets. Logs mask them. */
export const secretFields: ReadonlySet<string> = new Set([
  'code',
  'token',
  'refreshToken',
  'password',
  'confirmPassword',
  'ticket',
  'url',
  'oldPassword',
  'newPassword',
]);

/** The same for responses, where one of these names is also an ordinary field. */
export const secretResponseFields: ReadonlySet<string> = new Set([
  'token',
  'refreshToken',
  'password',
  'confirmPassword',
  'ticket',
  'url',
  'oldPassword',
  'newPassword',
]);
