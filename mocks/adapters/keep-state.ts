import type { FakeBackend } from '../engine/backend.ts';
import { controlOf, unwrap } from '../engine/control-client.ts';

/**
 * Moves data, sessions, clock and rules to the backend that replaces another one, for example after an edit of its code.
 *
 * @param sandboxes the names of the sandboxes to keep; the others start over
 */
export async function keepState(
  before: FakeBackend,
  after: FakeBackend,
  sandboxes: Iterable<string>,
): Promise<void> {
  for (const sandbox of sandboxes) {
    try {
      const body = await unwrap(controlOf(before, sandbox).GET('/snapshot'));
      await unwrap(controlOf(after, sandbox).POST('/snapshot', { body }));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.warn(`The sandbox ${sandbox} of the fake backend starts over with seeded data: ${reason}`);
    }
  }
}
