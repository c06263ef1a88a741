import * as v from 'valibot';
import { logLevels } from './config.ts';
import {
  absoluteBase,
  address,
  base,
  bilingualText,
  customerProof,
  day,
  domain,
  emailAddress,
  flag,
  headerNames,
  integrity,
  linkList,
  oneOf,
  oneOrBilingualText,
  origin,
  origins,
  pathOrAddress,
  phoneNumber,
  qrCodeContent,
  ratio,
  rsaPublicKey,
  wholeNumber,
} from './validators.ts';

/** Documents a variable: its purpose and a short description of its default. */
const documented = <Schema extends v.GenericSchema<string | null, unknown>>(
  schema: Schema,
  meaning: string,
  defaultText: string,
) => v.pipe(schema, v.description(meaning), v.metadata({ defaultText }));

/** An optional variable. */
const optional = <Schema extends v.GenericSchema<string, unknown>>(
  schema: Schema,
  meaning: string,
  defaultText: string,
) => documented(v.nullable(schema), meaning, defaultText);

/** A variable with a default value. */
const withDefault = <Schema extends v.GenericSchema<string, unknown>>(
  schema: Schema,
  value: v.InferInput<Schema>,
  meaning: string,
  defaultText: string,
) =>
  documented(
    v.nullable(schema, () => value),
    meaning,
    defaultText,
  );

const office = (city: string) =>
  optional(
    bilingualText,
    `Street address in ${city}, in Chinese and in English, separated by a vertical bar.`,
    'only the city is shown',
  );

/** A fact that the privacy notice states. */
const legalFact = (fact: string) =>
  optional(
    bilingualText,
    `${fact}, in Chinese and in English, separated by a vertical bar.`,
    'the privacy notice says that it is not stated',
  );

