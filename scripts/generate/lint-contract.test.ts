import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lintContract } from './lint-contract.ts';

let copy = '';

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'contract-'));
  cpSync(join(import.meta.dirname, '../../openapi'), join(copy, 'openapi'), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

/** Replaces the first occurrence of a text. Returns the place as the errors name it. */
function replace(path: string, text: string, replacement: string): string {
  const file = join(copy, 'openapi', path);
  const content = readFileSync(file, 'utf8');
  const line = content.slice(0, content.indexOf(text)).split('\n').length;
  writeFileSync(file, content.replace(text, replacement));
  return `openapi/${path}:${line}`;
}

const lint = () => lintContract(copy, 'openapi.yaml');

test('the contract and the control plane have no errors', async () => {
  const root = join(import.meta.dirname, '../..');
  expect([await lint(), await lintContract(root, '../mocks/engine/control.yaml')]).toEqual([[], []]);
});

test('a wrong reference and a misspelled property are named with file and line', async () => {
  const property = replace('paths/users.yaml', 'summary:', 'sumary:');
  const reference = replace('paths/users.yaml', '#/MobileChangeRequest', '#/MobileChange');
  expect(await lint()).toEqual([
    expect.stringMatching(`^${property} .*sumary.* Did you mean summary\\?$`),
    expect.stringMatching(`^${reference} .*#/MobileChange\\)`),
  ]);
});

test('a path that nothing references is named', async () => {
  replace('openapi.yaml', '  /v1/seo:\n    $ref: paths/application.yaml#/seo\n', '');
  expect(await lint()).toEqual([
    'openapi/paths/application.yaml describes seo, which no path of openapi.yaml references.',
  ]);
});

test('a syntax error is named once', async () => {
  const place = replace('schemas/users.yaml', 'properties:', 'properties: : :');
  expect(await lint()).toEqual([expect.stringContaining(place)]);
});

test('a code that the generator adds, an unknown code and a missing list are refused', async () => {
  const common = replace('paths/users.yaml', 'A2002, A3001', 'A0417, A9999');
  replace('paths/match.yaml', 'x-error-codes: []', 'x-codes: []');
  expect(await lint()).toEqual([
    expect.stringMatching(/^openapi\/paths\/match\.yaml:\d+ \w+ has no list x-error-codes/),
    `${common} getUserDetail lists A0417, which the generator adds. Remove it.`,
    `${common} getUserDetail lists A9999, which error-codes.yaml lacks.`,
  ]);
});
