import { ApiError } from '../../api/api-error.ts';

/** The `Retry-After` value of responses that failed because of the API. */
export const retryAfterS = 10;

/** Renders a document for robots, or responds with 503 and Retry-After when the API fails. */
export async function retryLater(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Response('Service Unavailable\n', {
      status: 503,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Retry-After': `${retryAfterS}`,
      },
    });
  }
}
