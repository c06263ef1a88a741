/** A request as the engine reads it, whatever host it came through. */
export interface Incoming {
  method: string;
  /** Without the query. */
  pathname: string;
  /** With its question mark; empty when there is none. */
  search: string;
  /** A header by its lower-case name. */
  header(name: string): string | undefined;
  /** All of them. */
  headers(): Record<string, string | string[] | undefined>;
  text(): Promise<string>;
  /** The caller's network address. */
  address: string;
  /** Ends when the caller gives up. */
  signal: AbortSignal;
}

/** What the engine answers with; `cut` means that the connection ends without an answer. */
export type Reply = WholeReply | 'cut';

export interface WholeReply {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
  /** Comes in place of the body, where it is passed on while it arrives. */
  stream?: ReadableStream<Uint8Array>;
}

/** Answers are never kept: the next one may be a replayed one. */
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** A reply with a JSON text as its body. */
export const jsonReply = (body: string, status = 200): WholeReply => ({ status, headers, body });

/** Reads a web request. */
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

/** Writes a reply as a web response; a cut connection is a network error to whoever called. */
export function toResponse(reply: Reply): Response {
  if (reply === 'cut') return Response.error();
  const { status, headers: own, body, stream } = reply;
  const lines = Object.entries(own).flatMap(([name, value]) =>
    [value].flat().map((line): [string, string] => [name, line]),
  );
  // A response of these statuses has no body, and refuses to be made with one.
  return new Response([204, 205, 304].includes(status) ? null : (stream ?? body), { status, headers: lines });
}
