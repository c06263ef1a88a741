import type { BackendDefinition, EngineDb } from './backend-definition.ts';
import { clientAddress } from './client-address.ts';
import { isSchema, type Operation } from './contract.ts';
import { ControlError } from './control-error.ts';
import type { EngineError } from './envelope.ts';
import { delay, inject } from './faults.ts';
import { isNetworkError, jsonResponse, type ReceivedRequest } from './http.ts';
import type { JournalEntry } from './journal.ts';
import type { JsonChange } from './json-changes.ts';
import type { AnyCalls, Outcome } from './operation.ts';
import { createPipeline, tokenOf } from './pipeline.ts';
import { matches, type ReadField, type ReplayRule } from './replay.ts';
import type { ResponseChanges } from './response-changes.ts';
import type { Called } from './router.ts';
import { bringsRules, readHeaderRules, writeRuleText } from './rule-text.ts';
import type { Sandbox } from './sandbox.ts';
import type { Transact } from './transactions.ts';
import { changeBody, observeText, parseJson, type Upstream } from './upstream.ts';

/** Where answered calls are reported, and who else may answer them. */
export interface AnswerOptions {
  /** Called for every call that violates the contract, by its parameters or by its response. */
  onViolation?: (violation: string) => void;
  /** Called after every response. */
  onCall?: (call: Omit<JournalEntry, 'id'>, sandbox: string) => void;
  /** Whether responses are checked against the contract. Default: true; the first check of an operation takes some milliseconds. */
  checksResponses?: boolean;
  /** Another backend that answers some of the calls. Rules apply to them as well. */
  upstream?: Upstream;
}

/** The parts that calls and the control plane share. */
interface Shared<Db> {
  changes: ResponseChanges;
  /** Validates the rule of a header. */
  readRule(rule: object): ReplayRule;
  transact: Transact<Db>;
  /** Whether the client of a request may set rules. */
  mayControl(request: Request): boolean;
}

/** A call that has arrived. */
interface ArrivedCall<Id extends string, Db> {
  request: Request;
  url: URL;
  /** Undefined for a body beyond the limit. */
  body: string | undefined;
  /** Without base and sandbox. */
  pathname: string;
  /** Undefined for a path or a method outside the contract. */
  called: Called<Id> | undefined;
  sandbox: Sandbox<Db>;
}

/** A call on its way: what has arrived, and what the steps have found out. */
interface Call<Id extends string, Db> extends ArrivedCall<Id, Db> {
  received: ReceivedRequest;
  startedAt: number;
  operation: Operation<Id> | undefined;
  violations: string[];
  rule?: ReplayRule;
  /** What the rule has changed in the response. */
  changes?: JsonChange[];
}

/** An answer of the API. */
interface Answered {
  code: string;
  status: number;
  body: unknown;
}

/** What answers a call: the fake backend, a response that a rule makes, or one of another backend. */
type Answer = Answered | { injected: Response } | { forwarded: Response };

/** Maximum length of the body of a call. The control plane takes snapshots of any size. */
export const maxBodyBytes = 1_000_000;

/** The header of a response that names the violations of the contract, for tools that see neither journal nor log. */
const violationsHeader = 'X-Mock-Violations';

/**
 * Creates the steps of a call: it is received, answered by a replay rule, another backend or its operation, whichever is first,
 * and finished, which is checked against the contract, recorded in the journal, and sent.
 */
