import { isDeepStrictEqual } from 'node:util';
import type { Difference } from '../../mocks/engine/validation.ts';
import { getOperation } from '../../mocks/operations/operations.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';

/** How a write is read back; undefined if no operation shows what it has done. */
export function readingOf(operationId: OperationId) {
  const { readBack } = getOperation(operationId);
  return readBack && 'by' in readBack ? readBack : undefined;
}

/** Lists the sent values that the data of the reading does not have. */
export function listLost(
  { hidden = {}, shown = (data) => data }: NonNullable<ReturnType<typeof readingOf>>,
  sent: object,
  data: object,
): Difference[] {
  const actual = shown({ ...data });
  return Object.entries(sent)
    .filter(([name, value]) => !(name in hidden) && !isDeepStrictEqual(actual[name], value))
    .map(([name, value]) => ({
      path: `/data/${name}`,
      expected: `${JSON.stringify(value)}, as sent`,
      got: JSON.stringify(actual[name]) ?? 'nothing',
    }));
}
