import { data } from 'react-router';
import { ApiError } from '../../api/api-error.ts';

/** Awaits the data of a page and throws a 404 response when the API does not find it. */
export async function throw404<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    if (
      error instanceof ApiError &&
      (error.code === 'B004' || error.code === 'A0404' || error.status === 404)
    ) {
      throw data(null, { status: 404 });
    }
    throw error;
  }
}
