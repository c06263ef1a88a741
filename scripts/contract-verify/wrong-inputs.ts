import type { Operation } from '../../mocks/engine/contract.ts';
import type { RequestOverrides } from '../../mocks/operations/operation.ts';
import { inputOf } from '../../mocks/operations/operations.ts';
import { fittingInput, type SharedTrigger, sharedCodes } from '../../mocks/operations/shared-codes.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { RequestValues } from './send.ts';

/** A request that the contract forbids. */
interface WrongInput {
  /** The code that the contract has for it. */
  code: string;
  /** What is wrong. */
  what: string;
  input: RequestValues;
  overrides: RequestOverrides;
  /** Whether the request carries the token of the account. */
  withToken: boolean;
}

/** Codes whose triggers need the clock, other accounts or the limit of the fake backend. */
const onSeededDataOnly: readonly string[] = ['A0103', 'A0400', 'A0403'];
const aboutTheToken: readonly string[] = ['A0401', 'A0104'];

/** The wrong inputs of an operation, as the triggers of the common codes know them. */
export function listWrongInputs(operation: Operation<OperationId>): WrongInput[] {
  const fitting = fittingInput(operation.operationId);
  return Object.entries<SharedTrigger>(sharedCodes).flatMap(([code, { triggersOf }]) => {
    if (onSeededDataOnly.includes(code)) return [];
    return triggersOf(operation).map(({ what, as, after: _, input = fitting, ...overrides }) => ({
      code,
      what,
      input: inputOf({ input }, {}),
      overrides,
      withToken: !aboutTheToken.includes(code) && (as !== undefined || operation.security === 'required'),
    }));
  });
}
