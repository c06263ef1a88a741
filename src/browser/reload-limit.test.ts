import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mayReload } from './reload-limit.ts';

const now = 1_000_000;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page reloads itself at most once a minute', { tags: ['R4.11', 'R4.18', 'R9.3'] }, () => {
  expect(mayReload('chunk-reload', now)).toBe(true);
  expect(mayReload('chunk-reload', now + 59_999)).toBe(false);
  expect(mayReload('chunk-reload', now + 60_000)).toBe(true);
});

test('each reason has a separate limit', { tags: ['R4.11', 'R4.18'] }, () => {
  expect(mayReload('token-refresh-reload', now)).toBe(true);
  expect(mayReload('chunk-reload', now)).toBe(true);
});
