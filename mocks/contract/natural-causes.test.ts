import { afterEach, describe, expect, test } from 'vitest';
import { errorCodes } from '../../openapi/generated/error-codes.ts';
import { fixedClock } from '../engine/clock.ts';
import { createProductBackend } from '../fake-backend.ts';
import { seedTime } from '../world/world.ts';
import { createCaller, operations } from './caller.ts';
import { type NaturalCause, naturalCauses, type ReplayOnly } from './natural-causes.ts';

const violations: string[] = [];
const backend = createProductBackend({
  base: '/api',
  clock: () => fixedClock(seedTime),
  onViolation: (violation) => violations.push(violation),
});
const catalogue = new Map<string, { httpStatus: number }>(Object.entries(errorCodes));

const isNatural = (way: NaturalCause | ReplayOnly): way is NaturalCause => 'cause' in way;

const ways = operations.flatMap(({ operationId }) =>
  Object.entries<NaturalCause | ReplayOnly>(naturalCauses[operationId]).map(([code, way]) => ({
    operationId,
    code,
    way,
  })),
);

afterEach(() => expect(violations.splice(0)).toEqual([]));

describe('a person meets', () => {
  test.each(ways.filter(({ way }) => isNatural(way)))(
    '$code on $operationId',
    async ({ operationId, code, way }) => {
      if (!isNatural(way)) throw new Error('only natural ways are walked');
      const reply = await createCaller(backend, `${operationId}-${code}`).carryOut(operationId, way);
      expect(reply).toEqual({ status: catalogue.get(code)?.httpStatus, code, data: null });
    },
  );
});
