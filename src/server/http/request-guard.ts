import type { Request, RequestHandler } from 'express';

/** The longest address that is looked at; browsers and search engines make do with less. */
export const maxUrlLength = 4_096;
/** The largest body that is let in: no page takes one. */
const maxBodyBytes = 100_000;

const hostShape = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i;

/** What no address of ours holds, and what the router's patterns do not reach: control characters and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
const unprintable = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** Whether a path can be read at all. */
function isReadable(path: string): boolean {
  try {
    return !unprintable.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Whether it names a host that an address can be made of: `1.2.3.999` and `a:99999` look like one only. */
const isHost = (value: string) => hostShape.test(value) && URL.canParse(`http://${value}`);

/** The first of the values that proxies have put into a header; undefined without the header. */
const firstOf = (request: Request, name: string) => request.get(name)?.split(',')[0]?.trim();

/** Whether the host and the protocol that the request came by can be believed; headers of no trusted proxy do not count. */
function hasPlace(request: Request): boolean {
  if (!isHost(request.headers.host ?? '')) return false;
  if (!request.app.enabled('trust proxy')) return true;
  return (
    isHost(firstOf(request, 'X-Forwarded-Host') ?? 'localhost') &&
    ['http', 'https'].includes(firstOf(request, 'X-Forwarded-Proto') ?? 'http')
  );
}

/**
 * Whether a page can have this address. A fragment belongs to the browser; each would be another key of the cache. The router
 * takes quadratic time for repeated slashes: pages redirect without asking it, and the data of a page has none.
 */
function isAddress(target: string): boolean {
  const [path = ''] = target.split('?');
  if (target.includes('#') || !path.startsWith('/') || !isReadable(path)) return false;
  return !(path.endsWith('.data') && path.includes('//'));
}

const lengthOf = ({ headers }: Request) => Number(headers['content-length'] ?? 0);

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || lengthOf(request) > 0;

/** Turns away what no browser sends, before it costs anything. */
export const limits: RequestHandler = (request, response, next) => {
  const refuse = (status: number, text: string) => {
    response.status(status).type('text/plain').setHeader('Cache-Control', 'no-store').send(`${text}\n`);
  };
  // A body is read by nobody, and one without a length could go on for ever.
  if (hasBody(request)) response.setHeader('Connection', 'close');
  if (request.originalUrl.length > maxUrlLength) return refuse(414, 'URI Too Long');
  if (!isAddress(request.originalUrl) || !hasPlace(request)) return refuse(400, 'Bad Request');
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(405, 'Method Not Allowed');
  }
  if (lengthOf(request) > maxBodyBytes) return refuse(413, 'Content Too Large');
  next();
};
