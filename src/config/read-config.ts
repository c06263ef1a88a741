import * as v from 'valibot';
import { ConfigError, shortened } from './config-error.ts';
import { checkContent, readContent } from './read-content.ts';
import type { SiteContent } from './site-content.ts';
import { variables } from './variables.ts';

/** The configuration of the server that renders the pages. */
export type ServerConfig = ReturnType<typeof configOf>;

/** The public part of the configuration, sent with every page. */
export type PublicConfig = ServerConfig['public'];

/** The environment variables. */
export type Environment = Record<string, string | undefined>;

/** The value of each variable without surrounding space; null when not set. */
type Texts = Record<string, string | null>;

/** Whether tokens may be sent there: a path, an https address or an address of this machine. */
const isSafeBase = (base: string) =>
  /^(?:\/|https:)/.test(base) || /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(base).hostname);

const schema = v.object(variables);

/** Rules across variables. A rule runs when the value of `name` is valid by itself. */
const rules: { name: keyof typeof variables; isBroken: (texts: Texts) => boolean; message: string }[] = [
  {
    name: 'API_BASE_URL',
    isBroken: (texts) => texts.NODE_ENV === 'production' && !isSafeBase(texts.API_BASE_URL ?? ''),
    message: 'must be an https address, as production sends tokens there',
  },
  {
    name: 'SERVER_API_BASE_URL',
    isBroken: (texts) =>
      texts.NODE_ENV === 'production' &&
      /^\/(?!\/)/.test(texts.API_BASE_URL ?? '') &&
      !texts.SERVER_API_BASE_URL,
    message: 'with a relative API_BASE_URL the server needs an absolute one',
  },
  {
    name: 'RSA_PUBLIC_KEY',
    isBroken: (texts) => texts.NODE_ENV === 'production' && !texts.RSA_PUBLIC_KEY,
    message: 'production does not send passwords as plain text',
  },
  {
    name: 'METRICS_PORT',
    isBroken: (texts) =>
      !!texts.METRICS_PORT &&
      Number(texts.METRICS_PORT) === Number(texts.PORT ?? v.getDefault(variables.PORT)),
    message: 'must differ from PORT, as /metrics is not public',
  },
  ...(['CAPTCHA_SCRIPT_URL', 'CAPTCHA_APP_ID'] as const).map((name) => ({
    name,
    isBroken: (texts: Texts) => texts.CAPTCHA_PROVIDER === 'tencent' && !texts[name],
    message: 'the cloud captcha needs it',
  })),
];

function sentence(name: string, text: string | null | undefined, message: string): string {
  if (!text) return `${name} is missing: ${message}.`;
  return `${name} is ${JSON.stringify(shortened(text))}: it ${message}.`;
}

/** The configuration in the nouns of the code. The variables and the content file document the values. */
function configOf(env: v.InferOutput<typeof schema>, content: SiteContent) {
  const hasCloudCaptcha = env.CAPTCHA_PROVIDER === 'tencent';
  return {
    /** Sent with every page. */
    public: {
      apiBaseUrl: env.API_BASE_URL,
      rsaPublicKey: env.RSA_PUBLIC_KEY,
      cookieDomain: env.COOKIE_DOMAIN,
      siteOrigin: env.SITE_ORIGIN,
      ...content,
      legal: {
        ...content.legal,
        email: content.legal.email ?? content.contact.salesEmail,
        privacyUrl: env.PRIVACY_URL,
        termsUrl: env.TERMS_URL,
      },
      brandName: env.BRAND_NAME,
      /** A cloud captcha loads its script on demand. */
      captcha: {
        provider: env.CAPTCHA_PROVIDER,
        // The built-in slider needs no script.
        scriptUrl: hasCloudCaptcha ? env.CAPTCHA_SCRIPT_URL : null,
        appId: hasCloudCaptcha ? env.CAPTCHA_APP_ID : null,
      },
      /** The third-party scripts. No others are loaded. */
      scripts: {
        analytics: env.STATISTICS_SCRIPT_URL,
        analyticsIntegrity: env.STATISTICS_SCRIPT_INTEGRITY,
        /** Unused by the product; for scripts that require it. */
        jquery: env.JQUERY_SCRIPT_URL,
        jqueryIntegrity: env.JQUERY_SCRIPT_INTEGRITY,
      },
      // Left out without a value, not null: the first packets of the home page have no byte to spare.
      telemetryUrl: env.TELEMETRY_URL ?? undefined,
      productOrigins: env.PRODUCT_ORIGINS,
      features: {
        register: env.FEATURE_REGISTER,
        cancelAccount: env.FEATURE_CANCEL_ACCOUNT || undefined,
      },
    },
    /** The base URL of the API for the server; the browser's when null. */
    serverApiBaseUrl: env.SERVER_API_BASE_URL,
    forwardedHeaders: env.FORWARDED_HEADERS,
    server: {
      port: env.PORT,
      host: env.HOST,
      logLevel: env.LOG_LEVEL,
      cacheSeconds: env.CACHE_SECONDS,
      staleSeconds: env.STALE_SECONDS,
      drainSeconds: env.DRAIN_SECONDS,
      metricsPort: env.METRICS_PORT,
      metricsHost: env.METRICS_HOST,
      traces: {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: env.OTEL_SERVICE_NAME,
        ratio: env.OTEL_TRACES_SAMPLER_ARG,
      },
      trustedProxies: env.TRUSTED_PROXIES,
    },
  };
}

/**
 * Parses the configuration from environment variables, and the content from the file that one of them names.
 *
 * @param source the content instead of that of the file
 * @throws ConfigError with one sentence for each invalid or missing value
 */
export function readConfig(environment: Environment, source?: unknown): ServerConfig {
  const names = Object.keys(variables);
  const texts: Texts = Object.fromEntries(
    ['NODE_ENV', ...names].map((name) => [name, environment[name]?.trim() || null]),
  );
  const { success, output: env, issues = [] } = v.safeParse(schema, texts);
  // The first issue of a variable wins.
  const messages = new Map(issues.toReversed().map(({ path, message }) => [path?.[0].key, message]));
  for (const { name, isBroken, message } of rules)
    if (!messages.has(name) && isBroken(texts)) messages.set(name, message);
  const invalid = names.filter((name) => messages.has(name));
  const { content, problems = [] } =
    source === undefined ? readContent(texts.CONTENT_FILE ?? null) : checkContent(source);
  if (!success || !content || invalid.length > 0)
    throw new ConfigError([
      ...invalid.map((name) => sentence(name, texts[name], `${messages.get(name)}`)),
      ...problems,
    ]);
  return configOf(env, content);
}
