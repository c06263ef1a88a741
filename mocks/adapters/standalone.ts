import { createServer, type RequestListener } from 'node:http';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';
import { decryptOnNode } from '../db/node-decrypt.ts';
import { controlOf, unwrap } from '../engine/control-client.ts';
import { controlPrefix } from '../engine/control-prefix.ts';
import { type FetchHandler, jsonResponse } from '../engine/http.ts';
import { envelope } from '../envelope.ts';
import { createProductBackend } from '../fake-backend.ts';
import { withCors } from './cors.ts';
import { isLocalName, isLocalOrigin } from './is-local-host.ts';
import { listen } from './listen.ts';
import { logLine } from './log-line.ts';
import { createNodeListener } from './node-listener.ts';
import { readContract, withPanelPage } from './panel-page.ts';
import { createPinCheck } from './pin.ts';
import { productPrefix, withProductPages } from './product-page.ts';
import { pinLines, upstreamLines } from './startup-message.ts';
import { createStateFile } from './state-file.ts';
import { createUpstream, type UpstreamOptions } from './upstream.ts';

export interface StandaloneOptions extends UpstreamOptions {
  /** 0 selects a free port. */
  port: number;
  host: string;
  seed?: number;
  /** Number of sub-accounts of the first main account. */
  subAccounts?: number;
  /** Initial scenario of the default sandbox, unless a saved state exists. */
  scenario?: string;
  /** Origins that may call API and control plane. By default origins on this machine may call the API. */
  corsOrigins?: readonly string[];
  /** Allowed host names besides `localhost` and IP addresses. */
  allowedHosts?: readonly string[];
  /** File that persists the default sandbox. */
  stateFile?: string;
  /** The PIN for other machines, random by default. */
  pin?: string;
  /** Disables the log of calls. */
  quiet?: boolean;
}

export interface Standalone {
  /** URL such as `http://localhost:4010`. */
  url: string;
  /** Lines for a terminal about a real or a recorded backend. */
  upstreamLines: readonly string[];
  /** Lines for a terminal about the addresses for other devices. */
  otherDevices: readonly string[];
  /** Finishes calls in flight, saves the state, and closes the port. */
  stop(): Promise<void>;
}

/** Maximum time for calls in flight during shutdown. Timeout faults stay open deliberately. */
const graceMs = 1_000;

/** The longest query of the contract takes 18 KB, which is more than the default of Node. */
const maxHeaderBytes = 65_536;

/**
 * Whether a `Host` header is allowed: `localhost`, an IP address, or a name from a list.
 * Other names are rejected against DNS rebinding, which would make a foreign page same-origin.
 */
function isAllowedHost(host = '', names: readonly string[] = []): boolean {
  const { hostname } = URL.parse(`http://${host}`) ?? {};
  if (hostname === undefined) return false;
  return isLocalName(hostname) || isIP(hostname.replace(/^\[(.+)\]$/, '$1')) > 0 || names.includes(hostname);
}

/** Answers what Node does not accept as a request, in the envelope of the API. */
function refuseInvalidRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const msg = isTooLong ? `The address and the headers are longer than ${maxHeaderBytes} bytes` : undefined;
  const body = JSON.stringify(
    envelope.failure(envelope.codes.badRequest, msg ?? 'The request is no valid HTTP'),
  );
  socket.end(
    [
      isTooLong ? 'HTTP/1.1 431 Request Header Fields Too Large' : 'HTTP/1.1 400 Bad Request',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/**
 * Starts the fake backend as a standalone server.
 *
 * @throws Error with a sentence for the terminal
 */
export async function startStandalone(options: StandaloneOptions): Promise<Standalone> {
  const { host, seed, subAccounts, scenario, corsOrigins, stateFile, quiet } = options;
  const pin = createPinCheck(options.pin);
  const { allowedHosts = [] } = options;
  const upstream = await createUpstream(options);
  // Listen first: the URLs of the product pages contain the port.
  let handle: RequestListener = (_, response) => response.writeHead(503).end();
  const server = createServer({ maxHeaderSize: maxHeaderBytes }, (request, response) =>
    handle(request, response),
  );
  server.on('clientError', refuseInvalidRequest);
  const url = await listen(server, options.port, host);

  const backend = createProductBackend({
    seed,
    subAccounts,
    mayControl: pin.allows,
    controlOrigins: corsOrigins,
    productPages: url + productPrefix,
    decrypt: decryptOnNode,
    upstream,
    onCall(call, sandbox) {
      if (!quiet) console.log(logLine(call, sandbox));
    },
  });
  const state = stateFile === undefined ? undefined : createStateFile(backend, stateFile);
  try {
    const isLoaded = await state?.load();
    if (scenario !== undefined && !isLoaded)
      await unwrap(controlOf(backend).POST('/scenarios', { body: { name: scenario } }));
  } catch (error) {
    server.close();
    throw error;
  }

  const fetch = withProductPages(
    withPanelPage(withEntry(state ? state.follow(backend.fetch) : backend.fetch), pin.allows),
  );
  const answerCall = createNodeListener(
    withCors(fetch, { origins: corsOrigins, isForwarding: upstream !== undefined }),
  );
  const hosts = [host, ...allowedHosts];
  handle = (request, response) => {
    if (!isAllowedHost(request.headers.host, hosts)) {
      response.writeHead(403).end('This host is not answered; name it by --allow-host');
      return;
    }
    if (pin.answer(request, response)) return;
    answerCall(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  };

  return {
    url,
    upstreamLines: upstreamLines(upstream),
    otherDevices: isLocalAddress(host)
      ? []
      : pinLines(networkOrigins(host, url), `${controlPrefix}/`, pin.pin),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
      await state?.close();
    },
  };
}

const isLocalAddress = (host: string): boolean =>
  isLocalOrigin(`http://${host.includes(':') ? `[${host}]` : host}`);

/** The origins of a server in the networks of this machine. */
function networkOrigins(host: string, url: string): string[] {
  const { port } = new URL(url);
  if (host !== '0.0.0.0' && host !== '::') return [url];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => `http://${address}:${port}`);
}

/** Adds what a person or a tool looks for first: the panel, and the contract. */
function withEntry(fetch: FetchHandler): FetchHandler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' && pathname === '/')
      return new Response(null, { status: 302, headers: { Location: `${controlPrefix}/` } });
    if (request.method === 'GET' && pathname === '/openapi.json') return jsonResponse(await readContract());
    return fetch(request);
  };
}
