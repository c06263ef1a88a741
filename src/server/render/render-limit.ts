import type { Metrics } from '../metrics.ts';

/** Thrown when the maximum number of concurrent renders is reached. */
export class TooManyRendersError extends Error {}

/** Runs a render, at most `maxRenders` concurrently. */
export type LimitRenders = <Result>(render: () => Promise<Result>) => Promise<Result>;

/**
 * Limits concurrent renders. An overloaded server responds to all requests late; rejecting the excess immediately leaves capacity
 * for cached pages.
 */
export function createRenderLimit(
  maxRenders: number,
  metrics: Pick<Metrics, 'renders' | 'rejectedRenders'>,
): LimitRenders {
  let inFlight = 0;
  return async (render) => {
    if (inFlight >= maxRenders) {
      metrics.rejectedRenders.inc();
      throw new TooManyRendersError(`${maxRenders} pages are being rendered`);
    }
    inFlight += 1;
    metrics.renders.set(inFlight);
    try {
      return await render();
    } finally {
      inFlight -= 1;
      metrics.renders.set(inFlight);
    }
  };
}
