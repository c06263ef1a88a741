import * as v from 'valibot';
import {
  absoluteBase,
  address,
  base,
  domain,
  flag,
  headerNames,
  integrity,
  oneOf,
  origin,
  origins,
  pathOrAddress,
  ratio,
  rsaPublicKey,
  sharedOrBilingualText,
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
  BRAND_NAME: optional(
    sharedOrBilingualText,
    'Name beside the logo mark, in titles, for search engines and in feeds; in Chinese and in English, separated by a vertical bar, where they differ.',
    'only the mark is shown',
  ),
  PRIVACY_URL: optional(address, 'Privacy notice that replaces `/privacy`.', 'the template at `/privacy`'),
  TERMS_URL: optional(address, 'Terms of use that replace `/terms`.', 'the template at `/terms`'),
  CONTENT_FILE: optional(
    v.string(),
    'JSON file with what the company writes about itself: contacts, links, notices, offices; see [content](#content).',
    'none of it is shown',
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
    oneOf(['debug', 'info', 'warn', 'error', 'silent']),
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

/** Where the values of former variables are now, by part of the content. */
const movedTo: Record<string, Record<string, string>> = {
  contact: {
    SALES_EMAIL: 'salesEmail',
    SALES_PHONE: 'salesPhone',
    SERVICE_PHONE: 'servicePhone',
    CONSULT_URL: 'consultUrl',
    WECHAT_QR_URL: 'chatUrl',
    RECRUIT_EMAIL: 'recruitEmail',
  },
  announcement: { ANNOUNCEMENT: 'text', ANNOUNCEMENT_URL: 'url', ANNOUNCEMENT_LAST_DAY: 'lastDay' },
  notices: {
    COPYRIGHT_NOTICE: 'copyright',
    ICP_NOTICE: 'icpFiling',
    PUBLIC_SECURITY_NOTICE: 'publicSecurityFiling',
  },
  legal: {
    LEGAL_ENTITY: 'entity',
    LEGAL_ADDRESS: 'address',
    PRIVACY_EMAIL: 'email',
    DATA_LOCATION: 'dataLocation',
    DATA_RETENTION: 'retention',
    DATA_PROCESSORS: 'processors',
    TERMS_LAW: 'law',
  },
  officeAddresses: {
    OFFICE_BEIJING: 'beijing',
    OFFICE_SHANGHAI: 'shanghai',
    OFFICE_GUANGZHOU: 'guangzhou',
    OFFICE_SHENZHEN: 'shenzhen',
  },
};
const toContent = (place: string) => `Write it into CONTENT_FILE as ${place}.`;

/** Variables of former releases, and what replaces them. */
export const removedVariables: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(movedTo).flatMap(([part, names]) =>
      Object.entries(names).map(([name, value]) => [name, toContent(`${part}.${value}`)]),
    ),
  ),
  EXTERNAL_LINKS: toContent('externalLinks'),
  CUSTOMER_PROOF: toContent('customerProof'),
  CERTIFICATES: toContent('certificates'),
  MOCK_OPERATIONS: 'Name operations by --operation: docs/replay.md, “Real backend and recordings”.',
  WORKERS: 'Start more servers: docs/operations.md, “More than one process”.',
  PURGE_TOKEN: 'Purge the CDN: docs/operations.md, “CDN”.',
};

/** The variables of the commands, which the production server does not read. */
export const toolVariables = {
  MOCK_PIN: 'PIN that lets other machines control a fake backend',
  MOCK_URL: 'fake backend that a command acts on',
  DEMO_BASE: 'path of the static demo on its host',
  DEMO_OUT: 'directory of the static demo',
  COMMIT_SHA: 'commit of a build without a repository',
  CHROMIUM_PATH: 'browser of the tests',
  VERIFY_PASSWORD: 'password of the account of a contract verification',
  E2E_PORT: 'first port of the browser tests',
  E2E_FULL: 'all browser tests, as in npm run test:all',
};
