import { ApiError } from '../../api/api-error.ts';

/** Returns a fallback when the API fails, for optional data of a page. */
export async function withFallback<T, U>(promise: Promise<T>, instead: () => U): Promise<T | Awaited<U>> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ApiError) return await instead();
    throw error;
  }
}