/** All environment variables: types, validation, error messages and documentation. */
export const variables = {
  API_BASE_URL: documented(
    base('set it to the base address of the API'),
    'Base address of the API as the browser reaches it; production takes https only, except on this machine.',
    'development: the fake backend; production does not start',
  ),
  SERVER_API_BASE_URL: optional(
    absoluteBase,
    'Base address of the API as the server reaches it; plain HTTP is allowed. Required when the first is a path.',
    '`API_BASE_URL`',
  ),
  RSA_PUBLIC_KEY: optional(
    rsaPublicKey,
    'PEM of the key for password fields; `\\n` may stand for a line break.',
    'production does not start; development sends passwords as plain text',
  ),
  SITE_ORIGIN: optional(
    origin,
    'Origin for canonical addresses, such as `https://www.example.com`.',
    'no canonical addresses; site map and feed contain paths only',
  ),
  COOKIE_DOMAIN: optional(domain, 'Domain of the `lang` cookie, shared across subdomains.', 'this host only'),
  SALES_EMAIL: optional(emailAddress, 'E-mail of the sales team.', 'not shown'),
  SALES_PHONE: optional(phoneNumber, 'Phone of the sales team.', 'not shown'),
  SERVICE_PHONE: optional(phoneNumber, 'Phone of the service hotline.', 'not shown'),
  CONSULT_URL: optional(address, 'URL of the online consultation.', 'the contact page'),
  WECHAT_QR_URL: optional(qrCodeContent, 'Content of the QR code of the enterprise chat.', 'not shown'),
  RECRUIT_EMAIL: optional(
    emailAddress,
    'E-mail address for job applications.',
    'jobs have no application link',
  ),
  EXTERNAL_LINKS: withDefault(
    linkList(5),
    '[]',
    'Up to five links to other sites, as JSON: `[{"label":"…","labelEn":"…","url":"https://…"}]`.',
    'not shown',
  ),
  CUSTOMER_PROOF: optional(
    customerProof,
    'Logos, a quote and outcomes of customers who agreed, as JSON: `{"logos":[{"name":"…","image":"/logo.svg"}],"quote":{"text":"…","textEn":"…","author":"…"},"outcomes":[{"value":"…","label":"…","labelEn":"…"}]}`.',
    'the home page describes how research is done instead',
  ),
  ANNOUNCEMENT: optional(
    bilingualText,
    'Announcement above the header of public pages, in Chinese and in English, separated by a vertical bar. Visitors can close it; another text is shown again.',
    'not shown',
  ),
  ANNOUNCEMENT_URL: optional(
    pathOrAddress,
    'Where the announcement leads: an address, or a path of this site without language.',
    'the announcement is no link',
  ),
  ANNOUNCEMENT_LAST_DAY: optional(
    day,
    'Last day of the announcement in China, such as `2026-12-31`. Browsers without scripts show it until it is removed.',
    'shown until it is removed',
  ),
  COPYRIGHT_NOTICE: optional(
    oneOrBilingualText,
    'Copyright notice, word for word; in Chinese and in English, separated by a vertical bar, where they differ.',
    'not shown',
  ),
  ICP_NOTICE: optional(v.string(), 'ICP filing notice, word for word.', 'not shown'),
  PUBLIC_SECURITY_NOTICE: optional(v.string(), 'Public security filing notice, word for word.', 'not shown'),
  LEGAL_ENTITY: legalFact('Registered name of the company that runs the site'),
  LEGAL_ADDRESS: legalFact('Registered address of that company'),
  PRIVACY_EMAIL: optional(emailAddress, 'E-mail for requests about personal data.', '`SALES_EMAIL`'),
  DATA_LOCATION: legalFact('Countries or regions in which the data is stored'),
  DATA_RETENTION: legalFact('How long requests and accounts are kept'),
  DATA_PROCESSORS: legalFact('Companies that process the data on behalf of that company'),
  TERMS_LAW: optional(
    bilingualText,
    'Applicable law and courts of the terms of use, in Chinese and in English, separated by a vertical bar.',
    'the terms have no section about them',
  ),
  PRIVACY_URL: optional(address, 'Privacy notice that replaces `/privacy`.', 'the template at `/privacy`'),
  TERMS_URL: optional(address, 'Terms of use that replace `/terms`.', 'the template at `/terms`'),
  CERTIFICATES: withDefault(
    linkList(10),
    '[]',
    'Up to ten certificates for `/security`, as JSON like `EXTERNAL_LINKS`; each address leads to the proof.',
    'not shown',
  ),
  OFFICE_BEIJING: office('Beijing'),
  OFFICE_SHANGHAI: office('Shanghai'),
  OFFICE_GUANGZHOU: office('Guangzhou'),
  OFFICE_SHENZHEN: office('Shenzhen'),
  BRAND_NAME: optional(
    oneOrBilingualText,
    'Name beside the logo mark, in titles, for search engines and in feeds; in Chinese and in English, separated by a vertical bar, where they differ.',
    'only the mark is shown',
  ),
  CAPTCHA_PROVIDER: withDefault(
    oneOf(['slider', 'tencent']),
    'slider',
    'Captcha: `slider` (built in) or `tencent`, which requires the next two variables.',
    '`slider`',
  ),
  CAPTCHA_SCRIPT_URL: optional(
    address,
    'Script of the cloud captcha; loaded when a form first needs it.',
    'not loaded',
  ),
  CAPTCHA_APP_ID: optional(v.string(), 'Application id of the cloud captcha.', 'not loaded'),
  STATISTICS_SCRIPT_URL: optional(
    address,
    'Script of the traffic analytics; loaded after consent, once a public page is idle.',
    'no analytics, and no question about consent',
  ),
  STATISTICS_SCRIPT_INTEGRITY: optional(
    integrity,
    'Subresource integrity hash of the analytics script (`sha384-…`), for a script that never changes.',
    'no integrity check',
  ),
  JQUERY_SCRIPT_URL: optional(
    address,
    'jQuery script; loaded before an analytics script that requires it.',
    'not loaded',
  ),
  JQUERY_SCRIPT_INTEGRITY: optional(
    integrity,
    'Subresource integrity hash of the jQuery script (`sha384-…`).',
    'no integrity check',
  ),
  TELEMETRY_URL: optional(
    pathOrAddress,
    'Where browsers send [errors and web vitals](operations.md#browser-telemetry) after consent: an address, or `/telemetry`, which this server writes to its log.',
    'not sent',
  ),
  PRODUCT_ORIGINS: withDefault(
    origins,
    '',
    'Origins of products that may be framed in the user area, comma-separated.',
    'products open in a new tab',
  ),
  FEATURE_REGISTER: withDefault(flag, 'false', '`true` offers registration.', '`false`'),
  FEATURE_CANCEL_ACCOUNT: withDefault(
    flag,
    'false',
    '`true` offers main accounts to cancel and restore sub-accounts, with `DELETE /v1/users/state/{id}`.',
    '`false`',
  ),
  FORWARDED_HEADERS: withDefault(
    headerNames,
    '',
    'Names of request headers of a visitor that API calls of the server forward, comma-separated; headers about the origin of a request are rejected.',
    'none',
  ),
  PORT: withDefault(wholeNumber(0, 65_535), '3000', 'Port of the production server.', '`3000`'),
  HOST: withDefault(
    v.string(),
    '::',
    'Address that the production server listens on.',
    '`::`, all addresses',
  ),
  LOG_LEVEL: withDefault(
    oneOf(logLevels),
    'info',
    'Lowest level that is logged: `debug`, `info`, `warn`, `error` or `silent`.',
    '`info`, a line for every request',
  ),
  CACHE_SECONDS: withDefault(
    wholeNumber(0, 3600),
    '60',
    'Seconds for which a cached public page is fresh; `0` disables the cache.',
    '`60`',
  ),
  STALE_SECONDS: withDefault(
    wholeNumber(0, 86_400),
    '600',
    'Seconds after `CACHE_SECONDS` for which the server and CDNs serve public pages while they revalidate them, and while the API or the server is down.',
    '`600`',
  ),
  DRAIN_SECONDS: withDefault(
    wholeNumber(0, 300),
    '5',
    'Seconds between SIGTERM and shutdown in which the server still serves requests, for load balancers.',
    '`5`',
  ),
  METRICS_PORT: optional(wholeNumber(1, 65_535), 'Port of `/metrics` for Prometheus.', 'no metrics'),
  METRICS_HOST: withDefault(
    v.string(),
    'localhost',
    'Address that `/metrics` listens on; only the monitoring may reach it.',
    '`localhost`, this machine only',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    absoluteBase,
    'Base address of an OpenTelemetry receiver for [traces](operations.md#traces), over HTTP with JSON.',
    'no traces',
  ),
  OTEL_SERVICE_NAME: withDefault(v.string(), 'site', 'Name of the server in traces.', '`site`'),
  OTEL_TRACES_SAMPLER_ARG: withDefault(
    ratio,
    '1',
    'Share of requests that are traced, from 0 to 1, unless a trusted proxy has decided.',
    '`1`',
  ),
  TRUSTED_PROXIES: withDefault(
    wholeNumber(0, 10),
    '0',
    'Number of trusted proxies in front of the server that set `X-Forwarded-*`.',
    '`0`: such headers are ignored',
  ),
};

/** Variables of former releases, and what replaces them. */
export const removedVariables: Record<string, string> = {
  WORKERS: 'Start more servers: docs/operations.md, “More than one process”.',
  PURGE_TOKEN: 'Purge the CDN: docs/operations.md, “CDN”.',
};

/** The variables of the commands, which the production server does not read. */
export const toolVariables = {
  MOCK_OPERATIONS: 'operations that the fake backend answers beside a real one',
  MOCK_URL: 'fake backend that a command acts on',
  DEMO_BASE: 'path of the static demo on its host',
  DEMO_OUT: 'directory of the static demo',
  COMMIT_SHA: 'commit of a build without a repository',
  CHROMIUM_PATH: 'browser of the tests',
  VERIFY_PASSWORD: 'password of the account of a contract verification',
  E2E_PORT: 'first port of the browser tests',
  E2E_FULL: 'all browser tests, as in npm run test:all',
};
