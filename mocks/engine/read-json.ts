import type { ReceivedRequest } from './http.ts';
import type { RequestError } from './validation.ts';

/** Parses a JSON body; undefined for an empty one. */
export function readJson({ request, body }: ReceivedRequest): { body: unknown } | RequestError {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    return { error: 'mediaType', msg: `The body must not be compressed with ${encoding}` };
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    return { error: 'mediaType', msg: `The body must be application/json, not ${mediaType ?? 'untyped'}` };
  }
  if (body === '') return { body: undefined };
  try {
    return { body: JSON.parse(body) };
  } catch {
    return { error: 'unparsable', msg: 'The body is not valid JSON' };
  }
}
