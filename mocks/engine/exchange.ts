/** A request in the form that the engine reads, independent of the adapter. */
export interface Incoming {
  method: string;
  /** Without the query. */
  pathname: string;
  /** With the question mark; empty without a query. */
  search: string;
  /** Returns a header by its lower-case name. */
  header(name: string): string | undefined;
  /** Returns all headers. */
  headers(): Record<string, string | string[] | undefined>;
  text(): Promise<string>;
  /** Network address of the client. */
  address: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** The reply of the engine. `cut` closes the connection without a response. */
export type Reply = WholeReply | 'cut';

export interface WholeReply {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
  /** Replaces `body` for a forwarded response. */
  stream?: ReadableStream<Uint8Array>;
}

/** Responses are not cacheable: a rule may change the next one. */
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** Creates a reply with a JSON body. */
export const jsonReply = (body: string, status = 200): WholeReply => ({ status, headers, body });

/** Converts a web request. */
export function readRequest(request: Request, address: string): Incoming {
  const { host, pathname, search } = new URL(request.url);
  return {
    method: request.method,
    pathname,
    search,
    header: (name) => request.headers.get(name) ?? (name === 'host' ? host : undefined),
    headers: () => Object.fromEntries(request.headers),
    text: () => request.text(),
    address,
    signal: request.signal,
  };
}

/** Converts a reply to a web response. A cut connection becomes a network error. */
export function toResponse(reply: Reply): Response {
  if (reply === 'cut') return Response.error();
  const { status, headers: own, body, stream } = reply;
  const lines = Object.entries(own).flatMap(([name, value]) =>
    [value].flat().map((line): [string, string] => [name, line]),
  );
  // The constructor throws for these statuses with a body.
  return new Response([204, 205, 304].includes(status) ? null : (stream ?? body), { status, headers: lines });
}
