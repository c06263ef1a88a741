import type { ExternalLink } from './config.ts';
import { rsaKeyBits } from './rsa-key.ts';
import { type Environment, Unreadable } from './variable.ts';

function isHttp(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

const withoutSlash = (text: string) => text.replace(/\/+$/, '');

/** Whether a path may follow it: a query or a fragment would swallow that, and every visitor reads a user's name. */
function isBase(value: string): boolean {
  const { username, password } = new URL(value, 'http://localhost');
  return !/[?#]/.test(value) && !username && !password;
}

/** An absolute http(s) address or a path, without a trailing slash. */
function baseAddress(text: string): string {
  const isPath = text.startsWith('/') && !text.startsWith('//');
  if ((isPath || isHttp(text)) && isBase(text)) return withoutSlash(text);
  throw new Unreadable('must be an http(s) address or a path that starts with "/", and no more than that');
}

/** Whether a connection to this host stays on this machine. */
const isThisMachine = (hostname: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** The base address that browsers use. In production they send tokens there, so plain HTTP has to stay on this machine. */
export function browserBase(text: string, { NODE_ENV }: Environment): string {
  const base = baseAddress(text);
  if (NODE_ENV !== 'production' || base.startsWith('/')) return base;
  const { protocol, hostname } = new URL(base);
  if (protocol === 'https:' || isThisMachine(hostname)) return base;
  throw new Unreadable('must be an https address, as production sends tokens there');
}

/** An absolute http(s) address, without a trailing slash. */
export function absoluteBase(text: string): string {
  if (isHttp(text) && isBase(text)) return withoutSlash(text);
  throw new Unreadable('must be an http(s) address, and no more than that');
}

/** An absolute http(s) address, as it stands. */
export function address(text: string): string {
  if (isHttp(text)) return text;
  throw new Unreadable('must be an http(s) address');
}

export function origin(text: string): string {
  const value = withoutSlash(text);
  if (isHttp(value) && new URL(value).origin === value) return value;
  throw new Unreadable('must be an origin such as "https://www.example.com"');
}

/** Origins, parted by commas. */
export function origins(text: string): string[] {
  return list(text).map(origin);
}

/** Words, parted by commas. */
function list(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

/** Headers that say where a request comes from or leads to: the API would believe what any visitor has written there. */
const originHeader = /^(?:forwarded|x-forwarded-.*|x-real-ip|host)$/i;

/** Names of HTTP headers, parted by commas. */
export function headerNames(text: string): string[] {
  const names = list(text);
  if (!names.every((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name)))
    throw new Unreadable('must be names of headers, parted by commas');
  const forged = names.find((name) => originHeader.test(name));
  if (forged) throw new Unreadable(`must not name ${forged}, which any visitor can forge`);
  return names;
}

/** The shape of a PEM with a key in it; an RSA key of 1024 bits has some two hundred letters. */
const pem = /^-----BEGIN PUBLIC KEY-----\s+([A-Za-z\d+/\s]{100,}={0,2})\s*-----END PUBLIC KEY-----$/;

/** What NIST asks of a key that is to last. */
const minKeyBits = 2048;

/** PEM of an RSA public key; `\n` may stand for a line break. The component workbench reads it in the browser, too. */
export function publicKey(text: string): string {
  const key = text.replaceAll('\\n', '\n');
  const bits = rsaKeyBits(pem.exec(key)?.[1] ?? '');
  if (bits === undefined) {
    throw new Unreadable(
      'must be the PEM of an RSA public key, which starts with "-----BEGIN PUBLIC KEY-----"',
    );
  }
  if (bits < minKeyBits) throw new Unreadable(`must have ${minKeyBits} bits or more, and has ${bits}`);
  return key;
}

/** Hashes of a script as the `integrity` attribute takes them. */
export function integrity(text: string): string {
  if (text.split(/\s+/).every((hash) => /^sha(?:256|384|512)-[A-Za-z\d+/]{43,86}={0,2}$/.test(hash)))
    return text;
  throw new Unreadable('must be a hash such as "sha384-…"');
}

export function domain(text: string): string {
  if (/^\.?(?:[a-z\d-]+\.)*[a-z\d-]+$/i.test(text)) return text;
  throw new Unreadable('must be a domain such as "example.com"');
}

/** An address that letters can be sent to, by itself. */
export function emailAddress(text: string): string {
  if (/^[^\s@:<>"]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(text)) return text;
  throw new Unreadable('must be an e-mail address such as "sales@example.com"');
}

/** A telephone number as people write it, with an extension at its end, perhaps. */
export function phoneNumber(text: string): string {
  if (/^\+?[\d\s().–-]+(?:(?:转|,|x|ext\.?)\s*\d+)?$/i.test(text) && /\d{3}/.test(text)) return text;
  throw new Unreadable('must be a telephone number such as "400-000-0000"');
}

export function oneLine(text: string): string {
  return text;
}

/** A text that fits into a QR code which a telephone can still read. */
export function codeContent(text: string): string {
  if (text.length <= 300) return text;
  throw new Unreadable('must be at most 300 letters long');
}

export function flag(text: string): boolean {
  return oneOf(['true', 'false'] as const)(text) === 'true';
}

/** Makes a reader of one of these words. */
export function oneOf<const Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const found = words.find((word) => word === text);
    if (found) return found;
    const all = words.map((word) => `"${word}"`);
    throw new Unreadable(`must be ${all.slice(0, -1).join(', ')} or ${all.at(-1)}`);
  };
}

/** Makes a reader of a whole number within these bounds. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new Unreadable(`must be a whole number from ${least} to ${most}`);
  };
}

/** A street address in both languages, Chinese first, parted by `|`. */
export function officeAddress(text: string): { zh: string; en: string } {
  const [zh, en, ...more] = text.split('|').map((part) => part.trim());
  if (zh && en && more.length === 0) return { zh, en };
  throw new Unreadable('must be "address in Chinese | address in English"');
}

const maxExternalLinks = 5;

export function externalLinks(text: string): ExternalLink[] {
  const links = parse(text);
  if (Array.isArray(links) && links.length <= maxExternalLinks && links.every(isExternalLink)) return links;
  const example = '[{"label":"…","labelEn":"…","url":"https://www.example.com"}]';
  throw new Unreadable(`must be a JSON list of at most ${maxExternalLinks} links: ${example}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isExternalLink(value: unknown): value is ExternalLink {
  if (typeof value !== 'object' || value === null) return false;
  const { label, labelEn = '', url }: { label?: unknown; labelEn?: unknown; url?: unknown } = value;
  return typeof label === 'string' && typeof labelEn === 'string' && typeof url === 'string' && isHttp(url);
}
