import { encryptedFields } from '../../openapi/generated/call-facts.ts';
import { errorCodes } from '../../openapi/generated/error-codes.ts';
import type { Clock } from './clock.ts';
import { type ContractDocument, readOperations } from './contract.ts';
import { type Account, answerControl, controlPrefix, type SignedIn } from './control.ts';
import { type Answer, failure, success, successCode, toResponse } from './envelope.ts';
import type { Call, Handlers, OperationId } from './operation.ts';
import { type Fault, parseMockHeader, type ReplayRule, RuleError } from './replay.ts';
import { createRouter } from './router.ts';
import { type Sandbox, Sandboxes } from './sandbox.ts';
import { createValidation, type OperationOf } from './validation.ts';

/** What the engine needs to know of the product it fakes. */
export interface Product<World extends { clock: Clock }, User> {
  contract: ContractDocument;
  handlers: Handlers<World, User>;
  createWorld(): World;
  /** Finds who a bearer token belongs to. */
  authenticate(world: World, token: string): { user: User } | { code: 'A0103' | 'A0104' | 'A0401' };
  /** Decrypts a field marked as encrypted in the contract; undefined when it cannot. */
  decrypt(cipherText: string): string | undefined;
  /** The accounts that a person can sign in with, for the control plane. */
  listAccounts(world: World): Account[];
  /** Opens a session without a password, whatever state the account is in; undefined for an unknown key. */
  signInAs(world: World, key: string): SignedIn | undefined;
}

export interface BackendOptions {
  /** Path in front of the contract's paths, such as `/api`; empty when they start at the root. */
  base?: string;
  /** Told of every answer that departs from the contract. */
  onViolation?: (violation: string) => void;
}

export interface FakeBackend {
  /** Answers a request as the real backend would, or as a replay rule says. `address` is the caller's. */
  fetch(request: Request, address?: string): Promise<Response>;
}

/**
 * Puts one pipeline around a product's handlers:
 * replay rules, route and media type, request validation, login, handler, envelope, response validation, journal.
 */
