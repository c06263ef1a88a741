import type { Incoming } from './exchange.ts';

/**
 * Whether a request comes from a web page of another origin. Programs send neither header.
 *
 * Schemes are not compared: behind a proxy that terminates TLS, the server does not know its own.
 *
 * @param named further origins that are treated as same-origin
 */
export function isCrossOrigin({ header }: Pick<Incoming, 'header'>, named: readonly string[] = []): boolean {
  const origin = header('origin');
  if (origin === undefined) return ['cross-site', 'same-site'].includes(header('sec-fetch-site') ?? '');
  if (named.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== header('host');
}
