import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { controlPrefix } from '../../mocks/engine/control.ts';
import { seededAccounts, seededPassword } from '../../mocks/world/accounts.ts';
import { developmentPrivateKey } from '../../mocks/world/development-keys.ts';

const build = new URL('../../build/', import.meta.url).pathname;
const files = globSync('**/*.{js,mjs,html,css,json}', { cwd: build }).map((name) => ({
  name,
  text: readFileSync(`${build}${name}`, 'utf8'),
}));

test('the production build holds not a byte of the fake backend', () => {
  expect(files.some(({ name }) => name.startsWith('server/'))).toBe(true);
  expect(files.some(({ name }) => name.startsWith('client/'))).toBe(true);
  const traces = [
    seededPassword,
    seededAccounts.main.account,
    controlPrefix,
    'mswjs',
    'faker',
    developmentPrivateKey.split('\n')[1] ?? '',
  ];
  const found = files.flatMap(({ name, text }) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`),
  );
  expect(found).toEqual([]);
});

test('passwords meet their encryption only when one is sent', () => {
  const entry = files.filter(({ name, text }) => name.startsWith('client/') && text.includes('setPublicKey'));
  expect(entry.map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ''))).not.toContain(
    'client/assets/entry.client',
  );
  expect(entry.length).toBeGreaterThan(0);
});
