import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { isSurrogateKey } from '../cache/surrogate-keys.ts';

/** The maximum number of keys of a call. */
const maxKeys = 100;

/** The numbers of removed cache entries. */
export interface Purged {
  pages: number;
  apiResponses: number;
}

/** The token of an `Authorization` header, whose scheme is case-insensitive; empty without one. */
const bearerToken = (header = '') => /^bearer +(\S+)$/i.exec(header)?.[1] ?? '';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * `POST /purge`: removes the cached pages and API responses of the keys in `Surrogate-Key`, a space-separated list as in responses. Several lines are
 * one list.
 * The keys are a header, because Varnish and Fastly accept the same request.
 */
export function purgeHandler(
  token: string,
  purge: (surrogateKeys: ReadonlySet<string>) => Promise<Purged>,
): RequestHandler {
  const expected = digest(token);
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    // Digests have the same length, which `timingSafeEqual` requires.
    if (!timingSafeEqual(digest(bearerToken(request.get('Authorization'))), expected)) {
      response.status(401).setHeader('WWW-Authenticate', 'Bearer').json({ error: 'The token is wrong.' });
      return;
    }
    const keys = new Set((request.get('Surrogate-Key') ?? '').split(/[ ,]+/).filter(Boolean));
    if (keys.size === 0 || keys.size > maxKeys || ![...keys].every(isSurrogateKey)) {
      response.status(400).json({ error: `Surrogate-Key must list 1 to ${maxKeys} keys.` });
      return;
    }
    response.json(await purge(keys));
  };
}
