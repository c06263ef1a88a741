import { type Customer, readCustomer } from './customer.ts';

const parameter = 'customer';
/**
 * End of a link to the English pages. Its path is Chinese, because the first visit of a Chinese browser leaves an English path and loses
 * the fragment.
 */
const english = '.en';
/** Maximum length of the decompressed JSON, so that a link cannot fill the memory. */
const maxLength = 60_000;

/** The fragment of a link that hands a customer on. A fragment is not sent to the host. */
export async function writeFragment(customer: Customer, language: 'zh' | 'en' = 'zh'): Promise<string> {
  const stream = new Blob([JSON.stringify(customer)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `#${parameter}=${text}${language === 'en' ? english : ''}`;
}

/** Whether a fragment hands a customer on. */
export const isCustomerFragment = (fragment: string): boolean => fragment.startsWith(`#${parameter}=`);

/** Whether the fragment is of a link to the English pages. */
export const isEnglishFragment = (fragment: string): boolean => fragment.endsWith(english);

/** Reads the customer of a fragment; undefined for an invalid one. */
export async function readFragment(fragment: string): Promise<Customer | undefined> {
  try {
    const text = fragment
      .replace(english, '')
      .slice(parameter.length + 2)
      .replaceAll('-', '+')
      .replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const read = readCustomer(JSON.parse(await decompress(bytes)));
    return 'customer' in read ? read.customer : undefined;
  } catch {
    return undefined;
  }
}

async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > maxLength) throw new RangeError('The customer is too long');
  }
  return text;
}
