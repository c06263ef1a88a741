import type { Operation } from '../../mocks/engine/contract.ts';
import type { Input } from '../../mocks/operations/contract-types.ts';
import { getOperation, inputOf } from '../../mocks/operations/operations.ts';
import { type Credentials, Impossible, type Known } from '../../mocks/operations/verification.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';

/** A call of the plan. */
export interface PlannedCall {
  operation: Operation<OperationId>;
  kind: 'read' | 'write' | 'named' | 'last';
  /** Why it is never made. */
  never?: string;
  /** Calls whose data it needs. */
  after: readonly OperationId[];
  /** The input, or the reason why the call is impossible. */
  input(known: Known, given: Credentials): Partial<Input<OperationId>> | string;
}

const order = ['read', 'write', 'named', 'last'] as const;

/** Plans a call of each operation. What only reads comes first; each call comes after those whose data it needs. */
export function planCalls(operations: readonly Operation<OperationId>[]): PlannedCall[] {
  const calls = operations.map(toCall);
  const planned = new Set<PlannedCall>();
  const add = (call: PlannedCall) => {
    for (const id of call.after)
      for (const earlier of calls) if (earlier.operation.operationId === id) add(earlier);
    planned.add(call);
  };
  for (const kind of order) for (const call of calls) if (call.kind === kind) add(call);
  return [...planned];
}

function toCall(operation: Operation<OperationId>): PlannedCall {
  const { example, verify } = getOperation(operation.operationId);
  const usual = operation.method === 'GET' ? 'read' : 'write';
  if (verify === 'example') return { operation, kind: usual, after: [], input: () => inputOf(example, {}) };
  if ('never' in verify)
    return { operation, kind: 'named', never: verify.never, after: [], input: () => verify.never };
  const { kind = usual, after = [] } = verify;
  return {
    operation,
    kind,
    after,
    input(known, given) {
      try {
        return verify.input(known, given);
      } catch (error) {
        if (error instanceof Impossible) return error.message;
        return `what it needs is not in the answer of ${after.join(', ')}`;
      }
    },
  };
}
