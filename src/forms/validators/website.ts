import { parseUrl } from '../../browser/parse-url.ts';
import { HOST_MAX } from './limits.ts';
import { firstOf, type MessageKey, type Rule, required } from './rule.ts';

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
const SCHEMELESS = /^[^\s/:@]+\.[^\s/:@]+(?:\/\S*)?$/;

/** Normalizes a URL: trimmed, and `https://` before a host name without a scheme. */
export function cleanUrl(typed: string): string {
  const url = typed.trim();
  return SCHEMELESS.test(url) ? `https://${url}` : url;
}

/** Whether a text is an http, https or ftp URL with a valid host, including international names (R5.1). */
export function isUrl(value: string): boolean {
  const url = START.test(value) ? parseUrl(value) : undefined;
  return url !== undefined && isHost(url.hostname, value);
}

/** Validates a trimmed URL with scheme and host; `key` is the message of the form (R5.1). */
export function url(key: MessageKey = 'common.error.urlFormat'): Rule {
  return (value) => (isUrl(cleanUrl(value)) ? undefined : key);
}

/** Validates the format of a website; wrap it in `optional` for optional fields (R5.9, R5.20). */
export const websiteFormat: Rule = url('common.error.info16');

/** The shared website validator: required, then a valid URL (R5.9). */
export const website: Rule = firstOf(required('common.error.info15'), websiteFormat);
