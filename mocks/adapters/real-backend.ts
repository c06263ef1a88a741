import { constants, publicEncrypt } from 'node:crypto';
import { encryptedFields } from '../../openapi/generated/call-facts.ts';
import { api } from '../api.ts';
import { decryptOnNode } from '../db/node-decrypt.ts';
import { suggest } from '../engine/control-error.ts';
import { jsonResponse, type ReceivedRequest } from '../engine/http.ts';
import type { Upstream } from '../engine/upstream.ts';
import { envelope } from '../envelope.ts';

interface RealBackendOptions {
  /** Base address of its API. */
  url: string;
  /** The operations that the fake backend answers itself. */
  fake: readonly string[];
  /** PEM of its public key for password fields. Default: the development key. */
  publicKey?: string;
  timeoutMs?: number;
}

/**
 * Creates the upstream of a real backend.
 *
 * @throws Error with the unknown operation and similar valid names
 */
export function createRealBackend(options: RealBackendOptions): Upstream {
  const { url, fake, publicKey, timeoutMs = 30_000 } = options;
  const names = api.operations.map(({ operationId }) => operationId);
  for (const name of fake) {
    if (!names.some((known) => known === name))
      throw new Error(`The contract has no operation ${JSON.stringify(name)}.${suggest(name, names)}`);
  }

  async function forward({ request, body }: ReceivedRequest, path: string): Promise<Response> {
    const headers = new Headers(request.headers);
    for (const name of requestHopHeaders) headers.delete(name);
    const response = await fetch(url.replace(/\/$/, '') + path, {
      method: request.method,
      headers,
      body: body === '' ? undefined : publicKey ? reencrypt(body, publicKey) : body,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
    });
    const forwarded = new Response(response.body, response);
    for (const name of responseHopHeaders) forwarded.headers.delete(name);
    return forwarded;
  }

  return {
    source: 'real',
    has: (operationId) => operationId === undefined || !fake.includes(operationId),
    fetch: (received, path) =>
      forward(received, path).catch((error: unknown) => {
        const isLate = error instanceof DOMException && error.name === 'TimeoutError';
        const what = isLate ? `has not answered within ${timeoutMs / 1000} s` : 'cannot be reached';
        const body = envelope.failure(envelope.codes.internal, `The real backend at ${url} ${what}`);
        return jsonResponse(JSON.stringify(body), isLate ? 504 : 502);
      }),
  };
}

/** Headers of one connection or of the fake backend, which are not forwarded. */
const requestHopHeaders = [
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'expect',
  'upgrade',
  'accept-encoding',
  'x-mock',
  'x-mock-session',
  'x-mock-pin',
];
/** `fetch` has decompressed the body. */
const responseHopHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
];

/** Re-encrypts passwords from the key of the fake backend to the key of the real one. */
function reencrypt(text: string, key: string): string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof body !== 'object' || body === null) return text;
  const fields = Object.entries(body).map(([name, value]: [string, unknown]) => {
    const plain = encryptedFields.has(name) && typeof value === 'string' ? decryptOnNode(value) : undefined;
    if (plain === undefined) return [name, value];
    const cipher = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(plain));
    return [name, cipher.toString('base64')];
  });
  return JSON.stringify(Object.fromEntries(fields));
}

/** The key of the real backend from the environment. */
export const realPublicKey = (environment = process.env): string | undefined =>
  environment.RSA_PUBLIC_KEY?.replaceAll('\\n', '\n') || undefined;
