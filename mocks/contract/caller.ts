import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { encryptPasswords } from '../../src/api/encryption.ts';
import type { FakeBackend } from '../engine/backend.ts';
import { readOperations } from '../engine/contract.ts';
import type { Input, OperationId } from '../engine/operation.ts';
import { seededAccounts, seededPassword } from '../world/accounts.ts';
import { developmentPublicKey } from '../world/development-keys.ts';
import { type Answer, type ExampleCall, exampleCalls } from './example-calls.ts';

export const operations = readOperations(contract);

export interface Reply {
  status: number;
  code: string;
  data: Answer;
}

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
}

/** Calls a fake backend below `http://test/api`, as a client would: paths filled in, passwords encrypted. */
export function createCaller(backend: FakeBackend) {
  async function call<Id extends OperationId>(
    operationId: Id,
    input: Partial<Input<Id>>,
    { token, headers = {} }: CallOptions = {},
  ): Promise<Reply> {
    const operation = operations.find((candidate) => candidate.operationId === operationId);
    if (!operation) throw new Error(`The contract has no ${operationId}`);
    const pathValues = new Map<string, unknown>(Object.entries(input.path ?? {}));
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name) =>
      encodeURIComponent(String(pathValues.get(name))),
    );
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).flatMap(([name, value]) =>
        (Array.isArray(value) ? value : [value]).map((item) => [name, String(item)]),
      ),
    );
    const body = input.body && (await encryptPasswords(JSON.stringify(input.body), developmentPublicKey));
    const response = await backend.fetch(
      new Request(`http://test/api${path}?${query}`, {
        method: operation.method,
        headers: {
          ...(body ? { 'Content-Type': 'application/json' } : {}),
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        body,
      }),
    );
    const { code, data } = await response.json();
    return { status: response.status, code, data };
  }

  /** Signs a seeded account in and gives its token. */
  async function logIn(account: keyof typeof seededAccounts): Promise<string> {
    const body = { account: seededAccounts[account].account, password: seededPassword };
    const { data } = await call('loginByPassword', { body });
    if (!data.token) throw new Error(`${account} cannot sign in`);
    return data.token;
  }

  /** Carries out the example call of an operation, and first what leads up to it; the call itself with or without the login. */
  async function callExample<Id extends OperationId>(
    operationId: Id,
    { withLogin = true } = {},
  ): Promise<Reply> {
    const example: ExampleCall<Id> = exampleCalls[operationId];
    const token = example.as && (await logIn(example.as));
    const earlier: Partial<Record<OperationId, Answer>> = {};
    for (const { id, input } of example.after ?? []) {
      earlier[id] = (await call<OperationId>(id, input(earlier), { token })).data;
    }
    return call(operationId, example.input(earlier), { token: withLogin ? token : undefined });
  }

  return { call, logIn, callExample };
}
