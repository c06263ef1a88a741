import { secretAnswerFields, secretFields } from '../../openapi/generated/call-facts.ts';

const mask = '••••••';

const sent = [...secretFields].join('|');
const answered = [...secretAnswerFields].join('|');

const inBody = (text: string, fields: string) =>
  text.replaceAll(new RegExp(`("(?:${fields})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"?`, 'g'), `$1"${mask}"`);

/** Replaces every secret in the body of a request: passwords, codes, tokens, tickets. Other text stays. */
export const redactRequest = (text: string): string => inBody(text, sent);

/** Replaces every secret in an answer's text; addresses that sign in are some, too. */
export const redactAnswer = (text: string): string => inBody(text, answered);

/** Replaces every secret in an address's query. */
export function redactQuery(path: string): string {
  return path.replaceAll(new RegExp(`([?&](?:${sent})=)[^&]*`, 'g'), `$1${encodeURIComponent(mask)}`);
}
