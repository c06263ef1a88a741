import { Transform } from 'node:stream';

/**
 * Carries a page from React to whoever asked for it. What is written in one go travels together: React writes in pieces of
 * a few kilobytes, each of which would go through every layer by itself, down to the network.
 *
 * @param finish changes the first of it, which is all that React had when it began to write: the whole head, at least
 */
export function batchStream(finish: (html: Buffer) => Buffer): Transform {
  let pieces: Buffer[] = [];
  let waiting: NodeJS.Immediate | undefined;
  let isFirst = true;

  function release(stream: Transform): void {
    clearImmediate(waiting);
    waiting = undefined;
    if (pieces.length === 0) return;
    const html = Buffer.concat(pieces);
    pieces = [];
    stream.push(isFirst ? finish(html) : html);
    isFirst = false;
  }

  return new Transform({
    transform(piece: Buffer, _, done) {
      pieces.push(piece);
      waiting ??= setImmediate(release, this);
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
