import { logLevels } from './config.ts';
import {
  absoluteBase,
  address,
  browserBase,
  codeContent,
  domain,
  emailAddress,
  externalLinks,
  flag,
  headerNames,
  integrity,
  officeAddress,
  oneLine,
  oneOf,
  origin,
  origins,
  phoneNumber,
  publicKey,
  wholeNumber,
} from './parsers.ts';
import { qrCodePath } from './qr-code-path.ts';
import type { Environment, Variable } from './variable.ts';

const inProduction = ({ NODE_ENV }: Environment) => NODE_ENV === 'production';
const withCloudCaptcha = ({ CAPTCHA_PROVIDER }: Environment) =>
  CAPTCHA_PROVIDER === 'tencent' ? 'the cloud captcha needs it' : undefined;

/** A variable that may stay empty. */
function optional<Value>(
  name: string,
  read: Variable<Value>['read'],
  meaning: string,
  without: string,
): Variable<Value | null> {
  return { name, read, meaning, without, fallback: null };
}

/** A variable with a value of its own where none is set. */
function preset<Value>(
  name: string,
  read: Variable<Value>['read'],
  fallback: Value,
  meaning: string,
  without: string,
): Variable<Value> {
  return { name, read, meaning, without, fallback };
}

const office = (name: string, city: string) =>
  optional(
    name,
    officeAddress,
    `Street address in ${city}, in Chinese and in English, parted by a vertical bar.`,
    'the city alone is shown',
  );

/**
 * Every environment variable that the product reads: reading, the sentences about wrong values and the table of the
 * README come from here.
 */
