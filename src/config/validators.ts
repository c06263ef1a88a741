/** Schemas of single values. A message continues after "it " and says what the value must be. */
import { createPublicKey } from 'node:crypto';
import * as v from 'valibot';

const text = v.string('must be a text');

/** A text that passes a check. */
const matching = (isValid: (text: string) => boolean, message?: string) =>
  v.pipe(text, v.check(isValid, message));

const withoutSlash = (text: string) => text.replace(/(?<!\/)\/+$/, '');

/** Comma-separated words. */
const list = v.pipe(
  text,
  v.transform((text) =>
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
);

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** A path of this site. */
const isPath = (text: string) => /^\/(?!\/)/.test(text);

export const address = matching(isHttp, 'must be an http(s) address');

/** A URL to which paths are appended: without query, fragment and credentials. */
function isBase(text: string): boolean {
  if ((!isPath(text) && !isHttp(text)) || /[?#]/.test(text)) return false;
  const { username, password } = new URL(text, 'http://localhost');
  return !username && !password;
}

/** A base URL without a trailing slash. */
export const base = (missing?: string) =>
  v.pipe(
    v.string(missing),
    v.check(isBase, 'must be an http(s) address or a path that starts with "/", and no more than that'),
    v.transform(withoutSlash),
  );

export const absoluteBase = v.pipe(
  text,
  v.check(
    (text) => isHttp(text) && isBase(text),
    'must be an http(s) address without query, fragment and password',
  ),
  v.transform(withoutSlash),
);

/** A path of this site, or an address. */
export const pathOrAddress = v.pipe(
  text,
  v.check(
    (text) => isPath(text) || isHttp(text),
    'must be an http(s) address or a path that starts with "/"',
  ),
);

export const day = v.pipe(text, v.isoDate('must be a day such as "2026-12-31"'));

export const origin = v.pipe(
  text,
  v.transform(withoutSlash),
  v.check(
    (text) => isHttp(text) && new URL(text).origin === text,
    'must be an origin such as "https://www.example.com"',
  ),
);

export const origins = v.pipe(list, v.array(origin));

/** Headers about the origin or target of a request. Forwarding them would let clients forge them. */
const isForgeable = (name: string) => /^(?:forwarded|x-forwarded-.*|x-real-ip|host)$/i.test(name);

export const headerNames = v.pipe(
  list,
  v.everyItem((name) => /^[\w!#$%&'*+.^`|~-]+$/.test(name), 'must be names of headers, comma-separated'),
  v.everyItem((name) => !isForgeable(name), 'must be names of headers that no visitor can forge'),
);

/** The minimum key size of NIST. */
const minKeyBits = 2048;

function rsaBits(pem: string): number | undefined {
  try {
    return createPublicKey(pem).asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

/** An RSA public key in PEM format; `\n` is a line break. The output is base64 without the armor, because it is part of every page. */
export const rsaPublicKey = v.pipe(
  text,
  v.transform((text) => text.replaceAll('\\n', '\n')),
  v.check(
    (pem) => rsaBits(pem) !== undefined,
    'must be the PEM of an RSA public key, which starts with "-----BEGIN PUBLIC KEY-----"',
  ),
  v.check((pem) => (rsaBits(pem) ?? 0) >= minKeyBits, `must be a key of ${minKeyBits} bits or more`),
  v.transform((pem) => createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64')),
);

const pattern = (regex: RegExp, message: string) => v.pipe(text, v.regex(regex, message));

/** Hashes in the format of the `integrity` attribute. */
export const integrity = pattern(
  /^(?:sha(?:256|384|512)-[A-Za-z\d+/]{43,86}={0,2}(?:\s+|$))+$/,
  'must be a hash such as "sha384-…"',
);

export const domain = pattern(/^\.?(?:[a-z\d-]+\.)*[a-z\d-]+$/i, 'must be a domain such as "example.com"');

export const emailAddress = pattern(
  /^[^\s@:<>"]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i,
  'must be an e-mail address such as "sales@example.com"',
);

/** A telephone number in a common format, with an optional extension. */
export const phoneNumber = pattern(
  /^(?=.*\d{3})\+?[\d\s().–-]+(?:(?:转|,|x|ext\.?)\s*\d+)?$/i,
  'must be a telephone number such as "400-000-0000"',
);

/** A text that fits into a QR code that phones can scan. */
export const qrCodeContent = v.pipe(text, v.maxLength(300, 'must be at most 300 letters long'));

export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) => {
  const quoted = words.map((word) => `"${word}"`);
  return v.picklist(words, `must be ${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`);
};

export const flag = v.pipe(
  oneOf(['true', 'false']),
  v.transform((word) => word === 'true'),
);

export const wholeNumber = (min: number, max: number) =>
  v.pipe(
    matching(
      (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
      `must be a whole number from ${min} to ${max}`,
    ),
    v.transform(Number),
  );

/** A share of a whole. */
export const ratio = v.pipe(
  matching((text) => /^(?:0|1|[01]?\.\d+)$/.test(text) && Number(text) <= 1, 'must be a number from 0 to 1'),
  v.transform(Number),
);

/** A file of this site, or an https address. */
export const imageAddress = matching(
  (text) => isPath(text) || (isHttp(text) && text.startsWith('https:')),
  'must be a path that starts with "/" or an https address',
);

/** One text for both languages, or one for each, Chinese first, separated by a vertical bar. */
export const sharedOrBilingualText = v.pipe(
  text,
  v.transform((value) => value.split('|').map((part) => part.trim())),
  v.check(
    (parts) => parts.length <= 2 && !parts.includes(''),
    'must be one text, or "text in Chinese | text in English"',
  ),
  v.transform(([zh = '', en = zh]) => ({ zh, en })),
);
