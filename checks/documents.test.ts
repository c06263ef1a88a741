import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documents } from './documents.ts';
import { listFiles, read, root } from './sources.ts';

test('the README and the page of error codes say what the code says: `npm run generate` brings them up to date', () => {
  for (const { path, content } of documents()) expect(read(path), path).toBe(content);
});

test('whatever a page for people names is there', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs/**/*.md')];
  const missing = pages.flatMap((page) => {
    const named = read(page).matchAll(
      /[`(]((?:src|mocks|openapi|locales|ladle|e2e|docs|checks)\/[\w./-]+)[`)#]/g,
    );
    return [...named].flatMap(([, path = '']) => (existsSync(join(root, path)) ? [] : [`${page}: ${path}`]));
  });
  expect(missing).toEqual([]);
});
