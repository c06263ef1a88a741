/** A QR code, ready to be drawn: the browser needs no generator. */
export interface QrCodeDrawing {
  /** Modules along an edge, the quiet zone included. */
  size: number;
  /** Data of an SVG path that covers the dark modules. */
  path: string;
}

/** A link to another site of the company. */
interface ExternalLink {
  label: string;
  /** For the English pages; without it `label` serves both. */
  labelEn?: string;
  url: string;
}
/** The offices, by city. */
const officeIds = ['beijing', 'shanghai', 'guangzhou', 'shenzhen'] as const;

export type OfficeId = (typeof officeIds)[number];

/** What the browser may know of the configuration; it is sent with every page. */
export interface PublicConfig {
  /** Base address of the API as the browser reaches it, without a trailing slash. */
  apiBaseUrl: string;
  /** RSA public key (PEM) for password fields; without it they travel as plain text, in development only. */
  rsaPublicKey: string | null;
  /** Domain of the language cookie, shared across subdomains; null keeps it on this host. */
  cookieDomain: string | null;
  /** Origin for canonical addresses, such as `https://www.example.com`; null where it is not known. */
  siteOrigin: string | null;
  /** How to reach a person; what is not configured is not shown. */
  contact: {
    salesEmail: string | null;
    salesPhone: string | null;
    servicePhone: string | null;
    /** Where the online consultation opens; null leads to the contact page. */
    consultUrl: string | null;
    /** The code that opens the enterprise chat. */
    chatQrCode: QrCodeDrawing | null;
    /** Where résumés go; without it jobs are shown, but nobody can apply for them. */
    recruitEmail: string | null;
  };
  /** At most five. */
  externalLinks: ExternalLink[];
  notices: {
    copyright: string | null;
    icpFiling: string | null;
    publicSecurityFiling: string | null;
  };
  /** Street addresses of the offices in both languages; an office without one shows its city alone. */
  officeAddresses: Record<OfficeId, { zh: string; en: string } | null>;
  /** Name for search engines and feeds; the pages themselves show none. */
  brandName: string | null;
  captcha: {
    /** `slider` is built in and loads nothing; a cloud captcha loads its script when it is first needed. */
    provider: 'slider' | 'tencent';
    scriptUrl: string | null;
    appId: string | null;
  };
  /** Scripts of others; none is loaded that is not named here. */
  scripts: {
    /** Traffic statistics; loaded after the visitor's consent, once the page is idle. */
    statistics: string | null;
    /** What the browser compares a script with before it runs it (SRI); null runs whatever comes. */
    statisticsIntegrity: string | null;
    /** Nothing of ours uses it; for a statistics or captcha script that does. */
    jquery: string | null;
    jqueryIntegrity: string | null;
  };
  /** Where products may be shown from, inside the user area. */
  productOrigins: string[];
  features: {
    /** Whether the login page offers registration. */
    register: boolean;
  };
}

/** The configuration of the server that renders the pages. */
export interface ServerConfig {
  public: PublicConfig;
  /** Base address of the API as this server reaches it; null means the browser's. */
  serverApiBaseUrl: string | null;
  /** Names of the visitor's request headers that API calls of the server pass on. */
  forwardedHeaders: string[];
  /** How the production server itself runs. */
  server: {
    port: number;
    host: string;
    logLevel: LogLevel;
    /** How long the HTML of an anonymous public page counts as fresh; 0 keeps none. */
    cacheSeconds: number;
    /** How long a server that was told to stop goes on answering, so that a load balancer notices. */
    drainSeconds: number;
    /** How many proxies stand in front and say who asks, and by which protocol. */
    trustedProxies: number;
  };
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

type LogLevel = (typeof logLevels)[number];
