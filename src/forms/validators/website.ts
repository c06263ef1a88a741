import { parseUrl } from '../../browser/parse-url.ts';
import { invisible } from './normalize.ts';
import { firstOf, type MessageKey, normalized, required, type TextRule, wrap } from './rule.ts';

/** The longest name of the Domain Name System. */
const HOST_MAX = 253;

/** Checks the start of a URL, because the URL class repairs `http:host` and removes tabs. */
const START = /^(https?|ftp):\/\/[^\s/]\S*$/i;
const DOTTED_NAME = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])$/;
const IPV4 = /^\d+(\.\d+){3}$/;

function isHost(hostname: string, typed: string): boolean {
  if (hostname.length > HOST_MAX) return false;
  // The URL class turns `123` into 0.0.0.123; only complete addresses are accepted.
  if (IPV4.test(hostname)) return typed.includes(hostname);
  return DOTTED_NAME.test(hostname);
}

/** A host name without a scheme, optionally with a path. */
const SCHEMELESS = /^[^\s/:@.]+(?:\.[^\s/:@.]+)+(?:\/\S*)?$/;

/** Full-width ASCII. The rest of a URL is as it is, because other compatible characters may be part of its path. */
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;

/** Removes blanks around a URL and invisible characters; letters become half-width. A host name without a scheme gets `https://`. */
function normalize(typed: string): string {
  const url = typed
    .replace(invisible, '')
    .trim()
    .replace(FULL_WIDTH, (character) => character.normalize('NFKC'));
  return SCHEMELESS.test(url) ? `https://${url}` : url;
}

/** Whether a text is an http, https or ftp URL with a valid host, including international names (R5.1). */
export function isUrl(value: string): boolean {
  const url = START.test(value) ? parseUrl(value) : undefined;
  return url !== undefined && isHost(url.hostname, value);
}

/** Validates a URL with scheme and host; `key` is the message of the form (R5.1). */
export const url = (key: MessageKey = 'common.error.urlFormat'): TextRule =>
  normalized(normalize, (value) => (isUrl(value) ? undefined : key));

/** Validates the format of a website; wrap it in `optional` for optional fields (R5.9, R5.20). */
export const websiteFormat: TextRule = url('common.error.info16');

/** The shared website validator: required, then a valid URL (R5.9). */
export const website: TextRule = wrap(websiteFormat, (format) =>
  firstOf(required('common.error.info15'), format),
);
