import type { RenderContext } from './render-context.server.ts';

/** Sends a call of the API. `init` may be a request, whose properties are its options. */
export type SendCall = (url: string, init?: RequestInit) => Promise<Response>;

/** Creates the `fetch` of an operation ("METHOD path"), which reports each call with its outcome and passes its trace on. */
export function observedFetch(operation: string, start: RenderContext['startApiCall'] | undefined): SendCall {
  return async (url, init) => {
    const call = start?.(operation);
    try {
      const response = await fetch(url, call?.traceparent ? withTrace(init, call.traceparent) : init);
      call?.end(response.status === 200 ? 'success' : 'error');
      return response;
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
      call?.end(isTimeout ? 'timeout' : 'unreachable');
      throw error;
    }
  };
}

/** The options with another `traceparent`. They may be a `Request`, whose properties cannot be spread. */
function withTrace(init: RequestInit | undefined, traceparent: string): RequestInit {
  const { method, body, signal } = init ?? {};
  const headers = new Headers(init?.headers);
  headers.set('traceparent', traceparent);
  return { method, headers, body, signal, ...(body && { duplex: 'half' }) };
}
