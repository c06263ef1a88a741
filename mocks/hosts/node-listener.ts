import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import type { FakeBackend } from '../engine/backend.ts';

/** Answers Node's requests from a fake backend. A network fault cuts the connection, as a broken network would. */
export function createNodeListener(backend: Pick<FakeBackend, 'fetch'>) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const response = await backend.fetch(createRequest(incoming, outgoing), incoming.socket.remoteAddress);
    if (response.type === 'error') {
      outgoing.destroy();
      return;
    }
    await sendResponse(outgoing, response);
  };
}
