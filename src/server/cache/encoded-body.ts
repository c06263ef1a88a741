import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request } from 'express';

/** Encodings of a body, the preferred one first. */
export const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** The best of the available encodings that a client accepts. */
export const preferredEncoding = (request: Request, available: readonly Encoding[] = encodings) =>
  // One at a time: of several, the client's list would decide, and browsers list gzip first.
  available.find((each) => request.acceptsEncodings(each) === each);

/** A response body that is sent many times. */
export interface EncodedBody {
  etag: string;
  plain: Buffer;
  /** Returns the compressed body, compressed on first use. */
  encode(encoding: Encoding): Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** @param brotliQuality 0 to 11; 11 takes thirty times as long as 5 and is a tenth smaller */
export function encodedBody(plain: Buffer, brotliQuality: number): EncodedBody {
  const encoded = new Map<Encoding, Promise<Buffer>>();
  const compress = {
    br: () => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    gzip: () => compressGzip(plain),
  };
  return {
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    encode(encoding) {
      const body = encoded.get(encoding) ?? compress[encoding]();
      encoded.set(encoding, body);
      return body;
    },
  };
}
