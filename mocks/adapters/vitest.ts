import { http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { decryptOnNode } from '../db/node-decrypt.ts';
import { loopback } from '../engine/loopback.ts';
import { createProductBackend, type FakeBackendOptions } from '../fake-backend.ts';

/**
 * Answers the requests of a test to `base` with its own fake backend, through MSW.
 *
 * Collects violations of the contract for the test.
 */
export function fakeBackendForTests(base: string, options: FakeBackendOptions = {}) {
  const violations: string[] = [];
  const backend = createProductBackend({
    decrypt: decryptOnNode,
    ...options,
    base: new URL(base).pathname.replace(/\/$/, ''),
    onViolation: (violation) => violations.push(violation),
  });
  const server = setupServer(
    http.all(`${base}/*`, ({ request }) => backend.fetch(request, loopback)),
    http.all('*', () => passthrough()),
  );
  return { server, backend, violations };
}
