import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { components } from '../engine/generated/control.d.ts';
import { toPlaywrightTest } from './playwright-test.ts';
import { rulesToReproduce } from './used-rules.ts';

// The compiler reads the fixtures and all types of the contract.
vi.setConfig({ testTimeout: 120_000 });

type Schemas = components['schemas'];

const call = (operationId: string, code: string, rule?: string): Schemas['LogEntry'] => ({
  id: 1,
  time: 0,
  source: 'fake',
  operationId,
  method: 'POST',
  path: '/v1/users/sub',
  status: 200,
  code,
  durationMs: 1,
  violations: [],
  isSignedIn: true,
  rule,
});
const active = (text: string, ofScenario = false): Schemas['ActiveRule'] => ({
  id: 1,
  rule: {},
  seen: 0,
  applied: 0,
  ofScenario,
  text,
});
const state: Schemas['State'] = {
  sandbox: 'default',
  now: 0,
  replacedRules: [],
  linkProblems: [],
  firstCallId: 1,
  lastCallId: 3,
  calls: [],
  scenario: 'flaky-network',
  rules: [active('listNews:data={"total":0}'), active('*:network,chance=0.3', true)],
};
const calls = [
  call('createSubUser', 'A2012', 'createSubUser:A2012,note="the limit"@1'),
  call('listNews', 'B002', '*:B002@2'),
  call('getSeo', '00000'),
  call('listSubUsers', 'B0001', 'listSubUsers:B0001,delay=500@1'),
];

test('a session becomes a test that compiles', () => {
  const written = toPlaywrightTest(
    {
      address: '/user/sub-account/create',
      language: 'en',
      state,
      calls,
      account: 'main',
      actions: [
        { kind: 'fill', role: 'textbox', name: 'Name', value: 'O\'Neil "x"' },
        { kind: 'fill', role: 'textbox', name: 'Password' },
        { kind: 'select', role: 'combobox', name: 'Province', value: '110000' },
        { kind: 'click', role: 'button', name: 'Create' },
      ],
    },
    '../../..',
  );
  expect(written.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      "await backend.startScenario('flaky-network');",
      `await backend.set('createSubUser:A2012,note="the limit"@1');`,
      "await backend.set('listSubUsers:B0001,delay=500@1');",
      `await backend.set('listNews:data={"total":0}');`,
      "await logIn('main', '/user/sub-account/create');",
      "await page.getByRole('textbox', { name: 'Name', exact: true }).fill('O\\'Neil \"x\"');",
      '// The password was not recorded.',
      "await page.getByRole('textbox', { name: 'Password', exact: true }).fill(seededPassword);",
      "await page.getByRole('button', { name: 'Create', exact: true }).click();",
      '// createSubUser: 200 A2012',
    ]),
  );
  expect(written, 'only failures are noted').not.toContain('getSeo');
  const root = join(import.meta.dirname, '../..');
  // A folder that the type check of the repository leaves out.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'exported-'));
  try {
    writeFileSync(join(folder, 'exported.spec.ts'), written);
    const config = {
      extends: '../../../tsconfig.json',
      include: ['exported.spec.ts', '../../../src/*.d.ts'],
      // Without it, files below node_modules are not checked.
      exclude: [],
      compilerOptions: { incremental: false },
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder, '--noEmit'], { encoding: 'utf8' });
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a rule that is switched off is not reproduced', () => {
  const off = { ...active('listNews:B0001,off'), rule: { off: true as const } };
  expect(rulesToReproduce({ ...state, rules: [off] }, [])).toEqual([]);
});

test('rules that were used up are reproduced, those of the scenario and partly used ones are not repeated', () => {
  expect(rulesToReproduce(state, calls)).toEqual([
    'createSubUser:A2012,note="the limit"@1',
    'listSubUsers:B0001,delay=500@1',
    'listNews:data={"total":0}',
  ]);
});
