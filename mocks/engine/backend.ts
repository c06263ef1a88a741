import { errorCodes } from '../../openapi/generated/error-codes.ts';
import type { operations } from '../../openapi/generated/schema.d.ts';
import type { BackendDefinition, EngineDb } from './backend-definition.ts';
import { type Operation, readOperations } from './contract.ts';
import { createControlPlane } from './control.ts';
import { ControlError } from './control-error.ts';
import { controlPrefix } from './control-prefix.ts';
import { isCrossOrigin } from './cross-origin.ts';
import { type EnvelopeResponse, failure, success, successCode } from './envelope.ts';
import { delay, inject } from './faults.ts';
import { type FetchHandler, isNetworkError, jsonResponse, type ReceivedRequest, readBody } from './http.ts';
import type { JournalEntry } from './journal.ts';
import type { JsonChange } from './json-changes.ts';
import { isLoopback } from './loopback.ts';
import type { OperationId } from './operation.ts';
import { createPipeline, tokenOf } from './pipeline.ts';
import type { ReplayRule } from './replay.ts';
import { createResponseChanges, statusOf } from './response-changes.ts';
import { createRouter, type Route } from './router.ts';
import { readMockHeader, writeRuleText } from './rule-text.ts';
import { defaultSandbox, isSandboxName, type Sandbox, Sandboxes } from './sandbox.ts';
import { type ChangeStore, createTransactions } from './transactions.ts';
import { changeText, observeText, parseEnvelope, type Upstream } from './upstream.ts';
import { createValidation } from './validation.ts';

export interface BackendOptions {
  /** Path in front of the contract's paths, such as `/api`; empty when they start at the root. */
  base?: string;
  /** Called for every call that violates the contract, by its parameters or by its response. */
  onViolation?: (violation: string) => void;
  /** Called after every response. */
  onCall?: (call: Omit<JournalEntry, 'id'>, sandbox: string) => void;
  /** Another backend that answers some of the calls. Rules apply to them as well. */
  upstream?: Upstream;
  /** Clients that may use the control plane: this machine only, or any. */
  controlFrom?: ControlFrom;
  /** Further origins whose pages may use the control plane. */
  controlOrigins?: readonly string[];
  /** Stores the changes of the default sandbox and shares them with other backends. By default they live in memory. */
  store?: ChangeStore;
}

/** Maximum length of the body of a call. The control plane takes snapshots of any size. */
const maxBodyBytes = 1_000_000;

/** The header of a response that names the violations of the contract, for tools that see neither journal nor log. */
const violationsHeader = 'X-Mock-Violations';

/** Query parameter of every call. The contract lets a call without it pass, because the real backend ignores its value. */
const timestamp = '_t';

export type ControlFrom = 'loopback' | 'anywhere';

export interface FakeBackend {
  /** Answers a request like the real backend, or according to a replay rule. The path includes the base. */
  fetch: FetchHandler;
}

/** A call on its way: what has arrived, and what the steps have found out. */
interface Call<MockDb> {
  received: ReceivedRequest;
  /** Whether the whole body was read. */
  isComplete: boolean;
  /** Without base and sandbox. */
  pathname: string;
  sandbox: Sandbox<MockDb>;
  startedAt: number;
  route: Route<OperationId>;
  operation: Operation<OperationId> | undefined;
  violations: string[];
  rule?: ReplayRule;
  /** What the rule has changed in the response. */
  changes?: JsonChange[];
}

/** What answers a call: an envelope of the fake backend, a response that a rule makes, or one of another backend. */
type Answer = EnvelopeResponse | { injected: Response } | { forwarded: Response };

/**
 * Creates the pipeline around the operations of a definition. A call is received, answered by a replay rule, another backend or its
 * operation, whichever is first, and finished: checked against the contract, recorded in the journal, sent.
 */
