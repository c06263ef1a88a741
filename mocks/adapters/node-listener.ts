import type { IncomingMessage, ServerResponse } from 'node:http';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { fromClient } from '../engine/client-address.ts';
import { type FetchHandler, isNetworkError, jsonResponse } from '../engine/http.ts';
import { envelope } from '../envelope.ts';

/** The methods that the Fetch standard rejects. */
const forbiddenMethods = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Answers Node requests with a fetch handler. */
export function createNodeListener(fetch: FetchHandler) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const { method = '', socket } = incoming;
    const request = new NodeRequest({ req: incoming, res: outgoing });
    const response = forbiddenMethods.has(method)
      ? refuseMethod(method)
      : await fetch(fromClient(request, socket.remoteAddress ?? ''));
    if (isNetworkError(response)) {
      // One byte that is no valid response: browsers repeat a call that received nothing.
      outgoing.socket?.write('\0', () => outgoing.destroy());
      return;
    }
    // The rest of a body that was too long would stand before the next request.
    if (incoming.destroyed && !incoming.complete) outgoing.setHeader('Connection', 'close');
    // An upstream that breaks off in the middle of its body breaks off this response, too.
    await sendNodeResponse(outgoing, response).catch(() => outgoing.destroy());
  };
}

const refuseMethod = (method: string): Response =>
  jsonResponse(
    JSON.stringify(envelope.failure(envelope.codes.badRequest, `A request cannot have the method ${method}`)),
    400,
  );
