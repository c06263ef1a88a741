import { expect, test } from 'vitest';
import { api, apiDescription } from '../../mocks/api.ts';
import { createValidation } from '../../mocks/engine/validation.ts';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { forms } from '../forms-in-source.ts';

/** The other fields of a body are missing, which must not hide the violation of the one that is tested. */
const { value: violationsOf } = createValidation({ ...apiDescription, contract }, { allErrors: true });

/** Texts of the wrong kind, too short, and too long for a field. */
const typed = [
  ...['x', '0', '-1', '1.5', '12', '1234567', '1'.repeat(12), 'x y', '<x>', 'x\u0000y', 'x\ny', '𠮷'],
  ...['x@', 'x@y', '@y.z', 'x y@z.com', '12-34', 'http://', 'x://y', 'javascript:x'],
  ...[20, 50, 64, 100, 200, 254, 1000, 2048].flatMap((length) => [
    'x'.repeat(length + 1),
    '1'.repeat(length + 1),
  ]),
];

/** Fields that take one of the values which the page offers. */
const selects = new Set(['province', 'city', 'product', 'tagId']);

const fields = [...forms].flatMap(([form, { fields: all, operations }]) =>
  Object.entries(all)
    .filter(([name, { repeats }]) => !selects.has(name) && repeats === undefined)
    .map(([name, { rule }]) => ({ form, name, rule, operations })),
);

test.each(fields)('$name of $form refuses what the contract refuses', ({ name, rule, operations }) => {
  const bodies = api.operations.flatMap(({ operationId, body }) =>
    operations.includes(operationId) && body ? [body] : [],
  );
  const isRefused = (value: unknown) =>
    bodies.some((body) => violationsOf(body, { [name]: value }).some((text) => text.startsWith(`/${name} `)));
  const passed = typed
    .map((text) => rule.normalize(text))
    .filter((value) => value !== '' && value.length <= (rule.maxLength ?? Number.POSITIVE_INFINITY))
    // Some fields are sent as numbers.
    .filter((value) => rule(value) === undefined && isRefused(value) && isRefused(Number(value)));
  expect(passed).toEqual([]);
});
