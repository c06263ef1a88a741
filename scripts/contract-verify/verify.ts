import { isDeepStrictEqual } from 'node:util';
import { apiDescription } from '../../mocks/api.ts';
import { createApi } from '../../mocks/engine/api.ts';
import type { ContractDocument, Operation } from '../../mocks/engine/contract.ts';
import { suggest } from '../../mocks/engine/control-error.ts';
import { parseJson } from '../../mocks/engine/upstream.ts';
import { createValidation, type Difference } from '../../mocks/engine/validation.ts';
import type { Calls } from '../../mocks/operations/call.ts';
import type { Input } from '../../mocks/operations/contract-types.ts';
import type { Credentials, Known } from '../../mocks/operations/verification.ts';
import { commonErrorCodes } from '../../openapi/generated/operation-codes.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { isObject, type JsonObject, toList, toObject } from '../contract-document/json.ts';
import { CannotRun } from '../contract-document/run-command.ts';
import { compareResponse, placeOf } from './compare-response.ts';
import { type NarrowedCall, narrowedCalls } from './narrow-list.ts';
import { type PlannedCall, planCalls } from './plan.ts';
import { listLost, readingOf } from './read-back.ts';
import { type RawResponse, readText } from './read-response.ts';
import { createSender } from './send.ts';
import { listWrongInputs } from './wrong-inputs.ts';

export interface Result {
  operationId: OperationId;
  /** Variant of the call, such as without a login. */
  about?: string;
  outcome: 'agrees' | 'differs' | 'skipped';
  status?: number;
  code?: string;
  durationMs?: number;
  differences: Difference[];
  /** Reason for skipping. */
  reason?: string;
  /** Whether a whole run leaves it out, because it changes the account itself. */
  isLeftOut?: boolean;
}

export interface VerifyOptions extends Credentials {
  /** Base address of the API. */
  url: string;
  /** The bundled contract. */
  contract: ContractDocument & JsonObject;
  publicKey: string;
  /** Whether to include writes. */
  write: boolean;
  /** Whether to send wrong inputs, too. */
  negative?: boolean;
  /** The operations to verify; all by default. */
  only?: readonly string[];
  timeoutMs: number;
  /** Called for everything in a response that the contract does not describe. */
  onUnknown?(text: string): void;
}

/** A missing permission of the account (A0403) is no violation. */
const commonCodes = new Set<string>(
  Object.values(commonErrorCodes)
    .flat()
    .filter((code) => code !== 'A0403'),
);

/**
 * Calls a running backend operation by operation and compares the responses with the contract.
 *
 * @throws CannotRun without a backend, for an unknown operation, and where no answer is one of the API
 */
