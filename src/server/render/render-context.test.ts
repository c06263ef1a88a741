import { expect, test } from 'vitest';
import { makeNonce } from './render-context.server.ts';

test('nonces are unique', () => {
  const nonces = new Set(Array.from({ length: 1000 }, makeNonce));
  expect(nonces.size).toBe(1000);
  for (const value of nonces) expect(value).toMatch(/^[\w+/]{22}==$/);
});
