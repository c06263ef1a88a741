import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSource } from './description.ts';
import { lintContract, lintSource } from './lint-contract.ts';

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
  writeFileSync(
    file,
    content.replace(text, () => replacement),
  );
  return `openapi/${path}:${line}`;
}

const lint = () => lintContract(copy);

test('the contract and the control plane have no errors', async () => {
  const root = join(import.meta.dirname, '../..');
  const control = readSource(join(root, 'mocks/engine/control.yaml'));
  expect([await lint(), await lintSource(root, control)]).toEqual([[], []]);
});

test('a wrong reference and a misspelled property are named with file and line', async () => {
  const property = replace('tags/users.yaml', 'summary:', 'sumary:');
  const reference = replace('tags/users.yaml', '/MobileChangeRequest', '/MobileChange');
  expect(await lint()).toEqual([
    expect.stringMatching(`^${property} .*sumary.* Did you mean summary\\?$`),
    expect.stringMatching(`^${reference} .*#/components/schemas/MobileChange"\\)`),
  ]);
});

test('a tag without a file, a file without a tag and a path that two files describe are named', async () => {
  const path = join(copy, 'openapi/tags');
  renameSync(join(path, 'match.yaml'), join(path, 'samples.yaml'));
  replace('tags/users.yaml', '  /v1/users/detail:', '  /login:');
  expect(await lint()).toEqual([
    'openapi.yaml lists the tag match, but openapi/tags/match.yaml is missing.',
    'openapi/tags/samples.yaml describes a tag that openapi.yaml does not list.',
    'openapi/tags/users.yaml describes /login, as openapi/tags/auth.yaml does.',
  ]);
});

test('a syntax error is named once', async () => {
  const place = replace('tags/users.yaml', 'properties:', 'properties: : :');
  expect(await lint()).toEqual([expect.stringContaining(place)]);
});

test('a code that the generator adds, an unknown code and a missing list are refused', async () => {
  const common = replace('tags/users.yaml', 'A2002, A3001', 'A0417, A9999');
  replace('tags/match.yaml', 'x-error-codes: []', 'x-codes: []');
  expect(await lint()).toEqual([
    expect.stringMatching(/^openapi\/tags\/match\.yaml:\d+ \w+ has no list x-error-codes/),
    `${common} getUserDetail lists A0417, which the generator adds. Remove it.`,
    `${common} getUserDetail lists A9999, which error-codes.yaml lacks.`,
  ]);
});

test('an optional text of the company that refuses an empty one is named with the remedy', async () => {
  const allowed = "description: A name.\n          type: string\n          pattern: '^(\\S.*)?$'";
  const refused = 'description: A name.\n          type: string\n          format: line';
  const place = replace(
    'tags/company.yaml',
    '        postcode:\n',
    `        nickname:\n          ${refused}\n        motto:\n          ${allowed}\n        postcode:\n`,
  );
  expect(await lint()).toEqual([
    expect.stringContaining(`${place} CompanyInfo.nickname is optional, but refuses the empty text`),
  ]);
});
