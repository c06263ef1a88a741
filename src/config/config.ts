import type { BilingualText, SiteContent } from './site-content.ts';

/** The public part of the configuration, sent with every page. */
export interface PublicConfig extends SiteContent {
  /** `privacyUrl` and `termsUrl` are documents that replace the pages of this site. */
  legal: SiteContent['legal'] & { privacyUrl: string | null; termsUrl: string | null };
  /** The organization name; null shows the mark alone. */
  brandName: BilingualText | null;
  /** The base URL of the API for the browser, without a trailing slash. */
  apiBaseUrl: string;
  /** The RSA public key (SPKI in base64) for password fields. Without it passwords are sent as plain text, in development only. */
  rsaPublicKey: string | null;
  /** Domain of the language cookie, shared across subdomains; null keeps it on this host. */
  cookieDomain: string | null;
  /** The origin of canonical URLs, such as `https://www.example.com`; null when not configured. */
  siteOrigin: string | null;
  captcha: {
    /** `slider` is built in. A cloud captcha loads its script on demand. */
    provider: 'slider' | 'tencent';
    scriptUrl: string | null;
    appId: string | null;
  };
  /** The third-party scripts. No others are loaded. */
  scripts: {
    /** The analytics script, loaded after consent when the page is idle. */
    analytics: string | null;
    /** The subresource integrity hashes; null disables the check. */
    analyticsIntegrity: string | null;
    /** Unused by the product; for analytics or captcha scripts that require it. */
    jquery: string | null;
    jqueryIntegrity: string | null;
  };
  /**
   * Where browsers send errors and web vitals after consent. Left out without a value, not null: the first packets of the home
   * page have no byte to spare.
   */
  telemetryUrl?: string;
  /** The origins of products that may be framed in the user area. */
  productOrigins: string[];
  features: {
    /** Whether the login page offers registration. */
    register: boolean;
    /** Whether main accounts can cancel and restore sub-accounts. Left out when false, like `telemetryUrl`. */
    cancelAccount?: boolean;
  };
}

/** The configuration of the server that renders the pages. */
export interface ServerConfig {
  public: PublicConfig;
  /** The base URL of the API for the server; the browser's when null. */
  serverApiBaseUrl: string | null;
  /** The names of request headers that API calls of the server forward. */
  forwardedHeaders: string[];
  /** The configuration of the production server. */
  server: {
    port: number;
    host: string;
    logLevel: LogLevel;
    /** The time for which the HTML of a public page is fresh; 0 disables the cache. */
    cacheSeconds: number;
    /** The time after it for which the HTML is served while it is revalidated and while revalidation fails. */
    staleSeconds: number;
    /** The time between SIGTERM and shutdown in which the server still serves requests, for load balancers. */
    drainSeconds: number;
    /** The port of `/metrics`; null disables it. */
    metricsPort: number | null;
    /** The address that `/metrics` listens on. */
    metricsHost: string;
    /** Where and how many traces are sent. */
    traces: {
      /** The base address of the OTLP receiver; null disables traces. */
      endpoint: string | null;
      serviceName: string;
      /** The share of requests that are traced. */
      ratio: number;
    };
    /** The number of trusted proxies, whose forwarded headers are used. */
    trustedProxies: number;
  };
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

type LogLevel = (typeof logLevels)[number];
