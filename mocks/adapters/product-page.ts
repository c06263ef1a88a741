import type { FetchHandler } from '../engine/http.ts';
import { productPages } from '../product-pages/product-page.ts';

/** Path of the product pages below the base of the API. */
export const productPrefix = '/__mock__/product';

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Adds the product pages, which a product login opens. */
export function withProductPages(fetch: FetchHandler, base = ''): FetchHandler {
  const prefix = base + productPrefix;
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== 'GET' || !pathname.startsWith(`${prefix}/`)) return fetch(request);
    const page = searchParams.has('token') ? productPages().get(pathname.slice(prefix.length)) : undefined;
    return page
      ? new Response(page, { headers })
      : new Response('<!doctype html><title>404</title>', { status: 404, headers });
  };
}
