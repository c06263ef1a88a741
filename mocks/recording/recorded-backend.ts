import type { AnyApi } from '../engine/api.ts';
import { jsonResponse } from '../engine/http.ts';
import type { Upstream } from '../engine/upstream.ts';
import type { RecordedCall } from './har.ts';

/**
 * Creates an upstream that answers from a recording. The same request gets the recorded responses in their order; the last
 * one repeats. A request that was not recorded is left to the fake backend.
 */
export function createRecordedBackend(
  { cacheBuster }: Pick<AnyApi, 'cacheBuster'>,
  calls: readonly RecordedCall[],
): Upstream {
  /** Identifies a request by method, path and query, without the parameter that prevents caching. */
  function keyOf(method: string, path: string): string {
    const [pathname, query] = path.split('?');
    const parameters = new URLSearchParams(query);
    if (cacheBuster) parameters.delete(cacheBuster);
    parameters.sort();
    return `${method} ${pathname}?${parameters}`;
  }

  const remaining = new Map<string, RecordedCall[]>();
  for (const call of calls) {
    const key = keyOf(call.method, call.path);
    remaining.set(key, [...(remaining.get(key) ?? []), call]);
  }
  const operations = new Set<string>(calls.map(({ operation }) => operation.operationId));

  return {
    source: 'recorded',
    has: (operationId) => operationId !== undefined && operations.has(operationId),
    async fetch({ request }, path) {
      const recorded = remaining.get(keyOf(request.method, path));
      const call = recorded && recorded.length > 1 ? recorded.shift() : recorded?.[0];
      return call && jsonResponse(call.response, call.status);
    },
  };
}
