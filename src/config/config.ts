/** A text in both languages of the content. */
export interface BilingualText {
  zh: string;
  en: string;
}
/** A link to another site, with its label in both languages. */
export interface ExternalLink {
  label: string;
  /** The English label; `label` by default. */
  labelEn?: string;
  url: string;
}
/** What customers who agreed say. */
export interface CustomerProof {
  /** Monochrome logos; `image` is a path of this site or an https URL. */
  logos: { name: string; image: string }[];
  quote?: { text: string; textEn?: string; author: string };
  outcomes: { value: string; label: string; labelEn?: string }[];
}

interface Announcement {
  text: BilingualText;
  /** A path of this site or an address; null shows the text alone. */
  url: string | null;
  /** The last day, such as `2026-12-31`; null shows it until it is removed. */
  lastDay: string | null;
}

/** The offices, by city. */
const officeIds = ['beijing', 'shanghai', 'guangzhou', 'shenzhen'] as const;

export type OfficeId = (typeof officeIds)[number];

/** The public part of the configuration, sent with every page. */
export interface PublicConfig {
  /** The base URL of the API for the browser, without a trailing slash. */
  apiBaseUrl: string;
  /** The RSA public key (SPKI in base64) for password fields. Without it passwords are sent as plain text, in development only. */
  rsaPublicKey: string | null;
  /** Domain of the language cookie, shared across subdomains; null keeps it on this host. */
  cookieDomain: string | null;
  /** The origin of canonical URLs, such as `https://www.example.com`; null when not configured. */
  siteOrigin: string | null;
  /** The contacts. Unset items are not shown. */
  contact: {
    salesEmail: string | null;
    salesPhone: string | null;
    servicePhone: string | null;
    /** The URL of the online consultation; the contact page when null. */
    consultUrl: string | null;
    /** The content of the QR code of the enterprise chat. */
    chatUrl: string | null;
    /** The e-mail address for job applications. Without it jobs have no application link. */
    recruitEmail: string | null;
  };
  /** At most five. */
  externalLinks: ExternalLink[];
  /** The bar above the header of public pages; null shows none. */
  announcement: Announcement | null;
  /** Shown on the home page; null shows how research is done instead. */
  customerProof: CustomerProof | null;
  notices: {
    copyright: BilingualText | null;
    icpFiling: string | null;
    publicSecurityFiling: string | null;
  };
  /** The street addresses of the offices in both languages; an office without one shows only its city. */
  officeAddresses: Record<OfficeId, BilingualText | null>;
  /** What the privacy notice and the terms say about the operator. They name what is unset as not stated. */
  legal: {
    /** The legal person that runs the site. */
    entity: BilingualText | null;
    address: BilingualText | null;
    /** The e-mail address for requests about personal data. */
    email: string | null;
    /** The countries or regions that store the data. */
    dataLocation: BilingualText | null;
    /** The retention period of requests and accounts. */
    retention: BilingualText | null;
    /** The companies that process the data for the operator. */
    processors: BilingualText | null;
    /** The applicable law and the courts; null leaves the section out of the terms. */
    law: BilingualText | null;
    /** The documents that replace the pages of this site. */
    privacyUrl: string | null;
    termsUrl: string | null;
  };
  /** The certificates of the security page. */
  certificates: ExternalLink[];
  /** The organization name; null shows the mark alone. */
  brandName: BilingualText | null;
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
