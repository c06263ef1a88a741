import { ApiError } from './api-error.ts';

/** Resolves to the error when a call fails. The end of the session still rejects. */
export async function settle<Data>(call: Promise<Data>): Promise<Data | ApiError> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && !error.handling.endsSession) return error;
    throw error;
  }
}

/** Resolves to undefined when a call fails whose data a page can do without. The end of the session still rejects. */
export async function optional<Data>(call: Promise<Data>): Promise<Data | undefined> {
  const result = await settle(call);
  return result instanceof ApiError ? undefined : result;
}
