import type { ReceivedRequest } from './http.ts';

/** Parses a JSON body; undefined for an empty one. Returns code and reason on failure. */
export function readJson({
  request,
  body,
}: ReceivedRequest): { body: unknown } | { code: 'A0406' | 'A0415'; msg: string } {
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    return { code: 'A0415', msg: `The body must not be compressed with ${encoding}` };
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    return { code: 'A0415', msg: `The body must be application/json, not ${mediaType ?? 'untyped'}` };
  }
  if (body === '') return { body: undefined };
  try {
    return { body: JSON.parse(body) };
  } catch {
    return { code: 'A0406', msg: 'The body is not valid JSON' };
  }
}
