import { ApiError } from './api-error.ts';

/** Resolves to undefined when a call fails whose data a page can do without. The end of the session still rejects. */
export async function optional<Data>(call: Promise<Data>): Promise<Data | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && !error.handling.endsSession) return undefined;
    throw error;
  }
}
