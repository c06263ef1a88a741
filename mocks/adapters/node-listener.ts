import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ControlError } from '../engine/control-error.ts';
import { isControlPath } from '../engine/control-prefix.ts';
import type { Incoming, Reply } from '../engine/exchange.ts';

/** Maximum body size. Snapshots of large databases need it. */
const bodyLimit = 1_000_000;
const controlBodyLimit = 500_000_000;

/** Answers Node requests with a fake backend. */
export function createNodeListener(answer: (incoming: Incoming) => Promise<Reply>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = await answer(readIncoming(request, response));
    if (reply === 'cut') {
      // One byte that is no valid response: browsers repeat a call that received nothing.
      response.socket?.write('\0', () => response.destroy());
      return;
    }
    response.writeHead(reply.status, reply.headers);
    if (reply.stream) await pass(reply.stream, response);
    else response.end(reply.body);
  };
}

/** Streams a body. An aborted body aborts the response. */
async function pass(stream: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (response.destroyed) return await reader.cancel();
      if (!response.write(part.value)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    response.end();
  } catch {
    response.destroy();
  }
}

function readIncoming(request: IncomingMessage, response: ServerResponse): Incoming {
  const url = request.url ?? '/';
  const queryAt = url.indexOf('?');
  const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
  return {
    method: request.method ?? 'GET',
    pathname,
    search: queryAt < 0 ? '' : url.slice(queryAt),
    header(name) {
      const value = request.headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    headers: () => request.headers,
    text: () => readText(request, isControlPath(pathname) ? controlBodyLimit : bodyLimit),
    address: request.socket.remoteAddress ?? '',
    // Created on demand: most calls are answered immediately.
    get signal() {
      const controller = new AbortController();
      response.once('close', () => controller.abort());
      return controller.signal;
    },
  };
}

async function readText(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Read an oversized body to its end: a client that is still sending does not read the response.
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
  }
  if (length > limit) throw new ControlError(`The body is longer than ${limit} bytes`);
  return Buffer.concat(chunks).toString('utf8');
}
