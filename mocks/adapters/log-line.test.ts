import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { logLine } from './log-line.ts';

test.each([
  ['fake', 'ms'],
  ['real', 'ms  real'],
  ['recorded', 'ms  recorded'],
] as const)('a line names the backend that answered unless it is the fake one: %s', (source, end) => {
  const line = logLine({
    source,
    time: 0,
    operationId: 'listNews',
    method: 'GET',
    path: '/v1/news/list',
    status: 200,
    code: '00000',
    durationMs: 4,
    violations: [],
    isSignedIn: false,
  });
  expect(stripVTControlCharacters(line)).toMatch(new RegExp(`listNews +200  00000 +4 ${end}$`));
});
