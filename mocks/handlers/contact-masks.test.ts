import { expect, test } from 'vitest';
import contract from '../../openapi/generated/contract.json' with { type: 'json' };
import { maskEmail, maskMobile } from './contact-masks.ts';

const { schemas } = contract.components;
const examples: Record<string, string>[] = Object.values(schemas).flatMap((schema) =>
  'example' in schema && schema.example instanceof Object && !Array.isArray(schema.example)
    ? [Object.fromEntries(Object.entries(schema.example).map(([name, value]) => [name, String(value)]))]
    : [],
);
const exampleOf = (field: string) => examples.find((example) => field in example)?.[field];

test('contacts are masked as in the contract', () => {
  expect(maskMobile('13800000001')).toBe(exampleOf('maskedMobile'));
  expect(maskEmail('lin.yue@example.com')).toBe(exampleOf('maskedEmail'));
});
