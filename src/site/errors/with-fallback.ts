import { ApiError } from '../../api/api-error.ts';

/** Gives something else when the API refuses, for what a page can do without. */
export async function withFallback<T, U>(promise: Promise<T>, instead: () => U): Promise<T | Awaited<U>> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ApiError) return await instead();
    throw error;
  }
}
