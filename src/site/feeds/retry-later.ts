import { ApiError } from '../../api/api-error.ts';
import { retryAfterS } from '../../api/retry-after.ts';

/** Makes a document for robots; where the API failed, they are told to come again. The server lets nobody keep that. */
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
