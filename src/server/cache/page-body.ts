import { createHash } from 'node:crypto';
import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import { makeNonce, nonceLength } from '../render/nonce.ts';

/**
 * How well a page is compressed, as brotli counts it, try by try, until its nonce can be exchanged. One nonce in ten or so has
 * letters by chance that the encoder has met elsewhere in the page, and refers to. The quality of a small page takes fifteen
 * times as long, and a tenth off the bytes; where it takes no other nonce, that of a quick one does.
 */
const tries = {
  quick: [5, 5, 5, 5, 5],
  small: [10, 10, 10, 10, 10, 5, 5, 5, 5, 5],
};

/** Whether a page is to be written quickly, or small. */
type Compression = keyof typeof tries;

/** A page that is kept: the same bytes for everybody but for the nonce. */
export interface PageBody {
  /** Names what the page says, whatever its nonce. */
  etag: string;
  bytes: number;
  plain: Writing;
  /** Compresses the page, once; gives undefined for one that cannot be written compressed with another nonce. */
  brotli(): Promise<Writing | undefined>;
}

/** Writes a page with a nonce. */
type Writing = (nonce: string) => Buffer;

/** Makes a page with `nonce` in it writable with any other nonce. */
export function pageBody(page: Buffer, nonce: string, compression: Compression): PageBody {
  const parts = split(page, Buffer.from(nonce));
  const plain: Writing = (other) => {
    const between = Buffer.from(other);
    return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])));
  };
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  const etag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
  let compressed: Promise<Writing | undefined> | undefined;
  const brotli = () => {
    compressed ??= compress(plain, tries[compression]);
    return compressed;
  };
  return { etag, bytes: page.length, plain, brotli };
}

/** Cuts a page up without copying it. */
function split(page: Buffer, nonce: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = page.indexOf(nonce); at >= 0; at = page.indexOf(nonce, from)) {
    parts.push(page.subarray(from, at));
    from = at + nonce.length;
  }
  return [...parts, page.subarray(from)];
}

async function compress(plain: Writing, qualities: readonly number[]): Promise<Writing | undefined> {
  let write: Writing | undefined;
  for (const quality of qualities) write ??= await brotliBody(plain, quality);
  return write;
}

/**
 * Compresses a page so that its nonce can be exchanged in the result.
 *
 * The first nonce is written as a block that is not compressed, and can be overwritten; what follows refers back to it.
 * Some letters after the nonce belong to the block, as the coding of what follows depends on the two bytes before.
 */
async function brotliBody(plain: Writing, quality: number): Promise<Writing | undefined> {
  const nonce = makeNonce();
  const page = plain(nonce);
  const at = page.indexOf(nonce);
  if (at < 0) return brotliWithoutNonce(page, quality);
  const end = at + nonceLength + 2;
  const tail = page.subarray(at + nonceLength, end);
  const [head, , rest] = await brotliPieces(
    [page.subarray(0, at), page.subarray(at, end), page.subarray(end)],
    quality,
  );
  if (!head || !rest) return undefined;
  const write: Writing = (other) => {
    const block = Buffer.concat([Buffer.from(other), tail]);
    return Buffer.concat([head, uncompressedHeader(block.length), block, rest]);
  };
  // Rests on how the encoder works, so it is tried: a page that comes out otherwise is compressed anew each time.
  const isRight = [makeNonce(), makeNonce()].every((other) => {
    try {
      return brotliDecompressSync(write(other)).equals(plain(other));
    } catch {
      return false;
    }
  });
  return isRight ? write : undefined;
}

async function brotliWithoutNonce(page: Buffer, quality: number): Promise<Writing> {
  const whole = Buffer.concat(await brotliPieces([page], quality));
  return () => whole;
}

/** Compresses parts one after another into one stream, and gives the bytes of each; each begins on a byte of its own. */
async function brotliPieces(parts: readonly Buffer[], quality: number): Promise<Buffer[]> {
  const encoder = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  let chunks: Buffer[] = [];
  encoder.on('data', (chunk: Buffer) => chunks.push(chunk));
  const pieces: Buffer[] = [];
  for (const [index, part] of parts.entries()) {
    chunks = [];
    await new Promise<void>((resolve, reject) => {
      encoder.once('error', reject);
      if (index === parts.length - 1) encoder.once('end', resolve).end(part);
      else {
        encoder.write(part);
        encoder.flush(() => resolve());
      }
    });
    // What flush() has produced may still wait to be read.
    for (let more: Buffer | null = encoder.read(); more; more = encoder.read()) chunks.push(more);
    pieces.push(Buffer.concat(chunks));
  }
  return pieces;
}

/** Begins an uncompressed block of brotli: not the last one, its length less one in 16 bits, and the mark for it. */
function uncompressedHeader(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
}
