import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';
import type { ReplayRule } from './replay.ts';
import { readHeaderRules, readRuleText, writeMockHeader, writeRuleText } from './rule-text.ts';

test('reads the rules of a link', () => {
  expect(readRuleText('createSubUser:A2012@1;listNews:delay=3000;*:network,after=2')).toEqual([
    { operationId: 'createSubUser', code: 'A2012', times: 1 },
    { operationId: 'listNews', delayMs: 3000 },
    { operationId: '*', fault: 'network', after: 2 },
  ]);
});

test('parses its own output', () => {
  const rule = fc.record(
    {
      operationId: fc.constantFrom<ReplayRule['operationId']>('createSubUser', 'listNews', '*'),
      match: fc.dictionary(fc.stringMatching(/^[a-z][\w.-]{0,9}$/), fc.string(), {
        minKeys: 1,
        noNullPrototype: true,
      }),
      off: fc.constant<true>(true),
      code: fc.constantFrom('A2012', 'A0401'),
      fault: fc.constantFrom(...faults),
      status: fc.integer({ min: 200, max: 599 }),
      delayMs: fc.integer({ min: 0, max: 120_000 }),
      times: fc.integer({ min: 1, max: 1000 }),
      after: fc.integer({ min: 0, max: 1000 }),
      chance: fc.constantFrom(0.1, 0.5, 1),
      data: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
      body: fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
      invalid: fc.constant<true>(true),
      note: fc.string(),
    },
    { requiredKeys: ['operationId'] },
  );
  fc.assert(
    fc.property(fc.array(rule, { minLength: 1 }), (rules) => {
      expect(readRuleText(rules.map(writeRuleText).join(';'))).toEqual(rules);
    }),
  );
});

test('a note is part of the text, and is read without quotes, too', () => {
  const rule = { operationId: 'listNews' as const, code: 'B0001', times: 2, note: 'hotel; "flaky", @3' };
  expect(writeRuleText(rule)).toBe(String.raw`listNews:B0001,note="hotel; \"flaky\", @3"@2`);
  expect(readRuleText('listNews:B0001,note=酒店 network@2')).toEqual([{ ...rule, note: '酒店 network' }]);
});

test('reads conditions with plain and quoted values', () => {
  const match = { account: 'a@b.example', note: 'x: y, z' };
  expect(readRuleText('login?account=a@b.example,note="x: y, z":A0105@1')).toEqual([
    { operationId: 'login', match, code: 'A0105', times: 1 },
  ]);
  expect(readRuleText('listNews?page=2&size=10:slow')).toEqual([
    { operationId: 'listNews', match: { page: '2', size: '10' }, delayMs: 3000 },
  ]);
});

test('writes a rule as the header of one request', () => {
  expect(writeMockHeader('createSubUser?name=A:A2012,delay=500,after=2@1')).toBe('A2012,delay=500');
  const header = writeMockHeader('listNews:data={"list":{"0":{"title":"标题; 一"}}},invalid@1');
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(readHeaderRules(new Headers({ 'X-Mock': header }))).toEqual([
    { operationId: '*', data: { list: { 0: { title: '标题; 一' } } }, invalid: true },
  ]);
});
