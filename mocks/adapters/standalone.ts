import { createServer, type RequestListener } from 'node:http';
import { decryptOnNode } from '../db/node-decrypt.ts';
import type { ControlFrom } from '../engine/backend.ts';
import { createProductBackend } from '../fake-backend.ts';
import { answerApiPage, isApiPage } from './api-page.ts';
import { callControl } from './control-call.ts';
import { withCors } from './cors.ts';
import { isAllowedHost } from './is-local-host.ts';
import { listen } from './listen.ts';
import { logLine } from './log-line.ts';
import { createNodeListener } from './node-listener.ts';
import { productPrefix, withProductPages } from './product-page.ts';
import { createRealBackend, realPublicKey } from './real-backend.ts';
import { createStateFile } from './state-file.ts';

export interface StandaloneOptions {
  /** 0 for any that is free. */
  port: number;
  host: string;
  seed?: number;
  /** Sub-accounts of the first main account. */
  subAccounts?: number;
  /** Started in the default sandbox, unless a saved state is there. */
  scenario?: string;
  /** Origins whose pages may call the API and the control plane; without it those of this machine may call the API. */
  corsOrigins?: readonly string[];
  /** Host names that it answers to, beside `localhost` and IP addresses. */
  allowedHosts?: readonly string[];
  /** Where the default sandbox outlives the server. */
  stateFile?: string;
  controlFrom: ControlFrom;
  /** The real backend that all other operations are forwarded to. */
  forwardTo?: string;
  /** The operations that are answered here all the same. */
  operations?: readonly string[];
  /** Without a line per call. */
  quiet?: boolean;
}

export interface Standalone {
  /** Where it answers, as `http://localhost:4010`. */
  url: string;
  /** Answers what is under way, saves the state, and frees the port. */
  stop(): Promise<void>;
}

/** How long calls that are under way may take when the server stops; some are held open on purpose. */
const graceMs = 1_000;

/**
 * Starts the fake backend as a server of its own.
 *
 * @throws Error with a sentence for whoever started it
 */
export async function startStandalone(options: StandaloneOptions): Promise<Standalone> {
  const { host, seed, subAccounts, scenario, corsOrigins, stateFile, controlFrom, quiet } = options;
  const { forwardTo, operations = [], allowedHosts = [] } = options;
  const upstream =
    forwardTo === undefined
      ? undefined
      : createRealBackend({ url: forwardTo, fake: operations, publicKey: realPublicKey() });
  // Listens first: only then is the address known that the pages of the products lie at.
  let handle: RequestListener = (_, response) => response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  const url = await listen(server, options.port, host);

  const backend = createProductBackend({
    seed,
    subAccounts,
    controlFrom,
    controlOrigins: corsOrigins,
    productPages: url + productPrefix,
    decrypt: decryptOnNode,
    ...(upstream ? { upstream, foreignTokenUser: 'main' } : {}),
    onCall: quiet ? undefined : (call, sandbox) => console.log(logLine(call, sandbox)),
  });
  const state = stateFile === undefined ? undefined : createStateFile(backend, stateFile);
  try {
    const isLoaded = await state?.load();
    if (scenario !== undefined && !isLoaded)
      await callControl(backend, 'POST', '/scenarios', JSON.stringify({ name: scenario }));
  } catch (error) {
    server.close();
    throw error;
  }

  const answer = withProductPages(state ? state.follow(backend.answer) : backend.answer);
  const answerCall = createNodeListener(
    withCors(answer, { origins: corsOrigins, isForwarding: upstream !== undefined }),
  );
  const page = { backend, controlFrom };
  const hosts = [host, ...allowedHosts];
  handle = (request, response) => {
    if (!isAllowedHost(request.headers.host, hosts)) {
      response.writeHead(403).end('This host is not answered; name it by --allow-host');
      return;
    }
    const answered = isApiPage(request.url)
      ? answerApiPage(page, request, response)
      : answerCall(request, response);
    answered.catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  };

  return {
    url,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
      await state?.close();
    },
  };
}
