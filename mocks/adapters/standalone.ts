import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { api } from '../api.ts';
import { decryptOnNode } from '../db/node-decrypt.ts';
import type { ControlFrom } from '../engine/backend.ts';
import type { Upstream } from '../engine/upstream.ts';
import { createProductBackend } from '../fake-backend.ts';
import { readHar } from '../recording/har.ts';
import { createRecordedBackend } from '../recording/recorded-backend.ts';
import { createRecorder } from '../recording/recorder.ts';
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
  controlFrom?: ControlFrom;
  /** The real backend for all other operations. */
  forwardTo?: string;
  /** File for an HTTP Archive of the calls that the real backend answers. */
  recordFile?: string;
  /** HTTP Archive that answers instead of the real backend. Other calls are left to the fake backend. */
  replayFile?: string;
  /** Operations to answer locally. */
  operations?: readonly string[];
  /** Disables the log of calls. */
  quiet?: boolean;
}

export interface Standalone {
  /** URL such as `http://localhost:4010`. */
  url: string;
  /** Finishes calls in flight, saves the state, and closes the port. */
  stop(): Promise<void>;
}

/** Maximum time for calls in flight during shutdown. Timeout faults stay open deliberately. */
const graceMs = 1_000;

/**
 * Starts the fake backend as a standalone server.
 *
 * @throws Error with a sentence for the terminal
 */
export async function startStandalone(options: StandaloneOptions): Promise<Standalone> {
  const { host, seed, subAccounts, scenario, corsOrigins, stateFile, controlFrom, quiet } = options;
  const { allowedHosts = [], recordFile } = options;
  const upstream = await createUpstream(options);
  const recorder = recordFile === undefined ? undefined : createRecorder(api, recordFile);
  // Listen first: the URLs of the product pages contain the port.
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
    onCall(call, sandbox) {
      recorder?.add(call);
      if (!quiet) console.log(logLine(call, sandbox));
    },
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

  const fetch = withProductPages(state ? state.follow(backend.fetch) : backend.fetch);
  const answerCall = createNodeListener(
    withCors(fetch, { origins: corsOrigins, isForwarding: upstream !== undefined }),
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
      await recorder?.close();
    },
  };
}

/** @throws Error with a sentence for the terminal */
async function createUpstream({
  forwardTo,
  replayFile,
  recordFile,
  operations = [],
}: StandaloneOptions): Promise<Upstream | undefined> {
  if (recordFile !== undefined && forwardTo === undefined)
    throw new Error('--record needs --forward-to: it records what a real backend answers.');
  if (replayFile !== undefined && forwardTo !== undefined)
    throw new Error('Use either --replay or --forward-to.');
  if (forwardTo !== undefined)
    return createRealBackend({ url: forwardTo, fake: operations, publicKey: realPublicKey() });
  if (replayFile === undefined) return undefined;
  const text = await readFile(replayFile, 'utf8').catch((error: Error) => {
    throw new Error(`The recording cannot be read: ${error.message}`);
  });
  return createRecordedBackend(api, readHar(api, text));
}
