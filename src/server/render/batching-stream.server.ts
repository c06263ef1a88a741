import { Transform } from 'node:stream';

/**
 * Transforms the stream of a page. It joins chunks that React writes synchronously: React writes a few kilobytes at a time, and
 * each chunk would pass every layer down to the network.
 *
 * @param finish transforms the first chunk, which contains at least the complete head
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
