/** Answers a request. `Response.error()` closes the connection. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** A request with its parsed URL and its body, which is read once for the handler and for the journal. */
export interface ReceivedRequest {
  request: Request;
  url: URL;
  body: string;
  address: string;
}

/**
 * Reads the body of a request as text.
 *
 * @param maxBytes the limit. A longer body is read no further
 * @returns undefined for a longer body
 */
export async function readBody(request: Request, maxBytes: number): Promise<string | undefined> {
  if (request.method === 'GET') return '';
  // A server that has not touched a body skips it, and keeps the connection.
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined;
  // None, or in Firefox, whose requests have no stream.
  if (!request.body) return request.text();
  const decoder = new TextDecoder();
  const reader = request.body.getReader();
  let text = '';
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length;
    if (bytes > maxBytes) {
      // MSW has cloned the request, and this ends only with the clone: nothing waits for it.
      reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Responses are not cacheable: a rule may change the next one. */
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** The `Response` constructor rejects a body for these statuses. */
const nullBodyStatuses = new Set([204, 205, 304]);

/** Creates a response with a JSON body. */
export const jsonResponse = (body: string, status = 200, further: Record<string, string> = {}): Response =>
  new Response(nullBodyStatuses.has(status) ? null : body, { status, headers: { ...headers, ...further } });

/** Whether a response closes the connection instead of being sent. */
export const isNetworkError = (response: Response): boolean => response.type === 'error';
