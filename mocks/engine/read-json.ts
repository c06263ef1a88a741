import type { Incoming } from './exchange.ts';

/** Parses a JSON body; undefined for an empty one. Returns code and reason on failure. */
export async function readJson(
  incoming: Incoming,
): Promise<{ body: unknown } | { code: 'A0406' | 'A0415'; msg: string }> {
  const mediaType = incoming.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    return { code: 'A0415', msg: `The body must be application/json, not ${mediaType ?? 'untyped'}` };
  }
  const text = await incoming.text();
  if (text === '') return { body: undefined };
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { code: 'A0406', msg: 'The body is not valid JSON' };
  }
}