export const variables = {
  apiBaseUrl: {
    ...preset(
      'API_BASE_URL',
      browserBase,
      '',
      'Base address of the API as the browser reaches it; production takes https only, but for this machine.',
      'development: the fake backend; production does not start',
    ),
    neededFor: () => 'set it to the base address of the API',
  },
  serverApiBaseUrl: {
    ...optional(
      'SERVER_API_BASE_URL',
      absoluteBase,
      'The same as the server reaches it, plain HTTP inside a private network perhaps; needed when the first is a path.',
      '`API_BASE_URL`',
    ),
    neededFor: (environment: Environment) =>
      inProduction(environment) && environment.API_BASE_URL?.startsWith('/')
        ? 'with a relative API_BASE_URL the server needs an absolute one'
        : undefined,
  },
  rsaPublicKey: {
    ...optional(
      'RSA_PUBLIC_KEY',
      publicKey,
      'PEM of the key for password fields; `\\n` may stand for a line break.',
      'production does not start; in development passwords travel as plain text',
    ),
    neededFor: (environment: Environment) =>
      inProduction(environment) ? 'production does not send passwords as plain text' : undefined,
  },
  siteOrigin: optional(
    'SITE_ORIGIN',
    origin,
    'Origin for canonical addresses, such as `https://www.example.com`.',
    'no canonical addresses; site map and feed name paths alone',
  ),
  cookieDomain: optional(
    'COOKIE_DOMAIN',
    domain,
    'Domain of the `lang` cookie, shared across subdomains.',
    'this host alone',
  ),
  salesEmail: optional('SALES_EMAIL', emailAddress, 'E-mail of the sales team.', 'not shown'),
  salesPhone: optional('SALES_PHONE', phoneNumber, 'Phone of the sales team.', 'not shown'),
  servicePhone: optional('SERVICE_PHONE', phoneNumber, 'Phone of the service hotline.', 'not shown'),
  consultUrl: optional(
    'CONSULT_URL',
    address,
    'Where the online consultation opens.',
    'leads to the contact page',
  ),
  chatQrCode: optional(
    'WECHAT_QR_URL',
    (text) => qrCodePath(codeContent(text)),
    'What the QR code of the enterprise chat opens.',
    'no code shown',
  ),
  recruitEmail: optional(
    'RECRUIT_EMAIL',
    emailAddress,
    'Where résumés are sent.',
    'jobs cannot be applied for',
  ),
  externalLinks: preset(
    'EXTERNAL_LINKS',
    externalLinks,
    [],
    'Up to five links to other sites, as JSON: `[{"label":"…","labelEn":"…","url":"https://…"}]`.',
    'not shown',
  ),
  copyright: optional('COPYRIGHT_NOTICE', oneLine, 'Copyright notice, word for word.', 'not shown'),
  icpFiling: optional('ICP_NOTICE', oneLine, 'ICP filing notice, word for word.', 'not shown'),
  publicSecurityFiling: optional(
    'PUBLIC_SECURITY_NOTICE',
    oneLine,
    'Public security filing notice, word for word.',
    'not shown',
  ),
  officeBeijing: office('OFFICE_BEIJING', 'Beijing'),
  officeShanghai: office('OFFICE_SHANGHAI', 'Shanghai'),
  officeGuangzhou: office('OFFICE_GUANGZHOU', 'Guangzhou'),
  officeShenzhen: office('OFFICE_SHENZHEN', 'Shenzhen'),
  brandName: optional(
    'BRAND_NAME',
    oneLine,
    'Name for search engines and feeds; no page shows it.',
    'not named',
  ),
  captchaProvider: preset(
    'CAPTCHA_PROVIDER',
    oneOf(['slider', 'tencent']),
    'slider',
    '`slider` (built in) or `tencent`, which needs the two variables below.',
    '`slider`',
  ),
  captchaScript: {
    ...optional(
      'CAPTCHA_SCRIPT_URL',
      address,
      'Script of the cloud captcha; loaded when a form first needs it.',
      'not loaded',
    ),
    neededFor: withCloudCaptcha,
  },
  captchaAppId: {
    ...optional('CAPTCHA_APP_ID', oneLine, 'Id that the cloud captcha knows the site by.', 'not loaded'),
    neededFor: withCloudCaptcha,
  },
  statisticsScript: optional(
    'STATISTICS_SCRIPT_URL',
    address,
    'Script of the traffic statistics; loaded after consent, once a public page is idle.',
    'no statistics, and no question about them',
  ),
  statisticsIntegrity: optional(
    'STATISTICS_SCRIPT_INTEGRITY',
    integrity,
    'Hash that the statistics script must have (`sha384-…`), for one that never changes.',
    'whatever comes from its address runs',
  ),
  jqueryScript: optional(
    'JQUERY_SCRIPT_URL',
    address,
    'Loaded before the statistics script, for one that needs it.',
    'not loaded',
  ),
  jqueryIntegrity: optional(
    'JQUERY_SCRIPT_INTEGRITY',
    integrity,
    'Hash that the jQuery script must have (`sha384-…`).',
    'whatever comes from its address runs',
  ),
  productOrigins: preset(
    'PRODUCT_ORIGINS',
    origins,
    [],
    'Origins whose products may be shown inside the user area, parted by commas.',
    'products open in a tab of their own',
  ),
  register: preset('FEATURE_REGISTER', flag, false, '`true` offers registration.', '`false`'),
  forwardedHeaders: preset(
    'FORWARDED_HEADERS',
    headerNames,
    [],
    'Names of a visitor’s request headers that the server’s own API calls pass on, parted by commas; none that says where a request comes from.',
    'none',
  ),
  port: preset('PORT', wholeNumber(0, 65_535), 3000, 'Port of the production server.', '`3000`'),
  host: preset('HOST', oneLine, '::', 'Address that it listens at.', 'every one'),
  logLevel: preset(
    'LOG_LEVEL',
    oneOf(logLevels),
    'info',
    'The least that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    '`info`, a line for every request',
  ),
  cacheSeconds: preset(
    'CACHE_SECONDS',
    wholeNumber(0, 3600),
    10,
    'How long the HTML of an anonymous public page, and what the API says to nobody in particular, count as fresh; `0` keeps none.',
    '`10`',
  ),
  drainSeconds: preset(
    'DRAIN_SECONDS',
    wholeNumber(0, 300),
    5,
    'How long the server goes on answering after it was told to stop, until load balancers have noticed.',
    '`5`',
  ),
  trustedProxies: preset(
    'TRUSTED_PROXIES',
    wholeNumber(0, 10),
    0,
    'How many proxies stand in front and name protocol and host in `X-Forwarded-*`.',
    '`0`: such headers are not believed',
  ),
};
