import { Transform } from 'node:stream';

/** How much is held together at most. */
const mostBytes = 65_536;

/**
 * Joins what is written in one go. React writes a page in pieces of two kilobytes, and each of them would travel through
 * every layer by itself, down to the network.
 */
export function gather(): Transform {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let waiting: NodeJS.Immediate | undefined;

  function release(stream: Transform): void {
    clearImmediate(waiting);
    waiting = undefined;
    if (bytes > 0) stream.push(Buffer.concat(pieces));
    pieces = [];
    bytes = 0;
  }

  return new Transform({
    transform(piece: Buffer, _, done) {
      // React uses its buffers again.
      pieces.push(Buffer.from(piece));
      bytes += piece.length;
      if (bytes >= mostBytes) release(this);
      else waiting ??= setImmediate(release, this);
      done();
    },
    flush(done) {
      release(this);
      done();
    },
    destroy(error, done) {
      clearImmediate(waiting);
      done(error);
    },
  });
}