export async function verify(options: VerifyOptions): Promise<Result[]> {
  const { contract, write, only } = options;
  const { operations } = createApi<Calls>({ ...apiDescription, contract });
  for (const name of only ?? []) {
    const names = operations.map(({ operationId }) => operationId);
    if (!names.some((known) => known === name))
      throw new CannotRun(`The contract has no operation ${JSON.stringify(name)}.${suggest(name, names)}`);
  }
  const validation = createValidation({ ...apiDescription, contract }, { allErrors: true });
  const send = createSender(options);
  const plan = planCalls(operations);
  const wanted = only && withWhatTheyNeed(plan, only);
  const known: Known = {};
  const results: Result[] = [];
  let token: string | undefined;

  /** The operations that were answered, and whether any answer is one of the API: another base address has pages, or status 404. */
  const answered = new Set<OperationId>();
  let isApi = false;

  /** Why the data of an operation is missing, for the calls that need it. */
  const missing = new Map<OperationId, string>();

  /** The reason why a planned call is skipped. */
  function whyNot({ operation: { operationId, security }, kind, never }: PlannedCall): string | undefined {
    if (never) return never;
    if (kind === 'named' && !only?.includes(operationId))
      return `changes the account itself: give --write --operation ${operationId}`;
    if (kind !== 'read' && !write) return 'leaves something behind: give --write';
    if (security !== 'required' || token !== undefined) return undefined;
    const login = missing.get('loginByPassword');
    return options.account && options.password && login
      ? `needs ${login}`
      : 'needs a login: give --account and --password';
  }

  async function ask<Id extends OperationId>(
    operation: Operation<Id>,
    input: Partial<Input<Id>>,
    expectation: { about?: string; token?: string; refusal?: readonly string[] },
  ): Promise<{ result: Result; data?: unknown }> {
    const { about, refusal } = expectation;
    const { operationId } = operation;
    const startedAt = performance.now();
    const response = await send(operation, input, expectation.token);
    const durationMs = Math.round(performance.now() - startedAt);
    if ('problem' in response) {
      const difference = { path: '', expected: 'an answer', got: response.problem };
      return { result: { operationId, about, outcome: 'differs', durationMs, differences: [difference] } };
    }
    const isPersonal = expectation.token !== undefined && operation.security !== 'none';
    const compared = { contract, operation, query: input.query, isPersonal, common: commonCodes, refusal };
    const verdict = compareResponse(response, compared, validation);
    const { code, differences, skipped: reason, data, unknown } = verdict;
    answered.add(operationId);
    isApi ||= code !== undefined && response.status !== 404;
    for (const text of unknown) options.onUnknown?.(text);
    const outcome = differences.length > 0 ? 'differs' : reason ? 'skipped' : 'agrees';
    return {
      data,
      result: { operationId, about, outcome, status: response.status, code, durationMs, differences, reason },
    };
  }

  async function run(call: PlannedCall): Promise<Result[]> {
    const { operation, after } = call;
    const { operationId } = operation;
    const refused = whyNot(call);
    const input = refused ?? call.input(known, options);
    if (typeof input === 'string') {
      // The answer of an earlier call is missing, and not what this call looks for in it.
      const earlier = refused ? undefined : after.map((id) => missing.get(id)).find(Boolean);
      const reason = earlier ? `needs ${earlier}` : input;
      missing.set(operationId, earlier ?? `${operationId}, which was skipped (${input})`);
      const isLeftOut = call.kind === 'named' && !only?.includes(operationId);
      return [{ ...skip(operationId, reason), isLeftOut }];
    }
    const { result, data } = await ask(operation, input, { token });
    const fault = result.outcome === 'differs' ? 'differs from the contract' : `answered ${result.code}`;
    if (result.outcome !== 'agrees') missing.set(operationId, `${operationId}, which ${fault}`);
    Object.assign(known, { [operationId]: data ?? undefined });
    if (operationId === 'loginByPassword') token = known.loginByPassword?.token;
    if (operationId === 'refreshToken') token = known.refreshToken?.token ?? token;
    const isPaged = operation.parameters.some(({ name }) => name === 'page');
    // A difference in a list hides no other in its pages and filters.
    if (isPaged && Array.isArray(toObject(data).list))
      return [result, ...(await askFurther(operation, input, toObject(data), result))];
    if (result.outcome !== 'agrees') {
      const reason = `not checked, because ${operationId} ${fault}`;
      const further = isPaged
        ? [secondPage, ...narrowedCalls(operationId, [], []).map(({ about }) => about)]
        : [];
      const reading = readingOf(operationId);
      if (reading) further.push(shownBy(reading));
      return [result, ...further.map((about) => skip(operationId, reason, about))];
    }
    return [result, ...(await readBack(operationId, input, data))];
  }

  /** Asks for the second entry of a list as a page of its own, for parts of the list, and for another order of it. */
  async function askFurther(
    operation: Operation<OperationId>,
    input: Partial<Input<OperationId>>,
    whole: JsonObject,
    { differences }: Result,
  ): Promise<Result[]> {
    async function askFor(about: string, query: object, check: NarrowedCall['check']): Promise<Result> {
      const further = { ...input, query: { ...input.query, ...query } };
      const answer = await ask(operation, further, { about, token });
      const result = withoutKnown(answer.result, differences);
      return withFurther(result, result.outcome === 'agrees' ? check(entriesOf(answer.data)) : []);
    }
    const entries = entriesOf(whole);
    const results = [
      await askFor(secondPage, { page: 2, size: 1 }, ([entry]) =>
        entry !== undefined && isDeepStrictEqual(entry, entries[0])
          ? [{ path: '/data/list/0', expected: 'the second entry', got: 'the first' }]
          : [],
      ),
    ];
    const wrong = differences.flatMap(({ path }) => /^\/data\/list\/\d+\/([^/]+)/.exec(path)?.[1] ?? []);
    for (const { about, call } of narrowedCalls(operation.operationId, entries, wrong))
      results.push(
        typeof call === 'string'
          ? skip(operation.operationId, call, about)
          : await askFor(about, call.query, call.check),
      );
    return results;
  }

  /** Reads what a write has stored or taken away. */
  async function readBack(
    operationId: OperationId,
    { path, query, body }: Partial<Input<OperationId>>,
    answer: unknown,
  ): Promise<Result[]> {
    const reading = readingOf(operationId);
    const operation = operations.find((candidate) => candidate.operationId === reading?.by);
    if (!reading || !operation) return [];
    const sent = { ...path, ...query, ...body };
    const { refused: refusal } = reading;
    const input = reading.input?.(sent, toObject(answer)) ?? {};
    const { result, data } = await ask(operation, input, { about: shownBy(reading), token, refusal });
    const lost = refusal || result.outcome !== 'agrees' ? [] : listLost(reading, sent, toObject(data));
    return [withFurther({ ...result, operationId }, lost)];
  }

  /** Sends the wrong inputs of an operation. Reports what the backend answers otherwise. */
  async function sendWrongInputs(call: PlannedCall): Promise<Result[]> {
    const { operation } = call;
    const { operationId } = operation;
    if (whyNot(call)) return [];
    const startedAt = performance.now();
    const inputs = listWrongInputs(operation);
    const differences: Difference[] = [];
    for (const { code, what, input, overrides, withToken } of inputs) {
      const answer = await send(
        operation,
        input,
        overrides.token ?? (withToken ? token : undefined),
        overrides,
      );
      const status = [...operation.codesByStatus].find(([, codes]) => codes.has(code))?.[0];
      const expected = `${code} with ${status}`;
      const got = 'problem' in answer ? answer.problem : `${codeOf(answer)} with ${answer.status}`;
      if (got !== expected) differences.push({ path: what, expected, got });
    }
    const about = `with ${inputs.length} wrong inputs`;
    const durationMs = Math.round(performance.now() - startedAt);
    return [withFurther({ operationId, about, outcome: 'agrees', durationMs, differences: [] }, differences)];
  }

  for (const call of plan) {
    const { operation } = call;
    const id = operation.operationId;
    if (wanted && !wanted.has(id)) continue;
    // Before the call itself, which may end the session.
    if (options.negative && (!only || only.includes(id))) results.push(...(await sendWrongInputs(call)));
    const called = await run(call);
    if (!only || only.includes(id)) results.push(...called);
    for (const { about, input, refusal } of only && !only.includes(id) ? [] : (refusals[id] ?? []))
      results.push((await ask(operation, input, { about, refusal: refusal ?? ownCodes(operation) })).result);
  }
  if (answered.size > 1 && !isApi)
    throw new CannotRun(
      `${options.url} answers every call with a page or status 404. Is the base address right?`,
    );
  return results;
}

