import { secretFields } from '../../openapi/generated/call-facts.ts';

const mask = '••••••';

/** Replaces every secret in a body's text: passwords, tokens, tickets, addresses that sign in. Other text stays. */
export function maskSecrets(text: string): string {
  const fields = [...secretFields].join('|');
  return text.replaceAll(new RegExp(`("(?:${fields})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"?`, 'g'), `$1"${mask}"`);
}

/** Replaces every secret in an address's query. */
export function maskQuery(path: string): string {
  const fields = [...secretFields].join('|');
  return path.replaceAll(new RegExp(`([?&](?:${fields})=)[^&]*`, 'g'), `$1${encodeURIComponent(mask)}`);
}
