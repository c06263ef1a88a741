import type { Elsewhere } from '../engine/elsewhere.ts';
import { createRealBackend, realPublicKey } from './real-backend.ts';

type Environment = Record<string, string | undefined>;

/** Whether some operations are to come from the fake backend and the others from a real one. */
export const isMixed = (environment: Environment): boolean => environment.MOCK_OPERATIONS !== undefined;

/**
 * Reads `MOCK_OPERATIONS` and what goes with it: the real backend, behind the fake one. Undefined when all is fake.
 *
 * @throws Error with a sentence that names the variable that is wrong
 */
export function readMixedMode(environment: Environment): Elsewhere | undefined {
  if (!isMixed(environment)) return undefined;
  const { API_BASE_URL: url = '', MOCK_OPERATIONS: names = '' } = environment;
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Error(
      'MOCK_OPERATIONS needs API_BASE_URL, the address of the backend that answers the others.',
    );
  const fake = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  try {
    return createRealBackend({ url, fake, publicKey: realPublicKey(environment) });
  } catch (error) {
    throw new Error(`MOCK_OPERATIONS: ${error instanceof Error ? error.message : String(error)}`);
  }
}
