import { decryptOnNode } from '../../mocks/db/node-decrypt.ts';
import { seedTime } from '../../mocks/db/seed-time.ts';
import { fixedClock } from '../../mocks/engine/clock.ts';
import type { Operation } from '../../mocks/engine/contract.ts';
import { createProductBackend } from '../../mocks/fake-backend.ts';
import type { Input } from '../../mocks/operations/contract-types.ts';
import { inputOf } from '../../mocks/operations/operations.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { createCaller, operations } from '../../test/contract/caller.ts';
import { listNamedCalls, type NamedCall, valuesOf } from '../../test/contract/named-calls.ts';
import { encryptExample } from './encrypt-example.ts';

/** A request and the response of the fake backend to it. */
export interface RecordedExample {
  name: string;
  /** What triggers the code. */
  cause?: string;
  /** Parameter values by name, and the body with encrypted passwords. */
  request: { parameters: Map<string, unknown>; body?: object };
  status: number;
  envelope: { code: string; msg: string };
}

/** Runs the named calls of every operation on seeded data with a stopped clock: the same bytes each time. */
export async function recordExamples(): Promise<Map<string, RecordedExample[]>> {
  const backend = createProductBackend({
    clock: () => fixedClock(seedTime),
    decrypt: decryptOnNode,
    base: '/api',
  });
  const recorded = new Map<string, RecordedExample[]>();
  for (const operation of operations) {
    const examples: RecordedExample[] = [];
    for (const named of listNamedCalls(operation)) examples.push(await record(backend, operation, named));
    recorded.set(operation.operationId, mergeLanguages(examples));
  }
  return recorded;
}

async function record(
  backend: ReturnType<typeof createProductBackend>,
  { operationId }: Operation<OperationId>,
  named: NamedCall,
): Promise<RecordedExample> {
  let last = Response.error();
  let sent: Partial<Input<OperationId>> = {};
  const fetch: typeof backend.fetch = async (request) => {
    const response = await backend.fetch(request);
    last = response.clone();
    return response;
  };
  const { call, name, cause } = named;
  await createCaller({ fetch }, `${operationId}-${name}`).runTrigger<OperationId>(operationId, {
    ...call,
    input: (earlier) => {
      sent = inputOf(call, earlier);
      return sent;
    },
  });
  const { path, query, body } = valuesOf(named, sent);
  const parameters = new Map<string, unknown>(Object.entries({ ...path, ...query }));
  const request = { parameters, body: body && encryptExample(body) };
  return { name, cause, request, status: last.status, envelope: await last.json() };
}

/** Content that is the same in both languages needs one example. */
function mergeLanguages([first, second, ...rest]: RecordedExample[]): RecordedExample[] {
  if (!first || !second || second.cause !== undefined)
    return [first, second, ...rest].filter((example) => example !== undefined);
  const isSame = JSON.stringify(first.envelope) === JSON.stringify(second.envelope);
  return isSame ? [{ ...first, name: 'success' }, ...rest] : [first, second, ...rest];
}
