import type { Envelope } from './envelope.ts';
import { jsonResponse } from './http.ts';

/** A network error, a timeout, invalid JSON, a body without what surrounds the data, and an error with an unknown code. */
export const faults = ['network', 'timeout', 'malformed', 'no-code', 'unknown-code'] as const;

/** A fault that a replay rule injects instead of a response. */
type Fault = (typeof faults)[number];

/** Maximum time that a call without a response stays open. */
const timeoutMs = 60_000;

/** Injects a fault. `status` is the HTTP status of faults that send a response. */
export async function inject(
  fault: Fault,
  { success, failure }: Envelope,
  signal: AbortSignal,
  status?: number,
): Promise<Response> {
  switch (fault) {
    case 'network':
      return Response.error();
    case 'timeout':
      await delay(timeoutMs, signal);
      return Response.error();
    case 'malformed':
      // An answer that breaks off.
      return jsonResponse(JSON.stringify(success({ list: [] })).slice(0, -6), status);
    case 'no-code':
      return jsonResponse('{"data":null}', status);
    case 'unknown-code':
      return jsonResponse(JSON.stringify(failure('X9999', 'An unknown code')), status);
  }
}

/** Waits until the time is over or the client disconnects. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const timer = setTimeout(stop, ms);
    signal.addEventListener('abort', stop);
  });
}
