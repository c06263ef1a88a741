import type { ExternalLink, PublicConfig, ServerConfig } from './config.ts';
import { drawCode } from './draw-code.ts';

type Environment = Record<string, string | undefined>;

/**
 * Reads the configuration from environment variables.
 *
 * @throws Error with one sentence that names the variable that is wrong or missing
 */
export function readConfig(environment: Environment): ServerConfig {
  const isProduction = environment.NODE_ENV === 'production';
  const apiBaseUrl = baseAddress('API_BASE_URL', environment);
  const serverApiBaseUrl = baseAddress('SERVER_API_BASE_URL', environment);
  const rsaPublicKey = environment.RSA_PUBLIC_KEY?.replaceAll('\\n', '\n') || null;

  if (!apiBaseUrl) throw new Error('API_BASE_URL is missing: set it to the base address of the API.');
  if (isProduction && !rsaPublicKey) {
    throw new Error('RSA_PUBLIC_KEY is missing: production does not send passwords as plain text.');
  }
  if (rsaPublicKey && !rsaPublicKey.includes('BEGIN PUBLIC KEY')) {
    throw new Error(
      'RSA_PUBLIC_KEY is not a PEM public key: it must start with "-----BEGIN PUBLIC KEY-----".',
    );
  }
  if (isProduction && apiBaseUrl.startsWith('/') && !serverApiBaseUrl) {
    throw new Error(
      'SERVER_API_BASE_URL is missing: with a relative API_BASE_URL the server needs an absolute one.',
    );
  }
  return {
    public: {
      apiBaseUrl,
      rsaPublicKey,
      cookieDomain: environment.COOKIE_DOMAIN || null,
      siteOrigin: origin('SITE_ORIGIN', environment),
      contact: {
        salesEmail: environment.SALES_EMAIL || null,
        salesPhone: environment.SALES_PHONE || null,
        servicePhone: environment.SERVICE_PHONE || null,
        consultUrl: address('CONSULT_URL', environment),
        chatCode: environment.WECHAT_QR_URL ? drawCode(environment.WECHAT_QR_URL) : null,
        recruitEmail: environment.RECRUIT_EMAIL || null,
      },
      externalLinks: externalLinks('EXTERNAL_LINKS', environment),
      notices: {
        copyright: environment.COPYRIGHT_NOTICE || null,
        icpFiling: environment.ICP_NOTICE || null,
        publicSecurityFiling: environment.PUBLIC_SECURITY_NOTICE || null,
      },
      officeAddresses: {
        beijing: officeAddress('OFFICE_BEIJING', environment),
        shanghai: officeAddress('OFFICE_SHANGHAI', environment),
        guangzhou: officeAddress('OFFICE_GUANGZHOU', environment),
        shenzhen: officeAddress('OFFICE_SHENZHEN', environment),
      },
      brandName: environment.BRAND_NAME || null,
      captcha: captcha(environment),
      scripts: {
        statistics: scriptAddress('STATISTICS_SCRIPT_URL', environment),
        jquery: scriptAddress('JQUERY_SCRIPT_URL', environment),
      },
      productOrigins: origins('PRODUCT_ORIGINS', environment),
      features: { register: flag('FEATURE_REGISTER', environment) },
    },
    serverApiBaseUrl,
    forwardedHeaders: (environment.FORWARDED_HEADERS ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  };
}

/** An absolute http(s) address or a path, without a trailing slash. */
function baseAddress(name: string, environment: Environment): string | null {
  const value = environment[name]?.replace(/\/$/, '');
  if (!value) return null;
  if (value.startsWith('/') || isHttp(value)) return value;
  throw new Error(
    `${name} is ${JSON.stringify(value)}: it must be an http(s) address or a path that starts with "/".`,
  );
}

function origin(name: string, environment: Environment): string | null {
  const value = environment[name]?.replace(/\/$/, '');
  if (!value) return null;
  if (isHttp(value) && new URL(value).origin === value) return value;
  throw new Error(
    `${name} is ${JSON.stringify(value)}: it must be an origin such as "https://www.example.com".`,
  );
}

/** Several origins, parted by commas. */
function origins(name: string, environment: Environment): string[] {
  const values = (environment[name] ?? '').split(',').map((value) => value.trim());
  return values.flatMap((value) => origin(name, { [name]: value }) ?? []);
}

/** An absolute http(s) address. */
function address(name: string, environment: Environment): string | null {
  const value = environment[name];
  if (!value) return null;
  if (isHttp(value)) return value;
  throw new Error(`${name} is ${JSON.stringify(value)}: it must be an http(s) address.`);
}

const mostExternalLinks = 5;

function externalLinks(name: string, environment: Environment): ExternalLink[] {
  const value = environment[name];
  if (!value) return [];
  const example = '[{"label":"…","labelEn":"…","url":"https://www.example.com"}]';
  const wrong = new Error(`${name} must be a JSON list of at most ${mostExternalLinks} links: ${example}.`);
  let list: unknown;
  try {
    list = JSON.parse(value);
  } catch {
    throw wrong;
  }
  if (Array.isArray(list) && list.length <= mostExternalLinks && list.every(isExternalLink)) return list;
  throw wrong;
}

function isExternalLink(value: unknown): value is ExternalLink {
  if (typeof value !== 'object' || value === null) return false;
  const { label, labelEn = '', url }: { label?: unknown; labelEn?: unknown; url?: unknown } = value;
  return typeof label === 'string' && typeof labelEn === 'string' && typeof url === 'string' && isHttp(url);
}

/** A street address in both languages, Chinese first, parted by `|`. */
function officeAddress(name: string, environment: Environment): { zh: string; en: string } | null {
  const value = environment[name];
  if (!value) return null;
  const [zh, en, ...more] = value.split('|').map((part) => part.trim());
  if (zh && en && more.length === 0) return { zh, en };
  throw new Error(
    `${name} is ${JSON.stringify(value)}: it must be "address in Chinese | address in English".`,
  );
}

function scriptAddress(name: string, environment: Environment): string | null {
  const value = environment[name];
  if (!value) return null;
  if (isHttp(value)) return value;
  throw new Error(`${name} is ${JSON.stringify(value)}: it must be the http(s) address of a script.`);
}

/** The gate before forms; a provider without its script and id could let nobody through. */
function captcha(environment: Environment): PublicConfig['captcha'] {
  const provider = environment.CAPTCHA_PROVIDER || 'slider';
  const scriptUrl = scriptAddress('CAPTCHA_SCRIPT_URL', environment);
  const appId = environment.CAPTCHA_APP_ID || null;
  if (provider === 'slider') return { provider, scriptUrl: null, appId: null };
  if (provider !== 'tencent') {
    throw new Error(`CAPTCHA_PROVIDER is ${JSON.stringify(provider)}: it must be "slider" or "tencent".`);
  }
  if (!scriptUrl) throw new Error('CAPTCHA_SCRIPT_URL is missing: the cloud captcha needs its script.');
  if (!appId) throw new Error('CAPTCHA_APP_ID is missing: the cloud captcha needs it.');
  return { provider, scriptUrl, appId };
}

function flag(name: string, environment: Environment): boolean {
  const value = environment[name] || 'false';
  if (value === 'true' || value === 'false') return value === 'true';
  throw new Error(`${name} is ${JSON.stringify(value)}: it must be "true" or "false".`);
}

function isHttp(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
