import type { RequestHandler, Request as ServerRequest, Response as ServerResponse } from 'express';
import type { Logger } from 'pino';
import type { InlineSources } from '../http/security-headers.ts';
import { createRenderContext, type RequestTrace, traceOf } from '../render/create-render-context.ts';
import { makeNonce } from '../render/nonce.ts';
import type { RenderContext } from '../render/render-context.server.ts';
import type { LimitRenders } from '../render/render-limit.ts';
import { type EncodedBody, encodedBody, encodings } from './encoded-body.ts';
import { replaceNonceWithHashes } from './inline-hashes.ts';
import { type CacheableValue, createRevalidatingCache } from './revalidating-cache.ts';

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
  /** The cache key: the canonical URL with the query parameters that the page reads. */
  keyOf: (target: string) => string;
  /** The content security policy of a path. */
  policy: (path: string, inline: InlineSources) => string;
  freshMs: number;
  /** The origin of rendered URLs, independent of the request. */
  origin: string;
  log: Logger;
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
const brotliQuality = { popular: 10, rare: 5 };

/**
 * Serves public pages to anonymous users from a short-lived cache.
 *
 * A page is rendered from its URL only: nothing of the request reaches it except an id for the log, so no data of one user can
 * reach another. It is identical for all users. The browser stores it and revalidates it on each use.
 */
export function pageCacheHandler({
  render,
  limit,
  keyOf,
  policy,
  freshMs,
  origin,
  log,
}: PublicPagesOptions): RequestHandler {
  const withoutQuery = createRevalidatingCache<PublicPage>({ freshMs, maxBytes: maxPlainBytes });
  const withQuery = createRevalidatingCache<PublicPage>({ freshMs, maxBytes: maxQueryBytes });

  return async (request, response) => {
    const key = keyOf(request.originalUrl);
    const trace = traceOf(response);
    const get = key.includes('?') ? withQuery : withoutQuery;
    const { value, state } = await get(key, {
      make: () => limit(() => makePage(key, trace, { render, policy, freshMs, origin, log })),
      onError: (error) => log.error({ err: error, id: trace.id }, 'a page could not be revalidated'),
    });
    response.locals.cache = state;
    await send(value, request, response);
  };
}

async function makePage(
  address: string,
  trace: RequestTrace,
  { render, policy, freshMs, origin, log }: Omit<PublicPagesOptions, 'keyOf' | 'limit'>,
): Promise<PublicPage> {
  const nonce = makeNonce();
  const url = new URL(origin + address);
  const call = createRenderContext(trace, log, { nonce, waitForAll: true });
  const response = await render(new Request(url), call);
  const type = response.headers.get('content-type') ?? '';
  const content = Buffer.from(await response.arrayBuffer());
  const page = type.startsWith('text/html') ? replaceNonceWithHashes(`${content}`, nonce) : undefined;
  const isCacheable =
    response.status === 200 && !response.headers.has('Set-Cookie') && address.length <= maxKeyLength;
  const isPopular = isCacheable && freshMs > 0 && !address.includes('?');
  const body = encodedBody(
    page ? Buffer.from(page.html) : content,
    brotliQuality[isPopular ? 'popular' : 'rare'],
  );
  const isCompressible = type !== 'image/png';
  if (isPopular && isCompressible) await body.encode('br');

  const headers = new Map(response.headers);
  headers.delete('content-length');
  if (page) headers.set('content-security-policy', policy(url.pathname, page.sources));
  // Feeds and pictures have a lifetime of their own.
  const lifetime = response.headers.get('cache-control') ?? 'private, no-cache';
  headers.set('cache-control', isCacheable ? lifetime : 'no-store');
  if (isCacheable) headers.set('etag', body.etag);
  return {
    status: response.status,
    headers,
    body,
    isCompressible,
    isCacheable,
    isPartial: call.apiErrors.length > 0 || response.status >= 500,
    // Uncompressed and compressed.
    bytes: Math.ceil(body.plain.length * 1.5),
  };
}

async function send(
  { status, headers, body, isCompressible }: PublicPage,
  request: ServerRequest,
  response: ServerResponse,
): Promise<void> {
  response.setHeaders(headers);
  response.vary('Accept-Encoding');
  response.status(status);
  const known = request.headers['if-none-match']?.split(', ') ?? [];
  // Not `request.fresh`, which resends the whole page to a client that revalidates with `Cache-Control: no-cache`.
  if (headers.has('etag') && known.includes(body.etag)) {
    response.status(304).end();
    return;
  }
  // One at a time: of several, the client's list would decide, and browsers list gzip first.
  const encoding = encodings.find((each) => request.acceptsEncodings(each) === each);
  if (encoding && isCompressible && body.plain.length > 0) {
    response.setHeader('Content-Encoding', encoding);
    response.end(await body.encode(encoding));
  } else response.end(body.plain);
}