export function createFakeBackend<MockDb extends EngineDb, User>(
  definition: BackendDefinition<MockDb, User>,
  {
    base = '',
    onViolation = (violation) => console.error(`[fake backend] ${violation}`),
    onCall,
    controlFrom = 'loopback',
    controlOrigins,
    store,
    upstream,
  }: BackendOptions = {},
): FakeBackend {
  const all = readOperations(definition.contract);
  const findRoute = createRouter(all);
  const validation = createValidation<operations>(definition.contract);
  const handle = createPipeline(definition, validation);
  const sandboxes = new Sandboxes(() => definition.createDb());
  const changesOfRules = createResponseChanges(definition.contract, validation);
  const control = createControlPlane(definition, {
    operations: all,
    changes: changesOfRules,
    codes: Object.keys(errorCodes),
    reset: (sandbox) => sandboxes.reset(sandbox),
  });

  const transact = store
    ? createTransactions(definition, (sandbox) => sandboxes.reset(sandbox), store)
    : <T>(_: unknown, work: () => Promise<T>) => work();

  async function fetch(request: Request, address: string): Promise<Response> {
    const url = new URL(request.url);
    const { sandboxName, pathname } = locate(request, url, base);
    const sandbox = sandboxes.open(sandboxName);
    if (pathname.startsWith(controlPrefix)) return steer(request, url, address, pathname, sandbox);
    const call = await receive(request, url, address, pathname, sandbox);
    const answer = await respond(call).catch((error: unknown) => toFailure(call, error));
    return finish(call, answer);
  }

  /** Answers a request to the control plane. */
  async function steer(
    request: Request,
    url: URL,
    address: string,
    pathname: string,
    sandbox: Sandbox<MockDb>,
  ): Promise<Response> {
    if (controlFrom === 'loopback' && !isLoopback(address))
      return jsonResponse('{"error":"The control plane accepts requests from this machine only"}', 403);
    if (request.method !== 'GET' && isCrossOrigin(request, controlOrigins))
      return jsonResponse('{"error":"Pages of another origin cannot change the control plane"}', 403);
    const body = (await readBody(request, Number.POSITIVE_INFINITY)) ?? '';
    const path = pathname.slice(controlPrefix.length);
    return transact(sandbox, async () => control.handle(path, { request, url, address, body }, sandbox));
  }

  /** Reads a call and finds its operation. Parameters against the contract are violations, and no reason to refuse it. */
  async function receive(
    request: Request,
    url: URL,
    address: string,
    pathname: string,
    sandbox: Sandbox<MockDb>,
  ): Promise<Call<MockDb>> {
    const body = await readBody(request, maxBodyBytes);
    const startedAt = performance.now();
    const route = findRoute(request.method, pathname);
    const operation = route.found === 'operation' ? route.operation : undefined;
    const violations = operation ? validation.query(operation, url.searchParams) : [];
    if (operation && !url.searchParams.has(timestamp))
      violations.push(`lacks the query parameter "${timestamp}"`);
    const received = { request, url, address, body: body ?? '' };
    const isComplete = body !== undefined;
    return { received, isComplete, pathname, sandbox, startedAt, route, operation, violations };
  }

  async function respond(call: Call<MockDb>): Promise<Answer> {
    if (!call.isComplete) return failure('A0400', `The body is longer than ${maxBodyBytes} bytes`);
    call.rule = await findRule(call);
    return (await replay(call)) ?? (await forward(call)) ?? operate(call);
  }

  /** The rule of the header `X-Mock`, or the first rule of the sandbox that applies. */
  async function findRule({ received, operation, sandbox }: Call<MockDb>): Promise<ReplayRule | undefined> {
    const header = received.request.headers.get('x-mock');
    if (header) return control.readRule({ operationId: operation?.operationId, ...readMockHeader(header) });
    return operation && transact(sandbox, async () => sandbox.rules.match(operation.operationId));
  }

  /** Answers by a rule with a fault, a code or a body, after its delay. */
  async function replay({ rule, received }: Call<MockDb>): Promise<Answer | undefined> {
    if (!rule) return undefined;
    const { signal } = received.request;
    if (rule.delayMs) await delay(rule.delayMs, signal);
    if (rule.fault) return { injected: await inject(rule.fault, signal, rule.status) };
    if (rule.code === successCode) return success(null);
    if (rule.code) return failure(rule.code, undefined, rule.status);
    if (rule.body === undefined) return undefined;
    return { injected: jsonResponse(JSON.stringify(rule.body), rule.status ?? statusOf(rule.body)) };
  }

  /** Answers from another backend, with the changes of a rule. */
  async function forward(call: Call<MockDb>): Promise<Answer | undefined> {
    if (!upstream?.has(call.operation?.operationId)) return undefined;
    const forwarded = await upstream.fetch(call.received, call.pathname + call.received.url.search);
    if (!forwarded || call.rule?.data === undefined) return forwarded && { forwarded };
    return { forwarded: await changeText(forwarded, (envelope) => change(call, envelope)) };
  }

  /** Answers by the operation, with the changes and the status of a rule. */
  async function operate(call: Call<MockDb>): Promise<Answer> {
    const { route, received, sandbox, rule } = call;
    if (route.found === 'nothing') return failure('A0404', `No operation has the path ${call.pathname}`);
    if (route.found === 'path')
      return failure('A0405', `${call.pathname} does not take ${received.request.method}`);
    // Read the database inside the transaction: another backend may have reset it.
    const { envelope, status } = await transact(sandbox, async () => handle(route, received, sandbox.db));
    return { envelope: change(call, envelope), status: rule?.status ?? status };
  }

  /** Applies the data of the rule to an envelope. */
  function change<Envelope extends { code: string }>(call: Call<MockDb>, envelope: Envelope): Envelope {
    const { operation, rule, sandbox } = call;
    if (!operation || rule?.data === undefined) return envelope;
    const changed = changesOfRules.apply(operation, envelope, rule, sandbox.db.clock.now());
    call.changes = changed.changes;
    return changed.envelope;
  }

  /** An invalid rule is the fault of who sent it; anything else is a defect of the fake backend. */
  function toFailure({ violations }: Call<MockDb>, error: unknown): EnvelopeResponse {
    if (error instanceof ControlError) return failure('A0400', error.message);
    violations.push(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return failure('B0001');
  }

  /** Checks, records and sends an answer. */
  async function finish(call: Call<MockDb>, answer: Answer): Promise<Response> {
    if ('forwarded' in answer) {
      const { status } = answer.forwarded;
      return observeText(answer.forwarded, (text) => {
        const envelope = parseEnvelope(text);
        if (envelope) check(call, envelope, status);
        const source = upstream?.source ?? 'real';
        record(call, { source, status, code: envelope?.code, response: text });
      });
    }
    if ('injected' in answer) {
      const { injected } = answer;
      const text = isNetworkError(injected) ? undefined : await injected.clone().text();
      const code = text === undefined ? undefined : parseEnvelope(text)?.code;
      record(call, { source: 'fake', status: injected.status, code, response: text });
      return injected;
    }
    const { envelope, status } = answer;
    const { rule, route, operation, pathname, violations } = call;
    if (!rule?.code) check(call, envelope, status);
    for (const violation of violations) onViolation(`${operation?.operationId ?? pathname}: ${violation}`);
    const text = JSON.stringify(envelope);
    record(call, { source: 'fake', status, code: envelope.code, response: text });
    return jsonResponse(text, status, {
      ...(status === 405 && route.found !== 'nothing' && { Allow: route.methods.join(', ') }),
      ...(violations.length > 0 && { [violationsHeader]: toHeaderValue(violations) }),
    });
  }

  function check({ operation, rule, violations }: Call<MockDb>, envelope: { code: string }, status: number) {
    if (operation && !rule?.invalid) violations.push(...validation.envelope(operation, envelope, status));
  }

  function record(
    { received, operation, pathname, sandbox, startedAt, rule, changes, violations }: Call<MockDb>,
    answered: Pick<JournalEntry, 'source' | 'status' | 'code' | 'response'>,
  ): void {
    const { request, url, body } = received;
    const entry = {
      time: sandbox.db.clock.now(),
      operationId: operation?.operationId,
      method: request.method,
      path: pathname + url.search,
      durationMs: Math.round(performance.now() - startedAt),
      rule: rule && writeRuleText(rule),
      changes,
      violations,
      isSignedIn: tokenOf(request) !== undefined,
      request: body || undefined,
      ...answered,
    };
    sandbox.journal.add(entry);
    onCall?.(entry, sandbox.name);
  }

  return { fetch };
}

/** Writes violations for a header, which takes visible ASCII of a limited length. */
const toHeaderValue = (violations: readonly string[]): string =>
  violations
    .join('; ')
    .replaceAll(/[^ -~]+/g, ' ')
    .slice(0, 1000);

/** Splits `/api/~name/v1/news/list` into sandbox and path. The header `X-Mock-Session` also selects a sandbox. */
function locate(
  { headers }: Request,
  { pathname }: URL,
  base: string,
): { sandboxName: string; pathname: string } {
  const path = pathname.slice(base.length);
  const [, named, rest] = path.startsWith('/~') ? (path.match(/^\/~([\w-]{1,64})(\/.*)?$/) ?? []) : [];
  if (named) return { sandboxName: named, pathname: rest ?? '/' };
  const session = headers.get('x-mock-session');
  return { sandboxName: session && isSandboxName(session) ? session : defaultSandbox, pathname: path };
}
