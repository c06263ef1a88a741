import { expect, test } from 'vitest';
import { isMutation } from './is-mutation.ts';

test.each([
  ['GET', '/api/__mock__/state', false],
  ['GET', '/api/~name/__mock__/log', false],
  ['POST', '/api/__mock__/rules', true],
  ['DELETE', '/__mock__/log', true],
  ['GET', '/api/v1/news/list', true],
  ['POST', '/login', true],
])('%s %s may change the state: %s', (method, pathname, expected) => {
  expect(isMutation({ method, url: `http://localhost${pathname}` })).toBe(expected);
});
