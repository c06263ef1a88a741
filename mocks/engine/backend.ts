import { errorCodes } from '../../openapi/generated/error-codes.ts';
import type { operations } from '../../openapi/generated/schema.d.ts';
import type { BackendDefinition, EngineDb } from './backend-definition.ts';
import { readOperations } from './contract.ts';
import { createControlPlane } from './control.ts';
import { ControlError } from './control-error.ts';
import { controlPrefix } from './control-prefix.ts';
import { isCrossOrigin } from './cross-origin.ts';
import { type Answer, failure, success, successCode } from './envelope.ts';
import {
  type Incoming,
  jsonReply,
  type Reply,
  readRequest,
  toResponse,
  type WholeReply,
} from './exchange.ts';
import { delay, inject } from './faults.ts';
import type { JournalEntry } from './journal.ts';
import { isLoopback } from './loopback.ts';
import { createPipeline, tokenOf } from './pipeline.ts';
import type { ReplayRule } from './replay.ts';
import { createRouter } from './router.ts';
import { readMockHeader, writeRuleText } from './rule-text.ts';
import { defaultSandbox, Sandboxes } from './sandbox.ts';
import { type ChangeStore, createTransactions } from './transactions.ts';
import { envelopeIn, listenTo, type Upstream } from './upstream.ts';
import { createValidation } from './validation.ts';

export interface BackendOptions {
  /** Path in front of the contract's paths, such as `/api`; empty when they start at the root. */
  base?: string;
  /** Called for every response that violates the contract. */
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

export type ControlFrom = 'loopback' | 'anywhere';

export interface FakeBackend {
  /** Answers a request like the real backend, or according to a replay rule. The path includes the base. */
  answer(incoming: Incoming): Promise<Reply>;
  /** The same for a web request. `address` is the client's network address. */
  fetch(request: Request, address: string): Promise<Response>;
}

/**
 * Creates the pipeline around the handlers of a product:
 * replay rules, route and media type, request validation, login, handler, envelope, response validation, journal.
 */
export function createFakeBackend<MockDb extends EngineDb, User>(
  product: BackendDefinition<MockDb, User>,
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
  const all = readOperations(product.contract);
  const findRoute = createRouter(all);
  const validation = createValidation<operations>(product.contract);
  const pipeline = createPipeline(product, validation);
  const sandboxes = new Sandboxes(() => product.createWorld());
  const control = createControlPlane(product, {
    operations: all,
    codes: Object.keys(errorCodes),
    reset: (sandbox) => sandboxes.reset(sandbox),
  });

  const transact = store
    ? createTransactions(product, (sandbox) => sandboxes.reset(sandbox), store)
    : <T>(_: unknown, work: () => Promise<T>) => work();

  async function answer(incoming: Incoming): Promise<Reply> {
    const { sandboxName, pathname } = locate(incoming, base);
    const sandbox = sandboxes.open(sandboxName);
    if (pathname.startsWith(controlPrefix)) {
      if (controlFrom === 'loopback' && !isLoopback(incoming.address)) {
        return jsonReply('{"error":"The control plane accepts requests from this machine only"}', 403);
      }
      if (incoming.method !== 'GET' && isCrossOrigin(incoming, controlOrigins))
        return jsonReply('{"error":"Pages of another origin cannot change the control plane"}', 403);
      return transact(sandbox, () => control.answer(pathname.slice(controlPrefix.length), incoming, sandbox));
    }

    const startedAt = performance.now();
    const route = findRoute(incoming.method, pathname);
    const operation = route.found === 'operation' ? route.operation : undefined;
    const request = remember(incoming);
    const violations: string[] = [];
    let rule: ReplayRule | undefined;

    const respond = async (): Promise<Answer | { reply: Reply } | { passed: WholeReply }> => {
      const header = incoming.header('x-mock');
      if (header) rule = control.readRule(readMockHeader(header));
      else if (operation)
        rule = await transact(sandbox, async () => sandbox.rules.match(operation.operationId));
      if (rule?.delayMs) await delay(rule.delayMs, incoming.signal);
      if (rule?.fault) return { reply: await inject(rule.fault, incoming.signal, rule.status) };
      if (rule?.code === successCode) return success(null);
      if (rule?.code) return failure(rule.code, undefined, rule.status);
      if (upstream?.has(operation?.operationId))
        return {
          passed: await upstream.answer({ ...incoming, text: request.text }, pathname + incoming.search),
        };
      if (route.found === 'nothing') return failure('A0404', `No operation has the path ${pathname}`);
      if (route.found === 'path') return failure('A0405', `${pathname} does not take ${incoming.method}`);
      // Read the database inside the transaction: another backend may have reset it.
      return transact(sandbox, () => pipeline(route, { ...incoming, text: request.text }, sandbox.world));
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

    const check = (envelope: { code: string }) => {
      if (!operation) return;
      if (/^\d+$/.test(envelope.code)) violations.push(...validation.response(operation, envelope));
      else if (!operation.codes.has(envelope.code))
        violations.push(`answers ${envelope.code}, which is not listed`);
    };
    const record = (answered: Pick<JournalEntry, 'source' | 'status' | 'code' | 'response'>) => {
      const call = {
        time: sandbox.world.clock.now(),
        operationId: operation?.operationId,
        method: incoming.method,
        path: pathname + incoming.search,
        durationMs: Math.round(performance.now() - startedAt),
        rule: rule && writeRuleText(rule),
        violations,
        isSignedIn: tokenOf(incoming) !== undefined,
        request: request.read(),
        ...answered,
      };
      sandbox.journal.add(call);
      onCall?.(call, sandbox.name);
    };

    if ('passed' in result) {
      const { status } = result.passed;
      return listenTo(result.passed, (text) => {
        const envelope = envelopeIn(text);
        if (envelope) check(envelope);
        record({ source: 'real', status, code: envelope?.code, response: text });
      });
    }
    const envelope = 'envelope' in result ? result.envelope : undefined;
    if (envelope && !rule?.code) check(envelope);
    for (const violation of violations) onViolation(`${operation?.operationId ?? pathname}: ${violation}`);

    const reply =
      'reply' in result ? result.reply : jsonReply(JSON.stringify(result.envelope), result.status);
    record({
      source: 'fake',
      status: reply === 'cut' ? 0 : reply.status,
      code: envelope?.code,
      response: reply === 'cut' ? undefined : reply.body,
    });
    return reply;
  }

  return {
    answer,
    fetch: async (request, address) => toResponse(await answer(readRequest(request, address))),
  };
}

/** Splits `/api/~name/v1/news/list` into sandbox and path. The header `X-Mock-Session` also selects a sandbox. */
function locate({ pathname, header }: Incoming, base: string): { sandboxName: string; pathname: string } {
  const path = pathname.slice(base.length);
  const [, named, rest] = path.startsWith('/~') ? (path.match(/^\/~([\w-]{1,64})(\/.*)?$/) ?? []) : [];
  if (named) return { sandboxName: named, pathname: rest ?? '/' };
  const session = header('x-mock-session');
  return { sandboxName: session && /^[\w-]{1,64}$/.test(session) ? session : defaultSandbox, pathname: path };
}

/** Reads a body once, for the handler and for the journal. */
function remember(incoming: Incoming): { text(): Promise<string>; read(): string | undefined } {
  let kept: string | undefined;
  return {
    async text() {
      kept = await incoming.text();
      return kept;
    },
    read: () => kept || undefined,
  };
}
