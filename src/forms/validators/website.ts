import { parseUrl } from '../../browser/parse-url.ts';
import { HOST_MAX } from './limits.ts';
import { firstOf, type MessageKey, type Rule, required } from './rule.ts';

/** The URL class alone would repair `http:host` and swallow tabs, so the start is checked by hand. */
const START = /^(https?|ftp):\/\/[^\s/]\S*$/i;
const DOTTED_NAME = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])$/;
const IPV4 = /^\d+(\.\d+){3}$/;

function isHost(hostname: string, typed: string): boolean {
  if (hostname.length > HOST_MAX) return false;
  // The URL class turns `123` into 0.0.0.123; only an address typed in full counts.
  if (IPV4.test(hostname)) return typed.includes(hostname);
  return DOTTED_NAME.test(hostname);
}

/** Takes what was typed and gives the address as it is sent: trimmed. */
export function cleanUrl(typed: string): string {
  return typed.trim();
}

/** Tells whether a text is an http, https or ftp address with a valid host; international names count (R5.1). */
export function isUrl(value: string): boolean {
  const url = START.test(value) ? parseUrl(value) : undefined;
  return url !== undefined && isHost(url.hostname, value);
}

/** A URL with scheme and valid host, blanks around it aside, with the message of the form in question (R5.1). */
export function url(key: MessageKey = 'common.error.urlFormat'): Rule {
  return (value) => (isUrl(cleanUrl(value)) ? undefined : key);
}

/** A website in correct form; wrap it in `optional` where it may stay empty (R5.9, R5.20). */
export const websiteFormat: Rule = url('common.error.info16');

/** The shared website rule: required, then a valid URL (R5.9). */
export const website: Rule = firstOf(required('common.error.info15'), websiteFormat);
