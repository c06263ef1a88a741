import { ApiError } from './api-error.ts';
import { settle } from './settle.ts';

/** Resolves to undefined when a call fails whose data a page can do without. The end of the session still rejects. */
export async function optional<Data>(call: Promise<Data>): Promise<Data | undefined> {
  const result = await settle(call);
  return result instanceof ApiError ? undefined : result;
}
