import type { components } from '../../openapi/generated/schema.d.ts';
import { maskEmail, maskMobile } from './mask.ts';

/** The prefix of the cookies of the static demo. */
export const demoCookiePrefix = 'DEMO_';

/**
 * All ports of a host share cookies, so a demo and a dev server see each other's. With a prefix the demo neither reads nor ends
 * the other session.
 */
const prefix = typeof __DEMO__ !== 'undefined' && __DEMO__ ? demoCookiePrefix : '';

/** The session cookies, with the names that other systems use. */
export const sessionCookies = {
  token: `${prefix}TOKEN`,
  refreshToken: `${prefix}RTOKEN`,
  expired: `${prefix}EXPRIED`,
  user: `${prefix}USERDATA`,
} as const;

/** Days after which the session cookies expire. */
export const cookieDays = 7;

/** Returns the decoded value of a cookie. */
type ReadCookie = (name: string) => string | undefined;

export interface Tokens {
  token: string;
  refreshToken: string | undefined;
  /** Epoch milliseconds; undefined when the cookie is missing or invalid. */
  expired: number | undefined;
}

/** The user record of the cookie. Contacts are masked, and it authorizes nothing. */
export interface UserSummary {
  id: string;
  name: string;
  email: string;
  mobile: string;
  lastLoginTime: number;
  /** '0' for a main account. */
  parentId: string;
}

/** Reads the tokens; undefined without a session. */
export function readTokens(read: ReadCookie): Tokens | undefined {
  const token = read(sessionCookies.token);
  if (!token) return undefined;
  return {
    token,
    refreshToken: read(sessionCookies.refreshToken) || undefined,
    expired: parseExpired(read(sessionCookies.expired)),
  };
}

/** Reads the user; null without token or user data. */
export function readUser(read: ReadCookie): UserSummary | null {
  if (!read(sessionCookies.token)) return null;
  try {
    return toUserSummary(JSON.parse(read(sessionCookies.user) ?? '')) ?? null;
  } catch {
    return null;
  }
}

/**
 * Reduces the user record to the fields of the cookie.
 *
 * @throws TypeError when the record has no id or no name
 */
export function summarise(user: components['schemas']['UserDetail']): UserSummary {
  const summary = toUserSummary(user);
  if (!summary) throw new TypeError('A user record needs an id and a name');
  return { ...summary, email: maskEmail(summary.email), mobile: maskMobile(summary.mobile) };
}

/** The cookies of a login by name, for logins without a form, such as replay links and tests. */
export function cookiesOf({
  token,
  refreshToken,
  expired,
  user,
}: components['schemas']['Session'] & { user: components['schemas']['UserDetail'] }): Record<string, string> {
  return {
    [sessionCookies.token]: token,
    [sessionCookies.refreshToken]: refreshToken,
    [sessionCookies.expired]: `${expired}`,
    [sessionCookies.user]: JSON.stringify(summarise(user)),
  };
}

/** Whether the pages offer sub-account management. The server authorizes it. */
export function isMainAccount(user: Pick<UserSummary, 'parentId'>): boolean {
  return user.parentId !== '' && Number(user.parentId) === 0;
}

/**
 * Parses a time: epoch milliseconds, seconds (below 10¹²), or an ISO date.
 *
 * @returns epoch milliseconds; undefined for anything else
 */
export function parseExpired(value: string | number | undefined): number | undefined {
  const number = Number(value);
  // Backends write 0 or null for a time that they do not have, and -1 for never.
  if (value === undefined || number <= 0) return undefined;
  if (Number.isFinite(number)) return number < 1e12 ? number * 1000 : number;
  const date = Date.parse(`${value}`);
  return Number.isNaN(date) ? undefined : date;
}

/** Numbers below are no time, but a duration: as a time they would lie before 2001. */
const firstTime = 1e9;
/** Durations below are seconds: as milliseconds they would be less than 17 minutes. */
const firstMilliseconds = 1e6;

/**
 * Parses the expiry of a token: a time as for `parseExpired`, or a duration from now in seconds or milliseconds.
 *
 * @param now the time of the server in epoch milliseconds
 * @returns epoch milliseconds; undefined for anything else
 */
export function parseExpiry(value: string | number | undefined, now: number): number | undefined {
  const duration = Number(value);
  if (!(duration > 0 && duration < firstTime)) return parseExpired(value);
  return now + (duration < firstMilliseconds ? duration * 1000 : duration);
}

/**
 * The maximum lengths of the texts of the user cookie in characters. Each takes at most twelve bytes in the cookie, and browsers
 * drop a cookie of more than 4,096 bytes.
 */
const maxLengths = { id: 64, name: 80, email: 80, mobile: 20, parentId: 64 };
/** The maximum length of a time, a number or an ISO date. */
const maxTimeLength = 40;

/** Converts a value to a string: backends may send a number or nothing. Cuts it between characters. */
function toText(value: unknown, maxLength: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
  if (text.length <= maxLength) return text;
  const characters = [...text.slice(0, 2 * maxLength + 2)];
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}

/** Parses a user record with the types that the specification allows; undefined without id and name. */
export function toUserSummary(value: unknown): UserSummary | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = (field: keyof UserSummary) =>
    Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined;
  const readText = (field: keyof typeof maxLengths) => toText(read(field), maxLengths[field]);
  const [id, name] = [readText('id'), readText('name')];
  if (!id || !name) return undefined;
  return {
    id,
    name,
    email: readText('email'),
    mobile: readText('mobile'),
    lastLoginTime: parseExpired(toText(read('lastLoginTime'), maxTimeLength)) ?? 0,
    parentId: readText('parentId'),
  };
}
