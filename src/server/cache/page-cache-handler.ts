import type { Request as ServerRequest, Response as ServerResponse } from 'express';
import fresh from 'fresh';
import type { Logger } from 'pino';
import type { InlineSources } from '../http/security-headers.ts';
import type { Metrics } from '../metrics.ts';
import type { RenderContext } from '../render/render-context.server.ts';
import type { LimitRenders } from '../render/render-limit.ts';
import { type EncodedBody, encodedBody, preferredEncoding } from './encoded-body.ts';
import { replaceNonceWithHashes } from './inline-hashes.ts';
import { type CacheableValue, createRevalidatingCache } from './revalidating-cache.ts';
import { type PageLifetime, partialPageLifetime, sharedPageHeaders } from './shared-cache-headers.ts';

/** Renders a page. */
export type RenderPage = (request: Request, call: RenderContext) => Promise<Response>;

interface PublicPage extends CacheableValue {
  status: number;
  headers: Map<string, string>;
  body: EncodedBody;
  /** Whether compression makes the body smaller. */
  isCompressible: boolean;
}

interface PublicPagesOptions {
  render: RenderPage;
  limit: LimitRenders;
  /** The content security policy of a path. */
  policy: (path: string, inline: InlineSources) => string;
  lifetime: PageLifetime;
  /** The names of request headers that make a page personal. */
  varyOn: readonly string[];
  /** The origin of rendered URLs, independent of the request. */
  origin: string;
  log: Logger;
  metrics: Pick<Metrics, 'evictions'>;
}

/** Pages with longer URLs are rendered but not cached. */
const maxKeyLength = 500;
/**
 * The maximum sizes of the caches of pages without and with a query. Searches have unlimited pages; a separate cache prevents them
 * from evicting other pages.
 */
const maxPlainBytes = 64_000_000;
const maxQueryBytes = 16_000_000;

/** The brotli quality of popular pages. Pages with a query and error pages use a lower one, because they are unlimited. */
const brotliQuality = { popular: 11, rare: 5 };

/**
 * Serves public pages from a short-lived cache, to customers with a session, too. The key of a page is its canonical path with the
 * query that it reads.
 *
 * A page is rendered from its key only: nothing of the request reaches it except an id for the log, so no data of one user can
 * reach another. It is identical for all users, so shared caches may store it, too.
 *
 * @returns a function that sends the page of a key; `createCall` is called if it is rendered
 */
export function createPageCache({ limit, log, metrics, ...options }: PublicPagesOptions) {
  const shared = { ...options.lifetime, onEvict: () => metrics.evictions.inc() };
  const getPlain = createRevalidatingCache<PublicPage>({ ...shared, maxBytes: maxPlainBytes });
  const getQuery = createRevalidatingCache<PublicPage>({ ...shared, maxBytes: maxQueryBytes });

  return async (
    key: string,
    request: ServerRequest,
    response: ServerResponse,
    createCall: () => RenderContext,
  ): Promise<void> => {
    const get = key.includes('?') ? getQuery : getPlain;
    const { value, state } = await get(key, {
      make: (older) => limit(() => makePage(key, createCall(), options, older)),
      onError: (error) =>
        log.error({ err: error, id: response.locals.id }, 'a page could not be revalidated'),
    });
    response.locals.cache = state;
    await send(value, request, response);
  };
}

async function makePage(
  key: string,
  call: RenderContext,
  { render, policy, lifetime, varyOn, origin }: Omit<PublicPagesOptions, 'limit' | 'log' | 'metrics'>,
  older?: PublicPage,
): Promise<PublicPage> {
  const url = new URL(origin + key);
  const response = await render(new Request(url), call);
  const { status } = response;
  const headers = new Map(response.headers);
  const type = headers.get('content-type') ?? '';
  const content = Buffer.from(await response.arrayBuffer());
  const document = type.startsWith('text/html')
    ? replaceNonceWithHashes(`${content}`, call.nonce)
    : undefined;
  const isCacheable = status === 200 && !headers.has('set-cookie') && key.length <= maxKeyLength;
  const isPartial = call.apiErrors.length > 0 || status >= 500;
  const isPopular = isCacheable && !key.includes('?');
  const made = encodedBody(
    document ? Buffer.from(document.html) : content,
    brotliQuality[isPopular ? 'popular' : 'rare'],
  );
  // A page that did not change, as most, is not compressed again.
  const body = older?.body.etag === made.etag ? older.body : made;
  const isCompressible = type !== 'image/png';
  if (isPopular && isCompressible) await body.encode('br');

  headers.delete('content-length');
  headers.set('vary', ['Accept-Encoding', ...varyOn].join(', '));
  if (document) headers.set('content-security-policy', policy(url.pathname, document.sources));
  if (isCacheable) headers.set('etag', body.etag);
  if (!isCacheable) headers.set('cache-control', 'no-store');
  else if (isPartial) headers.set('cache-control', partialPageLifetime);
  // Feeds and pictures have a lifetime of their own.
  else if (!headers.has('cache-control'))
    for (const [field, value] of sharedPageHeaders(lifetime)) headers.set(field, value);
  // Uncompressed and compressed.
  const bytes = Math.ceil(body.plain.length * 1.5);
  return { status, headers, body, isCompressible, isCacheable, isPartial, bytes };
}

async function send(
  { status, headers, body, isCompressible }: PublicPage,
  request: ServerRequest,
  response: ServerResponse,
): Promise<void> {
  response.setHeaders(headers);
  response.status(status);
  const etag = headers.get('etag');
  // Not `request.fresh`, which resends the whole page to a client that revalidates with `Cache-Control: no-cache`.
  if (etag && fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
    response.status(304).end();
    return;
  }
  const encoding = preferredEncoding(request);
  if (encoding && isCompressible && body.plain.length > 0) {
    response.setHeader('Content-Encoding', encoding);
    response.end(await body.encode(encoding));
  } else response.end(body.plain);
}
