import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { encryptedFields } from '../../openapi/generated/call-facts.ts';
import { api } from '../api.ts';
import { decryptOnNode } from '../db/node-decrypt.ts';
import { jsonResponse, type ReceivedRequest } from '../engine/http.ts';
import { observeText, parseJson, type Upstream } from '../engine/upstream.ts';
import { envelope } from '../envelope.ts';
import { findOperation } from '../recording/har.ts';
import { createRecorder } from '../recording/recorder.ts';

interface RealBackendOptions {
  /** Base address of its API. */
  url: string;
  /** The operations that the fake backend answers itself. */
  fake?: readonly string[];
  /** PEM of its public key for password fields. Default: the development key. */
  publicKey?: string;
  /** HTTP Archive to create, with what it answers. */
  record?: string;
  timeoutMs?: number;
}

/**
 * Creates the upstream of a real backend.
 *
 * @throws Error with a sentence about the key or the file
 */
export function createRealBackend(options: RealBackendOptions): Upstream {
  const { url, fake = [], publicKey, record, timeoutMs = 30_000 } = options;
  if (publicKey) checkKey(publicKey);
  const recorder = record === undefined ? undefined : createRecorder(api, record);

  async function forward({ request, body }: ReceivedRequest, path: string): Promise<Response> {
    const response = await fetch(url.replace(/\/$/, '') + path, {
      method: request.method,
      headers: toRealHeaders(request.headers),
      body: body === '' ? undefined : publicKey ? reencrypt(body, publicKey) : body,
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    });
    const { status, statusText, body: stream } = response;
    return new Response(stream, { status, statusText, headers: toOwnHeaders(response.headers) });
  }

  return {
    source: 'real',
    address: url,
    file: recorder?.file,
    has: (operationId) => operationId === undefined || !fake.includes(operationId),
    async fetch(received, path) {
      const { method } = received.request;
      const [time, startedAt] = [Date.now(), performance.now()];
      try {
        const response = await forward(received, path);
        const operation = findOperation(api, method, path);
        if (!recorder || !operation) return response;
        return observeText(response, (text) => {
          const { status } = response;
          const durationMs = Math.round(performance.now() - startedAt);
          const call = { operation, time, method, path, status, durationMs, request: received.body };
          try {
            recorder.add({ ...call, response: text });
          } catch (error) {
            console.error(error instanceof Error ? error.message : error);
          }
        });
      } catch (error) {
        const isLate = error instanceof DOMException && error.name === 'TimeoutError';
        const what = isLate
          ? `has not answered within ${timeoutMs / 1000} s`
          : `cannot be reached${reasonOf(error)}`;
        const body = envelope.failure(envelope.codes.internal, `The real backend at ${url} ${what}`);
        return jsonResponse(JSON.stringify(body), isLate ? 504 : 502);
      }
    },
  };
}

/** The cause of a failed request, such as `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
}

/** Headers of one connection, of the page, of the fake backend, and of a cache: a recording needs the body. */
const requestHeaders =
  /^(?:host|connection|keep-alive|transfer-encoding|content-length|expect|upgrade|accept-encoding|origin|referer|sec-.*|x-mock.*|prefer|if-.*)$/;

function toRealHeaders(sent: Headers): Headers {
  const headers = new Headers([...sent].filter(([name]) => !requestHeaders.test(name)));
  const cookies = sent
    .get('cookie')
    ?.split(/; */)
    .filter((cookie) => !cookie.startsWith('MOCK_'));
  headers.delete('cookie');
  if (cookies?.length) headers.set('cookie', cookies.join('; '));
  return headers;
}

/** Headers of one connection and of the pages that may call. `fetch` has decompressed the body. */
const responseHeaders =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding|access-control-.*|set-cookie)$/;

function toOwnHeaders(received: Headers): Headers {
  const headers = new Headers([...received].filter(([name]) => !responseHeaders.test(name)));
  // Its cookies are valid for this host, which has no TLS.
  for (const cookie of received.getSetCookie()) {
    const attributes = cookie.replaceAll(
      /; *(?:domain=[^;]*|path=[^;]*|secure|partitioned|samesite=none)(?=;|$)/gi,
      '',
    );
    headers.append('Set-Cookie', `${attributes}; Path=/`);
  }
  return headers;
}

/** @throws Error with a sentence */
function checkKey(key: string): void {
  try {
    createPublicKey(key);
  } catch {
    throw new Error('RSA_PUBLIC_KEY is no public key in PEM. It must be that of the real backend.');
  }
}

/** Re-encrypts passwords from the key of the fake backend to the key of the real one. */
function reencrypt(text: string, key: string): string {
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return text;
  const fields = Object.entries(body).map(([name, value]: [string, unknown]) => {
    const plain = encryptedFields.has(name) && typeof value === 'string' ? decryptOnNode(value) : undefined;
    if (plain === undefined) return [name, value];
    const cipher = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(plain));
    return [name, cipher.toString('base64')];
  });
  return JSON.stringify(Object.fromEntries(fields));
}
