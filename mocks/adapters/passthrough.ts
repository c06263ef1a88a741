import type { Upstream } from '../engine/upstream.ts';
import { createRealBackend, realPublicKey } from './real-backend.ts';

type Environment = Record<string, string | undefined>;

/** Whether some operations are to come from the fake backend and the others from a real one. */
export const isPassthrough = (environment: Environment): boolean => environment.MOCK_OPERATIONS !== undefined;

/**
 * Reads `MOCK_OPERATIONS` and what goes with it: the real backend, behind the fake one. Undefined when all is fake.
 *
 * @throws Error with a sentence that names the variable that is wrong
 */
export function readPassthrough(environment: Environment): Upstream | undefined {
  if (!isPassthrough(environment)) return undefined;
  const { API_BASE_URL: url = '', MOCK_OPERATIONS: names = '' } = environment;
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw refusal('MOCK_OPERATIONS needs API_BASE_URL, the address of the backend that answers the others.');
  const fake = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  try {
    return createRealBackend({ url, fake, publicKey: realPublicKey(environment) });
  } catch (error) {
    throw refusal(`MOCK_OPERATIONS: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The line of a terminal that tells what comes from where; undefined when all is fake. */
export function passthroughLine({ API_BASE_URL, MOCK_OPERATIONS }: Environment): string | undefined {
  if (MOCK_OPERATIONS === undefined) return undefined;
  return `  Mixed  ${MOCK_OPERATIONS || 'nothing'} from the fake backend, all else from ${API_BASE_URL}`;
}

/** Whoever starts the server reads a sentence, not where it was made. */
function refusal(sentence: string): Error {
  const error = new Error(sentence);
  error.stack = sentence;
  return error;
}
