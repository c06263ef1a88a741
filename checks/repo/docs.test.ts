import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatedDocs } from '../../scripts/generate/docs.ts';
import { listFiles, read, root } from './files.ts';

test('the README and the page of error codes say what the code says: `npm run generate` brings them up to date', () => {
  for (const { path, content } of generatedDocs()) expect(read(path), path).toBe(content);
});

test.each([
  ['mock', 'mocks/cli/serve.ts'],
  ['demo', 'scripts/static-export/demo.ts'],
  ['contract:verify', 'scripts/contract-verify/main.ts'],
])('the README has each flag of `npm run %s` in its table', (command, source) => {
  const [, table = ''] = read('README.md').split(`| Flag of \`npm run ${command} --\``);
  const told = new Set(table.split('\n\n')[0]?.match(/--[a-z-]+/g));
  const flags = [...read(source).matchAll(/[oO]ption\('(--[a-z-]+)/g)].map(([, flag = '']) => flag);
  expect(flags.length).toBeGreaterThan(4);
  expect(flags.filter((flag) => !told.has(flag))).toEqual([]);
});

test('whatever a page for people names is there', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs/**/*.md')];
  const missing = pages.flatMap((page) => {
    const named = read(page).matchAll(
      /[`(]((?:src|mocks|openapi|locales|ladle|e2e|docs|checks|scripts)\/[\w./-]+)[`)#]/g,
    );
    return [...named].flatMap(([, path = '']) => (existsSync(join(root, path)) ? [] : [`${page}: ${path}`]));
  });
  expect(missing).toEqual([]);
});
