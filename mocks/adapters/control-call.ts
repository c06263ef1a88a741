import type { FakeBackend } from '../engine/backend.ts';
import { controlPrefix } from '../engine/control-prefix.ts';
import { defaultSandbox } from '../engine/sandbox.ts';

/**
 * Calls the control plane of a fake backend in the same process.
 *
 * @throws Error with the message of the control plane
 */
export async function callControl(
  backend: FakeBackend,
  method: 'GET' | 'POST',
  path: string,
  body?: string,
  sandbox = defaultSandbox,
): Promise<string> {
  const response = await backend.fetch(
    new Request(`http://localhost${controlPrefix}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-Mock-Session': sandbox },
      body,
    }),
  );
  const text = await response.text();
  if (response.ok) return text;
  const { error }: { error: string } = JSON.parse(text);
  throw new Error(error);
}
