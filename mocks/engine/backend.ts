import { type HttpHandler, http } from 'msw';
import { type AnswerOptions, createAnswerCall, maxBodyBytes } from './answer-call.ts';
import type { BackendDefinition, EngineDb } from './backend-definition.ts';
import { clientAddress, fromClient, isLoopback } from './client-address.ts';
import type { Operation } from './contract.ts';
import { createControlPlane } from './control.ts';
import { findByName } from './control-error.ts';
import { controlPrefix } from './control-prefix.ts';
import { isCrossOrigin } from './cross-origin.ts';
import type { components } from './generated/control.d.ts';
import { type FetchHandler, jsonResponse, readBody } from './http.ts';
import type { AnyCalls } from './operation.ts';
import { createResponseChanges } from './response-changes.ts';
import { type Called, countParameters } from './router.ts';
import { defaultSandbox, isSandboxName, type Sandbox, Sandboxes } from './sandbox.ts';
import { type ChangeStore, createTransactions, type Transact } from './transactions.ts';

export interface BackendOptions extends AnswerOptions {
  /**
   * Address in front of the contract's paths, such as `https://api.example.com/v2`, or a path on any origin, such as `/api`;
   * empty when they start at the root.
   */
  base?: string;
  /** Whether the client of a request may use the control plane and headers that set rules. Default: clients on this machine. */
  mayControl?: (request: Request) => boolean;
  /** Further origins whose pages may use the control plane. */
  controlOrigins?: readonly string[];
  /** How other devices reach this server, for the links of the panel. Default: not at all. */
  otherDevices?: () => components['schemas']['Catalogue']['otherDevices'];
  /** The operations to answer. Requests to others and to paths outside the contract are not handled, and rules for them refused. */
  only?: readonly string[];
  /** Stores the changes of the default sandbox and shares them with other backends. By default they live in memory. */
  store?: ChangeStore;
}

export interface FakeBackend {
  /** The path in front of the contract's paths; empty when they start at the root. */
  basePath: string;
  /**
   * Request handlers of MSW: one per operation of the contract, more specific paths first; the control plane; and one for all
   * else below the base: paths that name a sandbox, and errors for paths outside the contract. With `only`, the last is left out.
   */
  handlers: HttpHandler[];
  /**
   * Answers a request below the base as its handler does, for a server. The router finds the operation by the path, where MSW would
   * try one handler after the other.
   */
  fetch: FetchHandler;
}

/** The size of a snapshot with many changes, and more. */
const maxControlBytes = 64_000_000;

/**
 * Creates the request handlers of an API from its definition.
 *
 * @throws ControlError for an unknown operation, with similar names
 */
export function createFakeBackend<Calls extends AnyCalls<Calls>, Db extends EngineDb, User>(
  definition: BackendDefinition<Calls, Db, User>,
  {
    base = '',
    mayControl = isLocal,
    controlOrigins,
    otherDevices,
    only,
    store,
    ...options
  }: BackendOptions = {},
): FakeBackend {
  const { api } = definition;
  for (const id of only ?? []) findByName('operation', id, api.operations, 'operationId');
  const origins = base.includes('://') ? base : `*${base}`;
  const basePath = base.includes('://') ? new URL(base).pathname.replace(/\/$/, '') : base;

  const sandboxes = new Sandboxes(() => definition.createDb(), api.redaction);
  const reset = sandboxes.reset.bind(sandboxes);
  const transact: Transact<Db> = store ? createTransactions(definition, reset, store) : (_, work) => work();
  const changes = createResponseChanges(api);
  const control = createControlPlane(definition, {
    changes,
    reset,
    usedLastBeside: sandboxes.usedLastBeside.bind(sandboxes),
    upstream: options.upstream,
    otherDevices,
    only,
  });
  const answer = createAnswerCall(
    definition,
    { changes, readRule: control.readRule, transact, mayControl },
    options,
  );

  const pathOf = ({ pathname }: URL) => pathname.slice(basePath.length);

  /** The sandbox that a request names, or the default one. */
  function sandboxOf({ headers }: Request): Sandbox<Db> {
    const name = headers.get('x-mock-session');
    return sandboxes.open(name && isSandboxName(name) ? name : defaultSandbox);
  }

  /** Answers a request to the control plane. */
  async function steer(request: Request): Promise<Response> {
    const address = clientAddress(request);
    if (!mayControl(request))
      return jsonResponse(
        '{"error":"The control plane accepts requests from this machine, and from others with the PIN that its terminal shows"}',
        403,
      );
    if (request.method !== 'GET' && isCrossOrigin(request, controlOrigins))
      return jsonResponse('{"error":"Pages of another origin cannot change the control plane"}', 403);
    const sandbox = sandboxOf(request);
    const body = await readBody(request, maxControlBytes);
    if (body === undefined)
      return jsonResponse(JSON.stringify({ error: `The body is longer than ${maxControlBytes} bytes` }), 413);
    const url = new URL(request.url);
    const path = pathOf(url).slice(controlPrefix.length);
    const received = { request, url, address, body };
    return transact(sandbox, async () => control.handle(path, received, sandbox));
  }

  /** Answers a call to an operation, or to a path outside the contract: the resolver of every handler. */
  async function respond(
    request: Request,
    called: Called<keyof Calls & string> | undefined,
    url = new URL(request.url),
  ): Promise<Response> {
    const body = await readBody(request, maxBodyBytes);
    return answer({ request, url, body, pathname: pathOf(url), called, sandbox: sandboxOf(request) });
  }

  const operationHandlers = api.operations
    .filter(({ operationId }) => only?.includes(operationId) ?? true)
    .toSorted((a, b) => countParameters(a.path) - countParameters(b.path))
    .map((operation) =>
      createHandler[operation.method](origins + toPattern(operation.path), ({ request, params: path }) => {
        const url = new URL(request.url);
        const { called = { operation, path } } = api.findRoute(request.method, pathOf(url));
        // The path of an operation that is not among the handlers can match this pattern, too.
        return called.operation === operation ? respond(request, called, url) : undefined;
      }),
    );

  async function fetch(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const pathname = pathOf(url);
    const [, sandbox, rest = '/'] = pathname.match(/^\/~([\w-]{1,64})(\/.*)?$/) ?? [];
    if (sandbox) return fetch(inSandbox(request, sandbox, basePath + rest));
    if (pathname.startsWith(`${controlPrefix}/`)) return steer(request);
    return respond(request, api.findRoute(request.method, pathname).called, url);
  }

  const controlPlane = http.all(`${origins}${controlPrefix}/*`, ({ request }) => steer(request));
  const others = http.all(`${origins}/*`, ({ request }) => fetch(request));
  return {
    basePath,
    handlers: [...operationHandlers, controlPlane, ...(only ? [] : [others])],
    fetch,
  };
}

const isLocal = (request: Request): boolean => isLoopback(clientAddress(request));

const createHandler = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  DELETE: http.delete,
  PATCH: http.patch,
} satisfies Record<Operation['method'], unknown>;

/** A path of the contract in the notation of MSW. */
const toPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** A request whose path names a sandbox, as one whose header does. */
function inSandbox(request: Request, name: string, pathname: string): Request {
  const named = new Request(Object.assign(new URL(request.url), { pathname }), request);
  named.headers.set('X-Mock-Session', name);
  return fromClient(named, clientAddress(request));
}
