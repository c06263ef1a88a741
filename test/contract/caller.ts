import { api } from '../../mocks/api.ts';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { developmentPublicKey } from '../../mocks/db/development-keys.ts';
import { limits } from '../../mocks/db/limits.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import type { FakeBackend } from '../../mocks/engine/backend.ts';
import type { Input } from '../../mocks/operations/contract-types.ts';
import type {
  Account,
  ExampleCall,
  RequestOverrides,
  ResponseData,
} from '../../mocks/operations/operation.ts';
import { getOperation, inputOf } from '../../mocks/operations/operations.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { fillIn, toQuery } from './address.ts';
import { responseViolations } from './published-contract.ts';
import { toText } from './request-body.ts';

export const { operations } = api;

interface CallResult {
  status: number;
  code: string;
  data: ResponseData;
}

interface CallOptions extends RequestOverrides {
  headers?: Record<string, string>;
}

/**
 * Calls a fake backend below `http://test/api` like a client: with filled-in paths and encrypted passwords. A response that
 * the published contract does not allow is an error.
 *
 * @param sandbox name of the sandbox; a new name creates one
 */
export function createCaller(backend: Pick<FakeBackend, 'fetch'>, sandbox = 'default') {
  const tokens = new Map<Account, string>();

  async function send(path: string, { headers, ...init }: RequestInit & { headers: Record<string, string> }) {
    const url = `http://test/api/~${sandbox}${path}`;
    return backend.fetch(new Request(url, { ...init, headers }));
  }

  async function call<Id extends OperationId>(
    operationId: Id,
    input: Partial<Input<Id>>,
    { token, headers = {}, ...overrides }: CallOptions = {},
  ): Promise<CallResult> {
    const operation = operations.find((candidate) => candidate.operationId === operationId);
    if (!operation) throw new Error(`The contract has no ${operationId}`);
    const body =
      overrides.text ??
      (input.body && (await toText(input.body, developmentPublicKey, overrides.unencrypted)));
    const path = fillIn(operation.path, input.path ?? {}) + (overrides.suffix ?? '');
    const query = toQuery({ _t: seedTime, ...input.query, ...overrides.query });
    const response = await send(`${path}?${query}`, {
      method: overrides.method ?? operation.method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': overrides.contentType ?? 'application/json' }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body,
    });
    const envelope = await response.json();
    const violations = responseViolations(operationId, response.status, envelope);
    if (violations.length > 0) throw new Error(violations.join('\n'));
    const { code, data } = envelope;
    return { status: response.status, code, data };
  }

  /** Signs a seeded account in and returns its token. */
  async function logIn(account: Account): Promise<string> {
    const body = { account: seededAccounts[account].account, password: seededPassword };
    const { code, data } = await call('loginByPassword', { body });
    if (!data?.token) throw new Error(`${account} cannot sign in: ${code}`);
    tokens.set(account, data.token);
    return data.token;
  }

  /** The token of an account, which signs in on first use. */
  async function tokenOf(account: Account | undefined): Promise<string | undefined> {
    return account && (tokens.get(account) ?? logIn(account));
  }

  /** Advances the clock of the sandbox. Accounts with an expired token sign in again. */
  async function wait(advanceMs: number): Promise<void> {
    const { ok } = await send('/__mock__/clock', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ advanceMs }),
    });
    if (!ok) throw new Error(`The clock does not advance by ${advanceMs} ms`);
    if (advanceMs >= limits.tokenMs) tokens.clear();
  }

  /** The account of a call: an operation that requires a login is called by the main account unless the call says otherwise. */
  const accountOf = (operationId: OperationId, as: Account | undefined) =>
    as ?? (getOperation(operationId).access && 'main');

  /** Runs the prerequisites of a call and returns their data. */
  async function prepare({ as, after = [] }: Pick<ExampleCall, 'as' | 'after'>) {
    const earlier: Partial<Record<OperationId, ResponseData>> = {};
    for (const step of after) {
      if ('waitMs' in step) await wait(step.waitMs);
      else {
        const token = await tokenOf(accountOf(step.id, step.as ?? as));
        earlier[step.id] = (await call<OperationId>(step.id, inputOf(step, earlier), { token })).data;
      }
    }
    return earlier;
  }

  /** Runs the prerequisites of a call, then the call itself. */
  async function runTrigger<Id extends OperationId>(
    operationId: Id,
    { as, after, input, ...overrides }: ExampleCall<Id> & RequestOverrides,
  ): Promise<CallResult> {
    const earlier = await prepare({ as, after });
    const token = overrides.token ?? (await tokenOf(accountOf(operationId, as)));
    return call(operationId, inputOf({ input }, earlier), { ...overrides, token });
  }

  /** Runs the example call of an operation. */
  function callExample(operationId: OperationId) {
    return runTrigger<OperationId>(operationId, getOperation(operationId).example);
  }

  return { call, logIn, wait, prepare, accountOf, tokenOf, runTrigger, callExample };
}
