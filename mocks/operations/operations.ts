import type { OperationId } from '../../openapi/generated/operations.ts';
import { applicationOperations } from './application.ts';
import { authOperations } from './auth.ts';
import { companyOperations } from './company.ts';
import type { Input, SharedCode } from './contract-types.ts';
import { matchOperations } from './match.ts';
import { newsOperations } from './news.ts';
import type {
  Access,
  Deviation,
  Earlier,
  ExampleCall,
  Filters,
  ProductOperation,
  Reading,
  ReplayOnly,
  ResponseData,
  Screen,
  Trigger,
} from './operation.ts';
import { productOperations } from './products.ts';
import { smsOperations } from './sms.ts';
import { subUserOperations } from './sub-users.ts';
import { userOperations } from './users.ts';
import type { Verification } from './verification.ts';

/** Every operation of the contract; a missing one does not compile. */
export const operations: { [Id in OperationId]: ProductOperation<Id> } = {
  ...newsOperations,
  ...applicationOperations,
  ...authOperations,
  ...smsOperations,
  ...productOperations,
  ...userOperations,
  ...subUserOperations,
  ...companyOperations,
  ...matchOperations,
};

/** What is known about an operation, for readers of any operation. */
export interface AnyOperation extends Partial<Filters<string, object>> {
  screens: readonly Screen[] | { never: string };
  example: ExampleCall;
  verify: 'example' | Verification | { never: string };
  access?: Access;
  readBack?:
    | (Omit<Reading, 'input'> & {
        input?(sent: object, answer: ResponseData | null): Partial<Input<OperationId>>;
      })
    | { never: string };
  errors?: { [Code in SharedCode<OperationId>]?: Deviation[] } & Record<
    string,
    Trigger | ReplayOnly | Deviation[]
  >;
}

/** @throws Error for an operation that the contract has and `mocks/operations` lacks, which the type check refuses, too */
export function getOperation(operationId: OperationId): AnyOperation {
  const found: AnyOperation | undefined = operations[operationId];
  if (!found) throw new Error(`${operationId} is in no file of mocks/operations yet`);
  return found;
}

/** The values of a call. */
export const inputOf = <Id extends OperationId>(
  { input = {} }: Pick<ExampleCall<Id>, 'input'>,
  earlier: Earlier,
): Partial<Input<Id>> => (typeof input === 'function' ? input(earlier) : input);

/** The pages that call an operation, with the account that opens them. */
export function screensOf(operationId: OperationId): readonly Screen[] {
  const { screens, access } = getOperation(operationId);
  if ('never' in screens) return [];
  return screens.map((screen) => (access ? { as: 'main', ...screen } : screen));
}
