import type { Upstream } from '../engine/upstream.ts';
import { isPassthrough } from './is-passthrough.ts';
import { createRealBackend, realPublicKey } from './real-backend.ts';

type Environment = Record<string, string | undefined>;

/**
 * Reads `MOCK_OPERATIONS` and the variables of the real backend. Undefined without a real backend.
 *
 * @throws Error with a sentence that names the invalid variable
 */
export function readPassthrough(environment: Environment): Upstream | undefined {
  if (!isPassthrough(environment)) return undefined;
  const { API_BASE_URL: url = '', MOCK_OPERATIONS: names = '' } = environment;
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw refusal('MOCK_OPERATIONS requires API_BASE_URL, the address of the real backend.');
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

/** The start-up line that names the two backends; undefined without a real backend. */
export function passthroughLine({ API_BASE_URL, MOCK_OPERATIONS }: Environment): string | undefined {
  if (MOCK_OPERATIONS === undefined) return undefined;
  return `  Passthrough  ${MOCK_OPERATIONS || 'no operations'} from the fake backend, all others from ${API_BASE_URL}`;
}

/** An error without a stack trace: the terminal shows only the sentence. */
function refusal(sentence: string): Error {
  const error = new Error(sentence);
  error.stack = sentence;
  return error;
}
