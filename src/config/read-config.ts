import * as v from 'valibot';
import type { ServerConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { variables } from './variables.ts';

/** The environment variables. */
export type Environment = Record<string, string | undefined>;

/** Whether a URL is local. */
const isThisMachine = (address: string) =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

const schema = v.pipe(
  v.object({ NODE_ENV: v.nullable(v.string()), ...variables }),
  v.forward(
    v.partialCheck(
      [['NODE_ENV'], ['API_BASE_URL']],
      ({ NODE_ENV, API_BASE_URL: base }) =>
        NODE_ENV !== 'production' || /^(?:\/|https:)/.test(base) || isThisMachine(base),
      'must be an https address, as production sends tokens there',
    ),
    ['API_BASE_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['NODE_ENV'], ['API_BASE_URL'], ['SERVER_API_BASE_URL']],
      ({ NODE_ENV, API_BASE_URL: base, SERVER_API_BASE_URL: own }) =>
        NODE_ENV !== 'production' || !base.startsWith('/') || own !== null,
      'with a relative API_BASE_URL the server needs an absolute one',
    ),
    ['SERVER_API_BASE_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['NODE_ENV'], ['RSA_PUBLIC_KEY']],
      ({ NODE_ENV, RSA_PUBLIC_KEY: key }) => NODE_ENV !== 'production' || key !== null,
      'production does not send passwords as plain text',
    ),
    ['RSA_PUBLIC_KEY'],
  ),
  v.forward(
    v.partialCheck(
      [['CAPTCHA_PROVIDER'], ['CAPTCHA_SCRIPT_URL']],
      ({ CAPTCHA_PROVIDER: provider, CAPTCHA_SCRIPT_URL: url }) => provider !== 'tencent' || url !== null,
      'the cloud captcha needs it',
    ),
    ['CAPTCHA_SCRIPT_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['CAPTCHA_PROVIDER'], ['CAPTCHA_APP_ID']],
      ({ CAPTCHA_PROVIDER: provider, CAPTCHA_APP_ID: id }) => provider !== 'tencent' || id !== null,
      'the cloud captcha needs it',
    ),
    ['CAPTCHA_APP_ID'],
  ),
);

/** The raw value of each variable; null when not set. */
const textOf = (environment: Environment, name: string) => environment[name]?.trim() || null;

/** The maximum length of a value in an error message. */
const maxShownLength = 60;

function sentence(name: string, text: string | null, message: string): string {
  if (text === null) return `${name} is missing: ${message}.`;
  const shown = text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text;
  return `${name} is ${JSON.stringify(shown)}: it ${message}.`;
}

/**
 * Parses the configuration from environment variables.
 *
 * @throws ConfigError with one sentence for each invalid or missing variable
 */
export function readConfig(environment: Environment): ServerConfig {
  const names = ['NODE_ENV', ...Object.keys(variables)];
  const texts = Object.fromEntries(names.map((name) => [name, textOf(environment, name)]));
  const { success, output: env, issues } = v.safeParse(schema, texts);
  if (!success) {
    const { nested = {} } = v.flatten<typeof schema>(issues);
    const messages = new Map(Object.entries(nested).map(([name, all]) => [name.split('.')[0], all?.[0]]));
    throw new ConfigError(
      names.flatMap((name) => {
        const message = messages.get(name);
        return message === undefined ? [] : sentence(name, textOf(environment, name), message);
      }),
    );
  }
  const hasCloudCaptcha = env.CAPTCHA_PROVIDER === 'tencent';
  return {
    public: {
      apiBaseUrl: env.API_BASE_URL,
      rsaPublicKey: env.RSA_PUBLIC_KEY,
      cookieDomain: env.COOKIE_DOMAIN,
      siteOrigin: env.SITE_ORIGIN,
      contact: {
        salesEmail: env.SALES_EMAIL,
        salesPhone: env.SALES_PHONE,
        servicePhone: env.SERVICE_PHONE,
        consultUrl: env.CONSULT_URL,
        chatUrl: env.WECHAT_QR_URL,
        recruitEmail: env.RECRUIT_EMAIL,
      },
      externalLinks: env.EXTERNAL_LINKS,
      customerProof: env.CUSTOMER_PROOF,
      notices: {
        copyright: env.COPYRIGHT_NOTICE,
        icpFiling: env.ICP_NOTICE,
        publicSecurityFiling: env.PUBLIC_SECURITY_NOTICE,
      },
      legal: {
        entity: env.LEGAL_ENTITY,
        address: env.LEGAL_ADDRESS,
        email: env.PRIVACY_EMAIL ?? env.SALES_EMAIL,
        dataLocation: env.DATA_LOCATION,
        retention: env.DATA_RETENTION,
        processors: env.DATA_PROCESSORS,
        privacyUrl: env.PRIVACY_URL,
        termsUrl: env.TERMS_URL,
      },
      certificates: env.CERTIFICATES,
      officeAddresses: {
        beijing: env.OFFICE_BEIJING,
        shanghai: env.OFFICE_SHANGHAI,
        guangzhou: env.OFFICE_GUANGZHOU,
        shenzhen: env.OFFICE_SHENZHEN,
      },
      brandName: env.BRAND_NAME,
      captcha: {
        provider: env.CAPTCHA_PROVIDER,
        // The built-in slider needs no script.
        scriptUrl: hasCloudCaptcha ? env.CAPTCHA_SCRIPT_URL : null,
        appId: hasCloudCaptcha ? env.CAPTCHA_APP_ID : null,
      },
      scripts: {
        statistics: env.STATISTICS_SCRIPT_URL,
        statisticsIntegrity: env.STATISTICS_SCRIPT_INTEGRITY,
        jquery: env.JQUERY_SCRIPT_URL,
        jqueryIntegrity: env.JQUERY_SCRIPT_INTEGRITY,
      },
      productOrigins: env.PRODUCT_ORIGINS,
      features: { register: env.FEATURE_REGISTER },
    },
    serverApiBaseUrl: env.SERVER_API_BASE_URL,
    forwardedHeaders: env.FORWARDED_HEADERS,
    server: {
      port: env.PORT,
      host: env.HOST,
      logLevel: env.LOG_LEVEL,
      cacheSeconds: env.CACHE_SECONDS,
      drainSeconds: env.DRAIN_SECONDS,
      trustedProxies: env.TRUSTED_PROXIES,
    },
  };
}
