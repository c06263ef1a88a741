import type { RenderContext } from './render-context.server.ts';

/** Sends a call of the API. */
export type SendCall = (url: string, init?: RequestInit) => Promise<Response>;

/** Creates the `fetch` of an operation, named by method and path, which reports each call with its outcome and passes its trace on. */
export function observedFetch(operation: string, start: RenderContext['startApiCall'] | undefined): SendCall {
  return async (url, init) => {
    const call = start?.(operation);
    const headers = new Headers(init?.headers);
    if (call?.traceparent) headers.set('traceparent', call.traceparent);
    try {
      const response = await fetch(url, { ...init, headers });
      call?.end(response.status === 200 ? 'success' : 'error');
      return response;
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
      call?.end(isTimeout ? 'timeout' : 'unreachable');
      throw error;
    }
  };
}
