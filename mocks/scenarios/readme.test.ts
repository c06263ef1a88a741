import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenarios } from './scenarios.ts';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test('the README lists every scenario, and no other', () => {
  const [, section = ''] = readme.split('### Scenarios');
  const rows = [
    ...(section.split('\n#')[0] ?? '').matchAll(/^\| `([\w-]+)` +\| `([^`]+)` +\| (.+?) +\|$/gm),
  ].map(([, name, look, title]) => ({ name, look, title }));
  expect(rows).toEqual(scenarios.map(({ name, look, title }) => ({ name, look, title: title.en })));
});
