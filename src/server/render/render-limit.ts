/** Thrown instead of rendering one page more than the server can render side by side. */
export class TooManyRendersError extends Error {
  override name = 'TooManyRendersError';
}

/** After how many seconds it is worth asking again. */
export const busyRetryAfterS = 5;

/** Renders what it is given, at most `maxRenders` at a time. */
export type LimitRenders = <Result>(render: () => Promise<Result>) => Promise<Result>;

/**
 * Limits the renders under way. A server that takes on more than it can do answers nobody in time; one that refuses the rest
 * at once goes on answering from its cache.
 */
export function createRenderLimit(maxRenders: number): LimitRenders {
  let inFlight = 0;
  return async (render) => {
    if (inFlight >= maxRenders) throw new TooManyRendersError(`${maxRenders} pages are being rendered`);
    inFlight += 1;
    try {
      return await render();
    } finally {
      inFlight -= 1;
    }
  };
}
