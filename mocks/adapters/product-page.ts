import type { Incoming, Reply } from '../engine/exchange.ts';
import { productPages } from '../product-pages/product-page.ts';

/** Path of the product pages below the base of the API. */
export const productPrefix = '/__mock__/product';

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
};

/** Adds the product pages, which a product login opens. */
export function withProductPages(
  answer: (incoming: Incoming) => Promise<Reply>,
  base = '',
): (incoming: Incoming) => Promise<Reply> {
  const prefix = base + productPrefix;
  return async (incoming) => {
    if (incoming.method !== 'GET' || !incoming.pathname.startsWith(`${prefix}/`)) return answer(incoming);
    const isSignedIn = new URLSearchParams(incoming.search).has('token');
    const page = isSignedIn ? productPages.get(incoming.pathname.slice(prefix.length)) : undefined;
    return page
      ? { status: 200, headers, body: page }
      : { status: 404, headers, body: '<!doctype html><title>404</title>' };
  };
}
