import type { AnyApi } from '../engine/api.ts';
import { jsonResponse } from '../engine/http.ts';
import { parseJson, type Upstream } from '../engine/upstream.ts';
import type { RecordedCall } from './har.ts';
import { createValueMapper } from './map-values.ts';

interface RecordedBackendOptions {
  file?: string;
  /** The operations that the fake backend answers itself. */
  fake?: readonly string[];
  /** The schema of times in epoch milliseconds. Without it, times stay as they were recorded. */
  timeSchema?: string;
}

/**
 * Creates an upstream that answers from a recording. The same request gets the recorded responses in their order; the last
 * one repeats. A request that was not recorded is left to the fake backend.
 */
export function createRecordedBackend(
  api: Pick<AnyApi, 'cacheBuster' | 'contract'>,
  calls: readonly RecordedCall[],
  { file, fake = [], timeSchema }: RecordedBackendOptions = {},
): Upstream {
  const mapValues = createValueMapper(api);

  /** Identifies a request by method, path and query, without the parameter that prevents caching. */
  function keyOf(method: string, path: string): string {
    const [pathname, query] = path.split('?');
    const parameters = new URLSearchParams(query);
    if (api.cacheBuster) parameters.delete(api.cacheBuster);
    parameters.sort();
    return `${method} ${pathname}?${parameters}`;
  }

  /** The response as it would be now. */
  function bringUpToDate({ operation, response, time: recorded }: RecordedCall, now: number): string {
    // The date of a call may be missing in an archive.
    if (timeSchema === undefined || recorded === 0) return response;
    const body = mapValues(operation.response, parseJson(response), (value, { kinds }) =>
      typeof value === 'number' && kinds.includes(timeSchema) ? moveTime(value, recorded, now) : value,
    );
    return JSON.stringify(body);
  }

  const remaining = new Map<string, RecordedCall[]>();
  for (const call of calls) {
    const key = keyOf(call.method, call.path);
    remaining.set(key, [...(remaining.get(key) ?? []), call]);
  }
  const operations = new Set<string>(calls.map(({ operation }) => operation.operationId));
  for (const operationId of fake) operations.delete(operationId);

  return {
    source: 'recorded',
    file,
    has: (operationId) => operationId !== undefined && operations.has(operationId),
    async fetch({ request }, path, now) {
      const recorded = remaining.get(keyOf(request.method, path));
      const call = recorded && recorded.length > 1 ? recorded.shift() : recorded?.[0];
      return call && jsonResponse(bringUpToDate(call, now), call.status);
    },
  };
}

const dayMs = 86_400_000;
/** The last millisecond of the year 9999: later times are not allowed, and those around it stand for "never". */
const lastTime = 253_402_300_799_999;

/**
 * Moves a time of a recorded response. What lay ahead is as far ahead again, so that a token is valid. What lay behind moves by whole
 * days: a date keeps its time of day, and is the same in every response.
 */
function moveTime(time: number, recorded: number, now: number): number {
  const passed = now - recorded;
  const moved = time + (time > recorded ? passed : Math.floor(passed / dayMs) * dayMs);
  return time === 0 || moved < 0 || moved > lastTime ? time : moved;
}
