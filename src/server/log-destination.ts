import { type DestinationStream, pino } from 'pino';

/** The maximum size of the lines that wait while the output cannot be written. Further lines are dropped. */
const maxLength = 1_000_000;

/**
 * Lines are written together: with 4 KB, or after 200 ms. A write for each line costs a third of the processor time of a cached page.
 * The exit of the process writes the rest.
 */
const batching = { minLength: 4_096, periodicFlush: 200 };

/**
 * Standard output. The server serves while it cannot be written, for example because the disk is full, and writes the waiting lines
 * afterwards.
 *
 * @param onError called with each failed write
 */
export function logDestination(onError: () => void): DestinationStream {
  const destination = pino.destination({ dest: 1, sync: false, maxLength, ...batching });
  const { flushSync } = destination;
  // Without a listener an error ends the process. On exit, pino would try to write without end.
  destination.on('error', () => {
    destination.flushSync = () => {};
    onError();
  });
  destination.on('write', () => {
    destination.flushSync = flushSync;
  });
  return destination;
}
