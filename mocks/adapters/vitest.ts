import { http, passthrough } from 'msw';
import { setupServer } from 'msw/node';
import { decryptOnNode } from '../db/node-decrypt.ts';
import { createProductBackend, type FakeBackendOptions } from '../fake-backend.ts';

/**
 * Answers the requests of a test to `base` with its own fake backend, through MSW. `server.use` overrides single operations.
 *
 * Collects violations of the contract for the test.
 */
export function fakeBackendForTests(base: string, options: FakeBackendOptions = {}) {
  const violations: string[] = [];
  const backend = createProductBackend({
    decrypt: decryptOnNode,
    ...options,
    base,
    onViolation: (violation) => violations.push(violation),
  });
  const server = setupServer(
    ...backend.handlers,
    http.all('*', () => passthrough()),
  );
  return { server, backend, violations };
}
