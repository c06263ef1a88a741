import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { fromClient } from '../engine/client-address.ts';
import { type FetchHandler, isNetworkError, jsonResponse } from '../engine/http.ts';
import { envelope } from '../envelope.ts';

/** Answers Node requests with a fetch handler. */
export function createNodeListener(fetch: FetchHandler) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = readRequest(incoming, outgoing);
    const response = request
      ? await fetch(fromClient(request, incoming.socket.remoteAddress ?? ''))
      : badRequest(`${incoming.method} ${incoming.url} is no valid request`);
    if (isNetworkError(response)) {
      // One byte that is no valid response: browsers repeat a call that received nothing.
      outgoing.socket?.write('\0', () => outgoing.destroy());
      return;
    }
    // An upstream that breaks off in the middle of its body breaks off this response, too.
    await sendResponse(outgoing, response).catch(() => outgoing.destroy());
  };
}

/** Converts a request. Undefined for methods and URLs that the Fetch standard rejects, such as `TRACE` and `*`. */
function readRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request | undefined {
  try {
    return createRequest(incoming, outgoing);
  } catch {
    return undefined;
  }
}

function badRequest(msg: string): Response {
  return jsonResponse(JSON.stringify(envelope.failure(envelope.codes.badRequest, msg)), 400);
}