export function createAnswerCall<Calls extends AnyCalls<Calls>, Db extends EngineDb, User>(
  definition: BackendDefinition<Calls, Db, User>,
  { changes, readRule, transact, mayControl }: Shared<Db>,
  {
    onViolation = (violation) => console.error(`[fake backend] ${violation}`),
    onCall,
    checksResponses = true,
    upstream,
  }: AnswerOptions,
) {
  type Id = keyof Calls & string;

  const { validation, envelope, codes, cacheBuster, findRoute } = definition.api;
  const catalogue = new Map(codes.map((entry) => [entry.code, entry]));
  const handle = createPipeline(definition);

  function success(operation: Operation | undefined, data: unknown): Answered {
    const status = operation?.successStatus ?? 200;
    const body = envelope.success(data);
    return { status, body, code: envelope.readCode(body, status) ?? '' };
  }

  function failure(code: string, message?: string): Answered {
    const { meaning = code, httpStatus: status = 200 } = catalogue.get(code) ?? {};
    return { code, status, body: envelope.failure(code, message ?? meaning) };
  }

  const failWith = (error: EngineError, message?: string) => failure(envelope.codes[error], message);

  /** Looks at the parameters of a call. Those against the contract are violations, and no reason to refuse it. */
  function receive(arrived: ArrivedCall<Id, Db>): Call<Id, Db> {
    const { request, url, body = '' } = arrived;
    const operation = arrived.called?.operation;
    const violations = operation ? validation.query(operation, url.searchParams) : [];
    if (operation && cacheBuster && !url.searchParams.has(cacheBuster))
      violations.push(`lacks the query parameter "${cacheBuster}"`);
    const received = { request, url, address: clientAddress(request), body };
    return { ...arrived, received, startedAt: performance.now(), operation, violations };
  }

  async function respond(call: Call<Id, Db>): Promise<Answer> {
    if (call.body === undefined)
      return failWith('badRequest', `The body is longer than ${maxBodyBytes} bytes`);
    const { headers } = call.request;
    if (bringsRules(headers) && !mayControl(call.request))
      return failWith(
        'forbidden',
        'A header that sets rules needs the PIN of the fake backend in X-Mock-Pin',
      );
    call.rule = await findRule(call, readHeaderRules(headers));
    return (await replay(call)) ?? (await forward(call)) ?? operate(call);
  }

  /** The first rule that applies, of those that the call brings along, then of the sandbox. */
  async function findRule(
    { received, operation, sandbox }: Call<Id, Db>,
    ownRules: readonly object[],
  ): Promise<ReplayRule | undefined> {
    const read = createFieldReader(received);
    for (const own of ownRules) {
      const rule = readRule({ ...own, ...forOperation(own, operation) });
      if (!rule.off && matches(rule, operation?.operationId ?? '*', read)) return rule;
    }
    return operation && transact(sandbox, async () => sandbox.rules.match(operation.operationId, read));
  }

  /** Answers by a rule with a fault, a code or a body, after its delay. */
  async function replay({ rule, received, operation }: Call<Id, Db>): Promise<Answer | undefined> {
    if (!rule) return undefined;
    const { code, body, delayMs, fault } = rule;
    const { signal } = received.request;
    if (delayMs) await delay(delayMs, signal);
    if (fault) return { injected: await inject(fault, envelope, signal, rule.status) };
    if (code && envelope.isSuccess(code)) return success(operation, null);
    if (code) return withStatus(failure(code), rule);
    if (body === undefined) return undefined;
    return { injected: jsonResponse(JSON.stringify(body), rule.status ?? changes.statusOf(operation, body)) };
  }

  /** Answers from another backend, with the changes of a rule. */
  async function forward(call: Call<Id, Db>): Promise<Answer | undefined> {
    if (!upstream?.has(call.operation?.operationId)) return undefined;
    const forwarded = await upstream.fetch(
      call.received,
      call.pathname + call.received.url.search,
      call.sandbox.db.clock.now(),
    );
    if (!forwarded || call.rule?.data === undefined) return forwarded && { forwarded };
    return {
      forwarded: await changeBody(forwarded, (body, status) =>
        change(call, { body, status, code: envelope.readCode(body, status) ?? '' }),
      ),
    };
  }

  /** Answers by the operation, with the changes and the status of a rule. */
  async function operate(call: Call<Id, Db>): Promise<Answer> {
    const { called, received, sandbox, rule } = call;
    if (!called) return refuseRoute(call);
    // Read the database inside the transaction: another backend may have reset it.
    const outcome = await transact(
      sandbox,
      async (): Promise<Outcome> => handle(called, received, sandbox.db),
    );
    const answer =
      'code' in outcome ? failure(outcome.code, outcome.msg) : success(called.operation, outcome.data);
    return withStatus({ ...answer, body: change(call, answer) }, rule);
  }

  function refuseRoute({ pathname, received: { request } }: Call<Id, Db>): Answered {
    const { methods } = findRoute(request.method, pathname);
    return methods.length === 0
      ? failWith('notFound', `No operation has the path ${pathname}`)
      : failWith('methodNotAllowed', `${pathname} does not take ${request.method}`);
  }

  /** Applies the data of the rule to a success. */
  function change(call: Call<Id, Db>, { body, code }: Answered): unknown {
    const { operation, rule, sandbox } = call;
    if (!operation || rule?.data === undefined || !envelope.isSuccess(code)) return body;
    const changed = changes.apply(operation, body, rule.data, sandbox.db.clock.now());
    call.changes = changed.changes;
    return changed.body;
  }

  /** An invalid rule is the fault of who sent it; anything else is a defect of the fake backend. */
  function toFailure({ violations }: Call<Id, Db>, error: unknown): Answered {
    if (error instanceof ControlError) return failWith('badRequest', error.message);
    violations.push(`threw ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return failWith('internal');
  }

  /** Checks, records and sends an answer. */
  async function finish(call: Call<Id, Db>, answer: Answer): Promise<Response> {
    if ('forwarded' in answer) {
      const { status } = answer.forwarded;
      return observeText(answer.forwarded, (text) => {
        const body = parseJson(text);
        check(call, { body, status });
        const code = envelope.readCode(body, status);
        record(call, { source: upstream?.source ?? 'real', status, code, response: text });
      });
    }
    if ('injected' in answer) {
      const { injected } = answer;
      const { status } = injected;
      const text = isNetworkError(injected) ? undefined : await injected.clone().text();
      const code = text === undefined ? undefined : envelope.readCode(parseJson(text), status);
      record(call, { source: 'fake', status, code, response: text });
      return injected;
    }
    const { body, code, status } = answer;
    const { rule, operation, pathname, violations, received } = call;
    if (!rule?.code) check(call, answer);
    for (const violation of violations) onViolation(`${operation?.operationId ?? pathname}: ${violation}`);
    const text = JSON.stringify(body);
    record(call, { source: 'fake', status, code, response: text });
    return jsonResponse(text, status, {
      ...(status === 405 && { Allow: findRoute(received.request.method, pathname).methods.join(', ') }),
      ...(violations.length > 0 && { [violationsHeader]: toHeaderValue(violations) }),
    });
  }

  function check(
    { operation, rule, violations }: Call<Id, Db>,
    { body, status }: Omit<Answered, 'code'>,
  ): void {
    if (operation && checksResponses && !rule?.invalid)
      violations.push(...validation.response(operation, body, status));
  }

  function record(
    { received, operation, pathname, sandbox, startedAt, rule, changes: changed, violations }: Call<Id, Db>,
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
      changes: changed,
      violations,
      isSignedIn: tokenOf(request) !== undefined,
      request: body || undefined,
      ...answered,
    };
    sandbox.journal.add(entry);
    onCall?.(entry, sandbox.name);
  }

  return async (arrived: ArrivedCall<Id, Db>): Promise<Response> => {
    const call = receive(arrived);
    const answer = await respond(call).catch((error: unknown) => toFailure(call, error));
    return finish(call, answer);
  };
}

const withStatus = (answer: Answered, rule: ReplayRule | undefined): Answered => ({
  ...answer,
  status: rule?.status ?? answer.status,
});

/** Writes violations for a header, which takes visible ASCII of a limited length. */
const toHeaderValue = (violations: readonly string[]): string =>
  violations
    .join('; ')
    .replaceAll(/[^ -~]+/g, ' ')
    .slice(0, 1000);

/** A rule of a header is about the call that carries it, unless it names an operation. */
const forOperation = (rule: object, operation: Operation | undefined) =>
  'operationId' in rule && rule.operationId !== '*' ? {} : { operationId: operation?.operationId };

/** Reads fields of the query and, by a path such as `contact.email`, of the JSON body. A list has several values. */
function createFieldReader({ url, body }: ReceivedRequest): ReadField {
  return (name) => {
    const inBody = name
      .split('.')
      .reduce((value: unknown, key) => (isSchema(value) ? value[key] : undefined), parseJson(body));
    const values = [inBody].flat().filter((value) => value !== undefined);
    return [...url.searchParams.getAll(name), ...values.map(String)];
  };
}
