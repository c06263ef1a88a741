import { secretFields, secretResponseFields } from '../../openapi/generated/call-facts.ts';
import type { JsonChange } from './json-changes.ts';

const mask = '••••••';

const sent = [...secretFields].join('|');
const answered = [...secretResponseFields].join('|');

const inBody = (text: string, fields: string) =>
  text.replaceAll(new RegExp(`("(?:${fields})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"?`, 'g'), `$1"${mask}"`);

/** Masks every secret in a request body: passwords, codes, tokens, tickets. */
export const redactRequest = (text: string): string => inBody(text, sent);

/** Masks every secret in a response text, including URLs that sign in. */
export const redactResponse = (text: string): string => inBody(text, answered);

/** Masks every secret in the query of a URL. */
export function redactQuery(path: string): string {
  return path.replaceAll(new RegExp(`([?&](?:${sent})=)[^&]*`, 'g'), `$1${encodeURIComponent(mask)}`);
}

/** Masks every secret in a change of a response. */
export function redactChange({ path, before, after }: JsonChange): JsonChange {
  const name = path.split('/').at(-1) ?? '';
  const redact = (value: unknown) => JSON.parse(redactResponse(JSON.stringify({ [name]: value })))[name];
  return { path, before: redact(before), after: redact(after) };
}
