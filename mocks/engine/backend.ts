import { errorCodes } from '../../openapi/generated/error-codes.ts';
import type { operations } from '../../openapi/generated/schema.d.ts';
import type { BackendDefinition, EngineDb } from './backend-definition.ts';
import { readOperations } from './contract.ts';
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
import { createPipeline, tokenOf } from './pipeline.ts';
import type { ReplayRule } from './replay.ts';
import { createResponseChanges, statusOf } from './response-changes.ts';
import { createRouter } from './router.ts';
import { readMockHeader, writeRuleText } from './rule-text.ts';
import { defaultSandbox, isSandboxName, Sandboxes } from './sandbox.ts';
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

/**
 * Creates the pipeline around the handlers of a definition:
 * replay rules, route and media type, request validation, login, handler, envelope, response validation, journal.
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
  const pipeline = createPipeline(definition, validation);
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
    const { method } = request;
    const { sandboxName, pathname } = locate(request, url, base);
    const sandbox = sandboxes.open(sandboxName);
    const isControl = pathname.startsWith(controlPrefix);
    if (isControl && controlFrom === 'loopback' && !isLoopback(address))
      return jsonResponse('{"error":"The control plane accepts requests from this machine only"}', 403);
    if (isControl && method !== 'GET' && isCrossOrigin(request, controlOrigins))
      return jsonResponse('{"error":"Pages of another origin cannot change the control plane"}', 403);

    const body = await readBody(request, isControl ? Number.POSITIVE_INFINITY : maxBodyBytes);
    const received: ReceivedRequest = { request, url, address, body: body ?? '' };
    if (isControl) {
      const path = pathname.slice(controlPrefix.length);
      return transact(sandbox, async () => control.handle(path, received, sandbox));
    }

    const startedAt = performance.now();
    const route = findRoute(method, pathname);
    const operation = route.found === 'operation' ? route.operation : undefined;
    const violations = operation ? validation.query(operation, url.searchParams) : [];
    if (operation && !url.searchParams.has(timestamp))
      violations.push(`lacks the query parameter "${timestamp}"`);
    let rule: ReplayRule | undefined;
    let changes: JsonChange[] | undefined;

    /** Applies the data of the rule to an envelope. */
    const change = <Envelope extends { code: string }>(envelope: Envelope): Envelope => {
      if (!operation || rule?.data === undefined) return envelope;
      const changed = changesOfRules.apply(operation, envelope, rule, sandbox.db.clock.now());
      changes = changed.changes;
      return changed.envelope;
    };

    const respond = async (): Promise<
      EnvelopeResponse | { injected: Response } | { forwarded: Response }
    > => {
      if (body === undefined) return failure('A0400', `The body is longer than ${maxBodyBytes} bytes`);
      const header = request.headers.get('x-mock');
      if (header) rule = control.readRule({ operationId: operation?.operationId, ...readMockHeader(header) });
      else if (operation)
        rule = await transact(sandbox, async () => sandbox.rules.match(operation.operationId));
      if (rule?.delayMs) await delay(rule.delayMs, request.signal);
      if (rule?.fault) return { injected: await inject(rule.fault, request.signal, rule.status) };
      if (rule?.code === successCode) return success(null);
      if (rule?.code) return failure(rule.code, undefined, rule.status);
      if (rule?.body !== undefined)
        return { injected: jsonResponse(JSON.stringify(rule.body), rule.status ?? statusOf(rule.body)) };
      if (upstream?.has(operation?.operationId)) {
        const forwarded = await upstream.fetch(received, pathname + url.search);
        const isChanged = forwarded && rule?.data !== undefined;
        if (forwarded) return { forwarded: isChanged ? await changeText(forwarded, change) : forwarded };
      }
      if (route.found === 'nothing') return failure('A0404', `No operation has the path ${pathname}`);
      if (route.found === 'path') return failure('A0405', `${pathname} does not take ${method}`);
      // Read the database inside the transaction: another backend may have reset it.
      const { envelope, status } = await transact(sandbox, async () => pipeline(route, received, sandbox.db));
      return { envelope: change(envelope), status: rule?.status ?? status };
    };

    let result: Awaited<ReturnType<typeof respond>>;
    try {
      result = await respond();
    } catch (error) {
      if (error instanceof ControlError) result = failure('A0400', error.message);
      else {
        violations.push(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        result = failure('B0001');
      }
    }

    const check = (envelope: { code: string }, status: number) => {
      if (operation && !rule?.invalid) violations.push(...validation.envelope(operation, envelope, status));
    };
    const record = (answered: Pick<JournalEntry, 'source' | 'status' | 'code' | 'response'>) => {
      const call = {
        time: sandbox.db.clock.now(),
        operationId: operation?.operationId,
        method,
        path: pathname + url.search,
        durationMs: Math.round(performance.now() - startedAt),
        rule: rule && writeRuleText(rule),
        changes,
        violations,
        isSignedIn: tokenOf(request) !== undefined,
        request: received.body || undefined,
        ...answered,
      };
      sandbox.journal.add(call);
      onCall?.(call, sandbox.name);
    };

    if ('forwarded' in result) {
      const { status } = result.forwarded;
      return observeText(result.forwarded, (text) => {
        const envelope = parseEnvelope(text);
        if (envelope) check(envelope, status);
        record({ source: upstream?.source ?? 'real', status, code: envelope?.code, response: text });
      });
    }
    if ('injected' in result) {
      const { injected } = result;
      const text = isNetworkError(injected) ? undefined : await injected.clone().text();
      const code = text === undefined ? undefined : parseEnvelope(text)?.code;
      record({ source: 'fake', status: injected.status, code, response: text });
      return injected;
    }
    const { envelope, status } = result;
    if (!rule?.code) check(envelope, status);
    for (const violation of violations) onViolation(`${operation?.operationId ?? pathname}: ${violation}`);
    const text = JSON.stringify(envelope);
    record({ source: 'fake', status, code: envelope.code, response: text });
    return jsonResponse(text, status, {
      ...(status === 405 && route.found !== 'nothing' && { Allow: route.methods.join(', ') }),
      ...(violations.length > 0 && { [violationsHeader]: toHeaderValue(violations) }),
    });
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
