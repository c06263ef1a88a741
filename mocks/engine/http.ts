/** Answers a request. `address` is the network address of the client. `Response.error()` closes the connection. */
export type FetchHandler = (request: Request, address: string) => Promise<Response>;

/** A request with its parsed URL and its body, which is read once for the handler and for the journal. */
export interface ReceivedRequest {
  request: Request;
  url: URL;
  body: string;
  address: string;
}

/** Responses are not cacheable: a rule may change the next one. */
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** The `Response` constructor rejects a body for these statuses. */
const nullBodyStatuses = new Set([204, 205, 304]);

/** Creates a response with a JSON body. */
export const jsonResponse = (body: string, status = 200): Response =>
  new Response(nullBodyStatuses.has(status) ? null : body, { status, headers });

/** Whether a response closes the connection instead of being sent. */
export const isNetworkError = (response: Response): boolean => response.type === 'error';
