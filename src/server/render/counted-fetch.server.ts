import { operationOf } from '../cache/call-surrogate-keys.server.ts';
import type { CallOutcome } from '../metrics/metrics.ts';
import type { RenderContext } from './render-context.server.ts';

/** Creates a `fetch` that reports each call with its operation, outcome and duration. */
export function countedFetch(count: RenderContext['countApiCall'] | undefined): typeof fetch {
  return async (input, init) => {
    const operation = operationOf(input instanceof Request ? input.url : `${input}`);
    const startedAt = performance.now();
    const report = (outcome: CallOutcome) => count?.(operation, outcome, performance.now() - startedAt);
    try {
      const response = await fetch(input, init);
      report(response.status === 200 ? 'success' : 'error');
      return response;
    } catch (error) {
      report(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable');
      throw error;
    }
  };
}
