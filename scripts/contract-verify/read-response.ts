import type { Difference } from '../../mocks/engine/validation.ts';

/** A response as it arrived. */
export interface RawResponse {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** The text of a body, with what is wrong in its encoding. JSON is UTF-8 without a byte order mark (RFC 8259). */
export function readText({ headers, bytes }: RawResponse): { text: string; differences: Difference[] } {
  const contentType = headers.get('content-type') ?? '';
  const [mediaType = '', ...parameters] = contentType
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice(8) ?? 'utf-8';
  const isJson = mediaType === 'application/json' || /^application\/[\w.-]+\+json$/.test(mediaType);
  const differences: Difference[] = [];
  const add = (path: string, expected: string, got: string) => differences.push({ path, expected, got });
  if (!isJson || !/^"?utf-?8"?$/.test(charset))
    add('Content-Type', 'application/json in UTF-8', contentType || 'none');
  if (!isUtf8(bytes)) add('body', 'text in UTF-8', 'bytes that are none');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    add('body', 'no byte order mark', 'one at the start');
  return { text: new TextDecoder().decode(bytes), differences };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
