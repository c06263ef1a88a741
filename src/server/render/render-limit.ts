import type { Metrics } from '../metrics/metrics.ts';

/** Thrown when the maximum number of concurrent renders is reached. */
export class TooManyRendersError extends Error {
  override name = 'TooManyRendersError';
}

/** The value of Retry-After in seconds. */
export const busyRetryAfterS = 5;

/** Runs a render, at most `maxRenders` concurrently. */
export type LimitRenders = <Result>(render: () => Promise<Result>) => Promise<Result>;

/**
 * Limits concurrent renders. An overloaded server responds to all requests late; rejecting the excess immediately leaves capacity
 * for cached pages.
 */
export function createRenderLimit(
  maxRenders: number,
  metrics?: Pick<Metrics, 'setRenders' | 'countRejectedRender'>,
): LimitRenders {
  let inFlight = 0;
  return async (render) => {
    if (inFlight >= maxRenders) {
      metrics?.countRejectedRender();
      throw new TooManyRendersError(`${maxRenders} pages are being rendered`);
    }
    inFlight += 1;
    metrics?.setRenders(inFlight);
    try {
      return await render();
    } finally {
      inFlight -= 1;
      metrics?.setRenders(inFlight);
    }
  };
}