const secondPage = 'as page 2 of size 1';
const shownBy = ({ by }: { by: string }) => `as ${by} shows it`;

const skip = (operationId: OperationId, reason: string, about?: string): Result => ({
  operationId,
  about,
  outcome: 'skipped',
  differences: [],
  reason,
});

/** A result with what was found beyond it. */
const withFurther = (result: Result, further: readonly Difference[]): Result => ({
  ...result,
  outcome: further.length > 0 ? 'differs' : result.outcome,
  differences: [...result.differences, ...further],
});

/** A result without the differences at places where the whole list has one: each is named once. */
function withoutKnown(result: Result, ofWhole: readonly Difference[]): Result {
  const known = new Set(ofWhole.map(({ path }) => placeOf(path)));
  const differences = result.differences.filter(({ path }) => !known.has(placeOf(path)));
  const isKnown = result.outcome === 'differs' && differences.length === 0;
  return { ...result, differences, outcome: isKnown ? 'agrees' : result.outcome };
}

const entriesOf = (data: unknown) => toList(toObject(data).list).filter(isObject);

/** The code of an error response. */
function codeOf(response: RawResponse): string {
  const body = parseJson(readText(response).text);
  const { code } = toObject(body);
  return typeof code === 'string' ? code : body === undefined ? 'no JSON' : 'no code';
}

/** Calls that must fail, with the expected codes; by default those of the operation. */
const refusals: Partial<Record<OperationId, { about: string; input: object; refusal?: string[] }[]>> = {
  getNews: [{ about: 'of an id that is not there', input: { path: { id: 'verify-no-such-id' } } }],
  getAdvance: [{ about: 'of an id that is not there', input: { path: { id: 'verify-no-such-id' } } }],
  getUserDetail: [{ about: 'without a login', input: {}, refusal: ['A0401'] }],
  listSubUsers: [{ about: 'without a login', input: {}, refusal: ['A0401'] }],
};

const ownCodes = ({ codes }: Operation) => [...codes].filter((code) => !commonCodes.has(code));

/** The named operations and their prerequisites. */
function withWhatTheyNeed(plan: readonly PlannedCall[], names: readonly string[]): Set<OperationId> {
  const needed = new Set<OperationId>();
  const add = ({ operation: { operationId, security }, after }: PlannedCall) => {
    if (needed.has(operationId)) return;
    needed.add(operationId);
    const earlier = security === 'none' ? after : (['loginByPassword', ...after] as const);
    for (const call of plan) if (earlier.includes(call.operation.operationId)) add(call);
  };
  for (const call of plan) if (names.includes(call.operation.operationId)) add(call);
  return needed;
}
