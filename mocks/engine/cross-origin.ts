/**
 * Whether a request comes from a web page of another origin. Programs send neither header.
 *
 * Schemes are not compared: behind a proxy that terminates TLS, the server does not know its own.
 *
 * @param named further origins that are treated as same-origin
 */
export function isCrossOrigin({ headers, url }: Request, named: readonly string[] = []): boolean {
  const origin = headers.get('origin');
  if (origin === null) return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
  if (named.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host;
}
