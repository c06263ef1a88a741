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

/** Renders the page that a request is for. */
export type RenderPage = (request: Request, call: RenderContext) => Promise<Response>;

interface PublicPage extends CacheableValue {
  status: number;
  headers: Map<string, string>;
  body: EncodedBody;
}

interface PublicPagesOptions {
  render: RenderPage;
  limit: LimitRenders;
  /** What pages are told apart by: the address, with nothing in it that no page reads. */
  keyOf: (target: string) => string;
  /** The content security policy of the page at that path. */
  policy: (path: string, inline: InlineSources) => string;
  freshMs: number;
  /** Origin that pages are rendered at; no visitor's request decides it. */
  origin: string;
  log: Logger;
}

/** Longer addresses are nobody's links; they are rendered, but take no place. */
const maxKeyLength = 500;
/**
 * What all pages without a query may take, and all with one. A search has pages without number; in a cache of their own they
 * push out each other, and never the home page.
 */
const maxPlainBytes = 64_000_000;
const maxQueryBytes = 16_000_000;

/** Quality of brotli for pages that many ask for. Those with a query, and those of no page, are without number. */
const brotliQuality = { popular: 10, rare: 5 };

/**
 * Answers anonymous visitors with public pages, which are kept for a short time.
 *
 * A page is made from its address alone: nothing of the visitor's request reaches it but an id for the log, so nothing of one
 * visitor can reach another. It is the same bytes for everybody. The browser keeps it, too, but asks each time whether it still holds.
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
  const answer = await render(new Request(url), call);
  const { html, sources } = replaceNonceWithHashes(await answer.text(), nonce);
  const isCacheable =
    answer.status === 200 && !answer.headers.has('Set-Cookie') && address.length <= maxKeyLength;
  const isPopular = isCacheable && freshMs > 0 && !address.includes('?');
  const body = encodedBody(Buffer.from(html), brotliQuality[isPopular ? 'popular' : 'rare']);
  if (isPopular) await body.encode('br');

  const headers = new Map(answer.headers);
  headers.delete('content-length');
  if (headers.get('content-type')?.startsWith('text/html'))
    headers.set('content-security-policy', policy(url.pathname, sources));
  headers.set('cache-control', isCacheable ? 'private, no-cache' : 'no-store');
  if (isCacheable) headers.set('etag', body.etag);
  return {
    status: answer.status,
    headers,
    body,
    isCacheable,
    isPartial: call.apiErrors.length > 0 || answer.status >= 500,
    // As it is, and compressed.
    bytes: Math.ceil(body.plain.length * 1.5),
  };
}

async function send(
  { status, headers, body }: PublicPage,
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
  const encoding = body.plain.length > 0 && request.acceptsEncodings(...encodings);
  if (encoding === 'br' || encoding === 'gzip') {
    response.setHeader('Content-Encoding', encoding);
    response.end(await body.encode(encoding));
  } else response.end(body.plain);
}
