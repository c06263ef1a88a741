import type { FakeBackend } from '../engine/backend.ts';
import { controlPrefix } from '../engine/control-prefix.ts';

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
): Promise<string> {
  const response = await backend.fetch(
    new Request(`http://localhost${controlPrefix}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body,
    }),
  );
  const text = await response.text();
  if (response.ok) return text;
  const { error }: { error: string } = JSON.parse(text);
  throw new Error(error);
}
