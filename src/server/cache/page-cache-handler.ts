import type { RequestHandler, Response as ServerResponse } from 'express';
import type { Logger } from 'pino';
import { createRenderContext, type RequestTrace, traceOf } from '../render/create-render-context.ts';
import { makeNonce } from '../render/nonce.ts';
import type { RenderContext } from '../render/render-context.server.ts';
import type { LimitRenders } from '../render/render-limit.ts';
import { type PageBody, pageBody } from './page-body.ts';
import { type CachedPage, createPageCache } from './page-cache.ts';

/** Renders the page that a request is for. */
export type RenderPage = (request: Request, call: RenderContext) => Promise<Response>;

interface PublicPage extends CachedPage {
  status: number;
  headers: [string, string][];
  isHtml: boolean;
  body: PageBody;
}

interface PublicPagesOptions {
  render: RenderPage;
  limit: LimitRenders;
  /** What pages are told apart by: the address, with nothing in it that no page reads. */
  keyOf: (target: string) => string;
  /** The content security policy of the page at that path, with that nonce. */
  policy: (nonce: string, path: string) => string;
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

/**
 * Answers anonymous visitors with public pages, which are kept for a short time.
 *
 * A page is made from its address alone: nothing of the visitor's request reaches it but an id for the log, so nothing of one
 * visitor can reach another. The browser keeps it, too, but asks each time whether it still holds.
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
  const createCache = (maxBytes: number) =>
    createPageCache<PublicPage, RequestTrace>({
      freshMs,
      maxBytes,
      onError: (error, { id }) => log.error({ err: error, id }, 'a page could not be made anew'),
      make: (address, trace) => limit(() => makePage(address, trace, { render, freshMs, origin, log })),
    });
  const plain = createCache(maxPlainBytes);
  const withQuery = createCache(maxQueryBytes);

  return async (request, response) => {
    const key = keyOf(request.originalUrl);
    const { page, state } = await (key.includes('?') ? withQuery : plain).take(key, traceOf(response));
    response.locals.cache = state;
    const takesBrotli = request.acceptsEncodings('br') === 'br';
    await send(page, request.headers['if-none-match'], takesBrotli, response, (nonce) =>
      policy(nonce, request.path),
    );
  };
}

async function makePage(
  address: string,
  trace: RequestTrace,
  { render, freshMs, origin, log }: Omit<PublicPagesOptions, 'policy' | 'keyOf' | 'limit'>,
): Promise<PublicPage> {
  const nonce = makeNonce();
  const call = createRenderContext(trace, log, { nonce, waitForAll: true });
  const answer = await render(new Request(origin + address), call);
  const page = Buffer.from(await answer.arrayBuffer());
  const isCacheable =
    answer.status === 200 && !answer.headers.has('Set-Cookie') && address.length <= maxKeyLength;
  // The small one pays for pages that many ask for. Addresses with a query, and those of no page, are without number.
  const isAskedFor = isCacheable && freshMs > 0 && !address.includes('?');
  const body = pageBody(page, nonce, isAskedFor ? 'small' : 'quick');
  if (isAskedFor) await body.brotli();
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => name !== 'content-length'),
    isHtml: answer.headers.get('Content-Type')?.startsWith('text/html') ?? false,
    body,
    isCacheable,
    isComplete: call.apiErrors.length === 0,
    // As it is, and compressed.
    bytes: Math.ceil(body.bytes * 1.5),
  };
}

async function send(
  { status, headers, isHtml, body, isCacheable }: PublicPage,
  known: string | undefined,
  takesBrotli: boolean,
  response: ServerResponse,
  policy: (nonce: string) => string,
): Promise<void> {
  response.setHeader('Cache-Control', isCacheable ? 'private, no-cache' : 'no-store');
  response.vary('Accept-Encoding');
  for (const [name, value] of headers) response.setHeader(name, value);
  if (isCacheable) {
    response.setHeader('ETag', body.etag);
    // Without a policy of its own: the one that came with the kept page has the nonce of that page.
    if (known?.split(', ').includes(body.etag)) {
      response.removeHeader('Content-Security-Policy');
      response.status(304).end();
      return;
    }
  }
  const brotli = takesBrotli && body.bytes > 0 ? await body.brotli() : undefined;
  const nonce = makeNonce();
  if (isHtml) response.setHeader('Content-Security-Policy', policy(nonce));
  response.status(status);
  if (brotli) {
    response.setHeader('Content-Encoding', 'br');
    response.end(brotli(nonce));
  } else response.end(body.plain(nonce));
}
