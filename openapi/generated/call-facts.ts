// Derived from openapi/ by `npm run generate`; edit the contract instead.

/** Calls ("METHOD path") that never carry the bearer token. */
export const callsWithoutToken: ReadonlySet<string> = new Set([
  'GET /v1/news/recruit-categorys',
  'GET /v1/news/recruits',
  'GET /v1/news/list',
  'GET /v1/news/{id}',
  'GET /v1/news/relevant/{id}',
  'GET /v1/news/advances/list',
  'GET /v1/news/advances',
  'GET /v1/news/advances/{id}',
  'GET /v1/news/advances/recommend-list',
  'GET /v1/news/advances/relevant/{id}',
  'GET /v1/news/advances/side/{id}',
  'POST /v1/apply',
  'GET /v1/seo',
  'POST /token/refresh',
]);

/** Calls with an optional bearer token. */
export const callsWithOptionalToken: ReadonlySet<string> = new Set([
  'POST /auth/sms/login',
  'POST /login',
  'POST /v1/auth/sms/send',
  'POST /auth/sms/register',
  'POST /v1/auth/password/reset',
  'GET /v1/match/population',
  'GET /v1/match/tag',
  'POST /v1/apply/ask-sample-prices',
]);

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
  'ticket',
  'confirmPassword',
  'url',
  'oldPassword',
  'newPassword',
]);

/** The same for responses, where one of these names is also an ordinary field. */
export const secretResponseFields: ReadonlySet<string> = new Set([
  'token',
  'refreshToken',
  'password',
  'ticket',
  'confirmPassword',
  'url',
  'oldPassword',
  'newPassword',
]);
