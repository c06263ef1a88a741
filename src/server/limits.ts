import type { RequestHandler } from 'express';

/** The longest address that is looked at; browsers and search engines make do with less. */
export const longestUrl = 4_096;
/** The largest body that is let in: no page takes one. */
const largestBody = 100_000;

const host = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i;

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

/** Turns away what no browser sends, before it costs anything. */
export const limits: RequestHandler = (request, response, next) => {
  const refuse = (status: number, text: string) => {
    // What is still being sent is not waited for.
    response.setHeader('Connection', 'close');
    response.status(status).type('text/plain').setHeader('Cache-Control', 'no-store').send(`${text}\n`);
  };
  if (request.originalUrl.length > longestUrl) return refuse(414, 'URI Too Long');
  const [path = ''] = request.originalUrl.split('?');
  if (!path.startsWith('/') || !isReadable(path) || !host.test(request.headers.host ?? ''))
    return refuse(400, 'Bad Request');
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(405, 'Method Not Allowed');
  }
  const size = Number(request.headers['content-length'] ?? 0);
  if (request.headers['transfer-encoding'] !== undefined || size > largestBody)
    return refuse(413, 'Content Too Large');
  next();
};