export function createFakeBackend<World extends { clock: Clock }, User>(
  product: Product<World, User>,
  {
    base = '',
    onViolation = (violation) => console.error(`[fake backend] ${violation}`),
  }: BackendOptions = {},
): FakeBackend {
  const operations = readOperations(product.contract);
  const route = createRouter(operations);
  const validation = createValidation(product.contract);
  const sandboxes = new Sandboxes(product.createWorld);
  const known = {
    operations: operations.map(({ operationId }) => operationId),
    codes: Object.keys(errorCodes),
  };

  /** Runs one operation's own part of the pipeline. */
  async function answer<Id extends OperationId>(
    operation: OperationOf<Id>,
    path: Record<string, string>,
    request: Request,
    url: URL,
    { world }: Sandbox<World>,
    address: string,
  ): Promise<Answer> {
    const read = operation.body ? await readJson(request) : { body: undefined };
    if ('code' in read) return failure(read.code, read.msg);

    const input = validation.request<Id>(operation, { path, query: url.searchParams, body: read.body });
    if ('code' in input) return failure(input.code, input.msg);
    if (!decryptFields(input.body, product.decrypt)) return failure('A0202');

    const token = request.headers.get('Authorization')?.match(/^Bearer (.+)$/)?.[1];
    const login = token && operation.security !== 'none' ? product.authenticate(world, token) : undefined;
    if (login && 'code' in login && operation.security === 'required') return failure(login.code);
    const user = login && 'user' in login ? login.user : undefined;

    const call = { ...input, world, user, token, address };
    if (!isCall<Id>(call, operation)) return failure('A0401');
    const outcome = product.handlers[operation.operationId](call);
    return 'code' in outcome ? failure(outcome.code, outcome.msg) : success(outcome.data);
  }

  /** Whether somebody is logged in where the contract requires it, which is what the type says. */
  function isCall<Id extends OperationId>(
    call: object & { user: User | undefined },
    operation: OperationOf<Id>,
  ): call is Call<Id, World, User> {
    return operation.security !== 'required' || call.user !== undefined;
  }

  async function fetch(request: Request, address = '127.0.0.1'): Promise<Response> {
    const url = new URL(request.url);
    const { sandboxName, pathname } = locate(url.pathname.slice(base.length), request.headers);
    const sandbox = sandboxes.open(sandboxName);
    if (pathname.startsWith(controlPrefix)) {
      return answerControl(pathname.slice(controlPrefix.length), request, {
        sandbox,
        known,
        operations,
        reset: () => sandboxes.reset(sandboxName),
        accounts: () => product.listAccounts(sandbox.world),
        signInAs: (key) => product.signInAs(sandbox.world, key),
      });
    }

    const startedAt = performance.now();
    const found = route(request.method, pathname);
    const operation = found.found === 'operation' ? found.operation : undefined;
    const violations: string[] = [];
    let ruleUsed: string | undefined;

    const respond = async (): Promise<Response | Answer> => {
      const header = request.headers.get('X-Mock');
      const rule: ReplayRule | undefined = header
        ? parseMockHeader(header, known)
        : operation && sandbox.rules.take(operation.operationId);
      if (rule) {
        ruleUsed = header ?? JSON.stringify(rule);
        if (rule.delayMs) await pause(rule.delayMs, request.signal);
        if (rule.fault) return commit(rule.fault, request.signal);
        if (rule.code === successCode) return success(null);
        if (rule.code) return failure(rule.code, undefined, rule.status);
      }
      if (found.found === 'nothing') return failure('A0404', `No operation has the path ${pathname}`);
      if (found.found === 'path') return failure('A0405', `${pathname} does not take ${request.method}`);
      return answer(found.operation, found.path, request, url, sandbox, address);
    };

    let result: Response | Answer;
    try {
      result = await respond();
    } catch (error) {
      if (error instanceof RuleError) result = failure('A0400', error.message);
      else {
        violations.push(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
        result = failure('B0001');
      }
    }

    const envelope = result instanceof Response ? undefined : result.envelope;
    if (operation && envelope && !ruleUsed) {
      if (envelope.code === successCode) violations.push(...validation.response(operation, envelope));
      else if (!operation.codes.has(envelope.code))
        violations.push(`answers ${envelope.code}, which is not listed`);
    }
    for (const violation of violations) onViolation(`${operation?.operationId ?? pathname}: ${violation}`);
    sandbox.journal.add({
      time: sandbox.world.clock.now(),
      operationId: operation?.operationId,
      method: request.method,
      path: pathname + url.search,
      status: result.status,
      code: envelope?.code,
      durationMs: Math.round(performance.now() - startedAt),
      rule: ruleUsed,
      violations,
    });
    return result instanceof Response ? result : toResponse(result);
  }

  return { fetch };
}

/** Splits `/~name/v1/news/list` into sandbox and path; the `X-Mock-Session` header names a sandbox, too. */
function locate(path: string, headers: Headers): { sandboxName: string; pathname: string } {
  const [, named, rest] = path.match(/^\/~([\w-]{1,64})(\/.*)?$/) ?? [];
  if (named) return { sandboxName: named, pathname: rest ?? '/' };
  const header = headers.get('X-Mock-Session');
  return { sandboxName: header && /^[\w-]{1,64}$/.test(header) ? header : 'default', pathname: path };
}

async function readJson(request: Request): Promise<{ body: unknown } | { code: string; msg: string }> {
  const mediaType = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    return { code: 'A0415', msg: `The body must be application/json, not ${mediaType ?? 'untyped'}` };
  }
  const text = await request.text();
  if (text === '') return { body: undefined };
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { code: 'A0406', msg: 'The body is not valid JSON' };
  }
}

/** Replaces every encrypted field of a body by its plain text; false when one cannot be decrypted. */
function decryptFields(body: unknown, decrypt: (cipherText: string) => string | undefined): boolean {
  if (typeof body !== 'object' || body === null) return true;
  for (const [field, value] of Object.entries(body)) {
    if (!encryptedFields.has(field) || typeof value !== 'string' || value === '') continue;
    const plainText = decrypt(value);
    if (plainText === undefined) return false;
    Object.assign(body, { [field]: plainText });
  }
  return true;
}

/** Waits, or stops waiting when the caller gives up. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Longest time that a call without an answer is held open. */
const timeoutFaultMs = 60_000;

async function commit(fault: Fault, signal: AbortSignal): Promise<Response> {
  switch (fault) {
    case 'network':
      return Response.error();
    case 'timeout':
      await pause(timeoutFaultMs, signal);
      return Response.error();
    case 'malformed':
      return new Response('{"code":"00000","msg":"Ok","data":{"lis', {
        headers: { 'Content-Type': 'application/json' },
      });
    case 'no-code':
      return Response.json({ data: null });
    case 'unknown-code':
      return Response.json({ code: 'X9999', msg: 'A code that nobody knows', data: null });
  }
}
