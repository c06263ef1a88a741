import type { Operation } from '../../mocks/engine/contract.ts';
import { isTriggerable, listTriggers } from '../../mocks/operations/codes.ts';
import type { Input } from '../../mocks/operations/contract-types.ts';
import type { ExampleCall, RequestOverrides } from '../../mocks/operations/operation.ts';
import { getOperation } from '../../mocks/operations/operations.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { contentLanguages } from '../../src/i18n/languages.ts';

export interface NamedCall {
  /** The name of its examples in the published contract: a language, `success` or a code. */
  name: string;
  call: ExampleCall & RequestOverrides;
  /** What triggers the code. */
  cause?: string;
}

/** The calls that the examples of an operation show: a success, in each language of its content, and each code with a trigger. */
export function listNamedCalls({ operationId, parameters }: Operation<OperationId>): NamedCall[] {
  const call = getOperation(operationId).example;
  const successes = parameters.some(({ name }) => name === 'lang')
    ? contentLanguages.map((lang) => ({ name: lang, call: { ...call, query: { lang } } }))
    : [{ name: 'success', call }];
  const failures = listTriggers(operationId).flatMap(([name, trigger]) => {
    return isTriggerable(trigger) ? [{ name, call: trigger, cause: trigger.cause }] : [];
  });
  return [...successes, ...failures];
}

/** The values of a call's request, its passwords in plain text. */
export const valuesOf = ({ call }: NamedCall, input: Partial<Input<OperationId>>) => ({
  ...input,
  query: { ...input.query, ...call.query },
});
