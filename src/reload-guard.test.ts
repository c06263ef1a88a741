import { expect, test } from 'vitest';
import { isTooSoon } from './reload-guard.ts';

const now = 1_000_000;
const stored = (values: Record<string, number>) => (key: string) =>
  values[key] === undefined ? null : `${values[key]}`;

test('a page reloads for missing code once a minute at most', { tags: ['R4.18', 'R9.3'] }, () => {
  expect(isTooSoon(now, stored({}))).toBe(false);
  expect(isTooSoon(now, stored({ 'chunk-reload': now - 59_999 }))).toBe(true);
  expect(isTooSoon(now, stored({ 'chunk-reload': now - 60_000 }))).toBe(false);
});

test('the reload after a token refresh is none of these', { tags: ['R4.11', 'R4.18'] }, () => {
  const read = stored({ 'chunk-reload': now - 1000, 'token-refresh-reload': now - 10 });
  expect(isTooSoon(now, read)).toBe(false);
});
