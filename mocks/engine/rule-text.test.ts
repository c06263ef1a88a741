import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faults, parseRule, type ReplayRule, RuleError } from './replay.ts';
import { readRuleText, writeRuleText } from './rule-text.ts';

const known = { operations: ['createSubUser', 'listNews'], codes: ['A2012', 'A0401'] };
const read = (text: string) => readRuleText(text).map((rule) => parseRule(rule, known));

test('reads the rules of a link', () => {
  expect(read('createSubUser:A2012@1;listNews:delay=3000;*:network,after=2')).toMatchObject([
    { operationId: 'createSubUser', code: 'A2012', times: 1 },
    { operationId: 'listNews', delayMs: 3000 },
    { operationId: '*', fault: 'network', after: 2 },
  ]);
});

test('reads what it writes', () => {
  const rule = fc.record(
    {
      operationId: fc.constantFrom<ReplayRule['operationId']>('createSubUser', 'listNews', '*'),
      code: fc.constantFrom('A2012', 'A0401'),
      fault: fc.constantFrom(...faults),
      status: fc.integer({ min: 200, max: 599 }),
      delayMs: fc.integer({ min: 0, max: 120_000 }),
      times: fc.integer({ min: 1, max: 1000 }),
      after: fc.integer({ min: 0, max: 1000 }),
    },
    { requiredKeys: ['operationId', 'code'] },
  );
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1 }), (rules) => {
      expect(read(rules.map(writeRuleText).join(';'))).toEqual(rules.map((each) => parseRule(each, known)));
    }),
  );
});

test.each([
  ['createSubUsr:A2012', 'Unknown operation "createSubUsr". Nearest: createSubUser'],
  ['createSubUser:A2021', 'Unknown code "A2021". Nearest: A2012'],
  ['createSubUser:A2012@often', '"times" is a whole number'],
  ['createSubUser:slow=3', 'A rule has no "slow"'],
  ['createSubUser', 'needs at least one of'],
])('refuses %j in words', (text, message) => {
  expect(() => read(text)).toThrow(RuleError);
  expect(() => read(text)).toThrow(message);
});
