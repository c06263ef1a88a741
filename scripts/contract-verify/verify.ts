import { apiDescription } from '../../mocks/api.ts';
import { createApi } from '../../mocks/engine/api.ts';
import type { ContractDocument, Operation } from '../../mocks/engine/contract.ts';
import { suggest } from '../../mocks/engine/control-error.ts';
import { createValidation, type Difference } from '../../mocks/engine/validation.ts';
import type { Calls, Input } from '../../mocks/operations/call.ts';
import type { Credentials, Known } from '../../mocks/operations/verification.ts';
import { commonErrorCodes } from '../../openapi/generated/operation-codes.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { type JsonObject, toObject } from '../contract-document/json.ts';
import { CannotRun } from './cannot-run.ts';
import { compareResponse } from './compare-response.ts';
import { listUnknown } from './list-unknown.ts';
import { type PlannedCall, planCalls } from './plan.ts';
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
 * @throws CannotRun without a backend, or for an unknown operation
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

  /** The reason why a planned call is skipped. */
  function whyNot({ operation: { operationId, security }, kind }: PlannedCall): string | undefined {
    if (kind !== 'read' && !write) return 'leaves something behind: give --write';
    if (kind === 'named' && !only?.includes(operationId))
      return `changes the account itself: give --operation ${operationId}`;
    if (security === 'required' && token === undefined) return 'needs a login: give --account and --password';
    return undefined;
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
    const body = parseJson(response.text);
    if (body !== undefined)
      for (const text of listUnknown(contract, operation, response.status, body)) options.onUnknown?.(text);
    const verdict = compareResponse(response, { operation, common: commonCodes, refusal }, validation);
    const { code, differences, skipped: reason, data } = verdict;
    const outcome = differences.length > 0 ? 'differs' : reason ? 'skipped' : 'agrees';
    return {
      data,
      result: { operationId, about, outcome, status: response.status, code, durationMs, differences, reason },
    };
  }

  async function run(call: PlannedCall): Promise<Result> {
    const { operation } = call;
    const { operationId } = operation;
    const skip = (reason: string): Result => ({
      operationId,
      outcome: 'skipped',
      differences: [],
      reason,
    });
    const input = whyNot(call) ?? call.input(known, options);
    if (typeof input === 'string') return skip(input);
    const { result, data } = await ask(operation, input, { token });
    Object.assign(known, { [operationId]: data ?? undefined });
    if (operationId === 'loginByPassword') token = known.loginByPassword?.token;
    if (operationId === 'refreshToken') token = known.refreshToken?.token ?? token;
    return result;
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
      const got = 'problem' in answer ? answer.problem : `${codeOf(answer.text)} with ${answer.status}`;
      if (got !== expected) differences.push({ path: what, expected, got });
    }
    const about = `with ${inputs.length} wrong inputs`;
    const durationMs = Math.round(performance.now() - startedAt);
    return [
      { operationId, about, outcome: differences.length > 0 ? 'differs' : 'agrees', durationMs, differences },
    ];
  }

  for (const call of plan) {
    const { operation } = call;
    const id = operation.operationId;
    if (wanted && !wanted.has(id)) continue;
    // Before the call itself, which may end the session.
    if (options.negative && (!only || only.includes(id))) results.push(...(await sendWrongInputs(call)));
    const result = await run(call);
    if (!only || only.includes(id)) results.push(result);
    for (const { about, input, refusal } of only && !only.includes(id) ? [] : (refusals[id] ?? []))
      results.push((await ask(operation, input, { about, refusal: refusal ?? ownCodes(operation) })).result);
  }
  return results;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codeOf(text: string): string {
  const { code } = toObject(parseJson(text));
  return typeof code === 'string' ? code : 'no code';
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
