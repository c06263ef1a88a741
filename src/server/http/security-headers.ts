import type { PublicConfig } from '../../config/config.ts';

/** What every response carries; one without a policy of its own may load nothing. */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // Subdomains belong to other products, and decide for themselves.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), usb=(), xr-spatial-tracking=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What allows the inline scripts and styles of a page, as sources of a policy: a nonce, or hashes. */
export interface InlineSources {
  script: ReadonlySet<string>;
  style: ReadonlySet<string>;
}

/** The sources of a page for one person. */
export function nonceSources(nonce: string): InlineSources {
  const sources = new Set([`'nonce-${nonce}'`]);
  return { script: sources, style: sources };
}

/**
 * Makes the content security policy of public pages, or of those for one person, which no statistics reach.
 *
 * Only scripts that `inline` allows run, and what those load: `'strict-dynamic'`. Addresses count only for browsers that
 * do not know that keyword; to all others a script of our own origin is nothing special.
 */
export function pagePolicy(
  { apiBaseUrl, captcha, scripts, productOrigins }: PublicConfig,
  pages: 'public' | 'private',
): (inline: InlineSources) => string {
  const originOf = (address: string | null) =>
    address && URL.canParse(address) ? [new URL(address).origin] : [];
  const api = originOf(apiBaseUrl);
  const captchaOrigin = originOf(captcha.scriptUrl);
  const counting = pages === 'public' ? [scripts.statistics, scripts.jquery].flatMap(originOf) : [];
  const others = [...new Set([...captchaOrigin, ...counting])];
  const frames = [...new Set([...productOrigins, ...captchaOrigin])];

  return ({ script, style }) =>
    [
      ['default-src', "'none'"],
      ['script-src', "'strict-dynamic'", ...script, "'self'", ...others],
      ['style-src', "'self'", ...style],
      // Articles show pictures from wherever their editors keep them.
      ['img-src', "'self'", 'data:', 'https:', ...api],
      ['font-src', "'self'"],
      ['connect-src', "'self'", ...api, ...others],
      ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
      ['manifest-src', "'self'"],
      ['form-action', "'self'"],
      ['base-uri', "'none'"],
      ['frame-ancestors', "'none'"],
    ]
      .map((words) => words.join(' '))
      .join('; ');
}
