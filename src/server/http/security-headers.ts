import type { PublicConfig } from '../../config/read-config.ts';

/** The headers of every response. The default policy allows nothing. */
export const securityHeaders: Record<string, string> = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  // Without subdomains, which belong to other products.
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The policy sources for inline scripts and styles: a nonce or hashes. */
export interface InlineSources {
  script: ReadonlySet<string>;
  style: ReadonlySet<string>;
}

/** The sources of a page of a session. */
export function nonceSources(nonce: string): InlineSources {
  const sources = new Set([`'nonce-${nonce}'`]);
  return { script: sources, style: sources };
}

/**
 * Creates the content security policy of public pages, or of session pages, which exclude analytics.
 *
 * Only scripts that `inline` allows and scripts that they load run: `'strict-dynamic'`. URL sources are for browsers without that
 * keyword; all others ignore them, including the own origin.
 */
export function pagePolicy(
  { apiBaseUrl, captcha, scripts, telemetryUrl, productOrigins }: PublicConfig,
  pages: 'public' | 'private',
): (inline: InlineSources) => string {
  const originOf = (address: string | null) =>
    address && URL.canParse(address) ? [new URL(address).origin] : [];
  const api = originOf(apiBaseUrl);
  const captchaOrigin = originOf(captcha.scriptUrl);
  const counting = pages === 'public' ? [scripts.analytics, scripts.jquery].flatMap(originOf) : [];
  const others = [...new Set([...captchaOrigin, ...counting])];
  const telemetry = originOf(telemetryUrl ?? null);
  const frames = [...new Set([...productOrigins, ...captchaOrigin])];

  return ({ script, style }) =>
    [
      ['default-src', "'none'"],
      ['script-src', "'strict-dynamic'", ...script, "'self'", ...others],
      ['style-src', "'self'", ...style],
      // Articles may contain images of any origin.
      ['img-src', "'self'", 'data:', 'https:', ...api],
      ['font-src', "'self'"],
      ['connect-src', "'self'", ...api, ...others, ...telemetry],
      ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
      ['form-action', "'self'"],
      ['base-uri', "'none'"],
      ['frame-ancestors', "'none'"],
    ]
      .map((words) => words.join(' '))
      .join('; ');
}
