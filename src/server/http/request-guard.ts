import type { Request, RequestHandler, Response } from 'express';

/** The maximum length of a URL. */
export const maxUrlLength = 4_096;
/** The maximum size of a request body. No page reads one. */
const maxBodyBytes = 100_000;

const hostShape = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i;

/** Control characters and line ends, which no URL of this site contains and the router cannot match. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters on purpose
const unprintable = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** Responds with a text instead of a page. */
export function refuse(response: Response, status: number, text: string): void {
  response.status(status).type('text/plain').setHeader('Cache-Control', 'no-store').send(`${text}\n`);
}

/** Whether a path can be decoded. */
function isReadable(path: string): boolean {
  try {
    return !unprintable.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Whether a Host header is a valid host: `1.2.3.999` and `a:99999` are not. */
const isHost = (value: string) => hostShape.test(value) && URL.canParse(`http://${value}`);

/** Rejects a request that does not name one valid host; HTTP/1.0 may name none. Nothing reads the forwarded ones. */
export const requireHost: RequestHandler = ({ headers, headersDistinct, httpVersion }, response, next) => {
  const { host: hosts } = headersDistinct;
  if (hosts ? hosts.length === 1 && isHost(headers.host ?? '') : httpVersion === '1.0') return next();
  response.setHeader('Connection', 'close');
  refuse(response, 400, 'Bad Request');
};

/**
 * Whether a page can have this URL. A fragment is never sent by browsers and would create another cache key. The router takes
 * quadratic time for repeated slashes: page requests redirect before routing, and data requests are rejected.
 */
function isAddress(target: string): boolean {
  const [path = ''] = target.split('?');
  if (target.includes('#') || !path.startsWith('/') || !isReadable(path)) return false;
  return !(path.endsWith('.data') && path.includes('//'));
}

/** A request target in absolute form: authority, and path with query. */
const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is;

/**
 * Reads a target such as `http://www.example.com/about` like `/about` with this host, as RFC 9112 (3.2.2) requires. Proxies send
 * it. Comes before everything that reads the URL.
 */
export const acceptAbsoluteForm: RequestHandler = (request, _, next) => {
  const [, authority, rest = ''] = absoluteForm.exec(request.originalUrl) ?? [];
  if (authority !== undefined) {
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    request.originalUrl = request.url;
    request.headers.host = authority;
  }
  next();
};

const lengthOf = ({ headers }: Request) => Number(headers['content-length'] ?? 0);

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || lengthOf(request) > 0;

/** Rejects requests that no browser sends, before any expensive work. */
export const requestGuard: RequestHandler = (request, response, next) => {
  // Bodies are not read, and a chunked body has no limit.
  if (hasBody(request)) response.setHeader('Connection', 'close');
  if (request.originalUrl.length > maxUrlLength) return refuse(response, 414, 'URI Too Long');
  if (!isAddress(request.originalUrl)) return refuse(response, 400, 'Bad Request');
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Method Not Allowed');
  }
  if (lengthOf(request) > maxBodyBytes) return refuse(response, 413, 'Content Too Large');
  next();
};
