import type { components } from '../../openapi/generated/schema.d.ts';
import { maskEmail, maskMobile } from './mask.ts';

/** Before the names of the cookies of the static demo. */
export const demoCookiePrefix = 'DEMO_';

/**
 * Cookies do not know ports: a demo and a development server on one host see each other's. With names of its own the demo
 * neither reads nor ends a session that its backend does not know.
 */
const prefix = typeof __DEMO__ !== 'undefined' && __DEMO__ ? demoCookiePrefix : '';

/** The cookies of a session, spelled as the other parts of the product spell them. */
export const sessionCookies = {
  token: `${prefix}TOKEN`,
  refreshToken: `${prefix}RTOKEN`,
  expired: `${prefix}EXPRIED`,
  user: `${prefix}USERDATA`,
} as const;

/** Gives a cookie's decoded value, wherever the cookies come from. */
type ReadCookie = (name: string) => string | undefined;

export interface Tokens {
  token: string;
  refreshToken: string | undefined;
  /** Epoch milliseconds; undefined when the cookie is missing or unreadable. */
  expired: number | undefined;
}

/** What the pages may know of the user without asking: contacts are masked, and nothing here authorises. */
export interface UserSummary {
  id: string;
  name: string;
  email: string;
  mobile: string;
  lastLoginTime: number;
  /** '0' for a main account. */
  parentId: string;
}

/** Reads the tokens; undefined when nobody is logged in. */
export function readTokens(read: ReadCookie): Tokens | undefined {
  const token = read(sessionCookies.token);
  if (!token) return undefined;
  return {
    token,
    refreshToken: read(sessionCookies.refreshToken) || undefined,
    expired: parseExpired(read(sessionCookies.expired)),
  };
}

/** Reads who is logged in; null unless both the token and the user data are there. */
export function readUser(read: ReadCookie): UserSummary | null {
  if (!read(sessionCookies.token)) return null;
  try {
    return toUserSummary(JSON.parse(read(sessionCookies.user) ?? '')) ?? null;
  } catch {
    return null;
  }
}

/**
 * Shortens the user record to what the cookie keeps.
 *
 * @throws TypeError when the record has no id or no name
 */
export function summarise(user: components['schemas']['UserDetail']): UserSummary {
  const summary = toUserSummary(user);
  if (!summary) throw new TypeError('A user record needs an id and a name');
  return { ...summary, email: maskEmail(summary.email), mobile: maskMobile(summary.mobile) };
}

/** The cookies of a login, by name: for whoever signs somebody in without a browser, such as a link or a test. */
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

/** Whether the user may manage sub-accounts. The server decides; this is for what the pages offer. */
export function isMainAccount(user: Pick<UserSummary, 'parentId'>): boolean {
  return user.parentId !== '' && Number(user.parentId) === 0;
}

/**
 * Reads a point in time: epoch milliseconds, seconds (below 10¹²), or an ISO date.
 *
 * @returns epoch milliseconds; undefined for anything else
 */
export function parseExpired(value: string | number | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  const number = Number(value);
  if (Number.isFinite(number)) return number < 1e12 ? number * 1000 : number;
  const date = Date.parse(`${value}`);
  return Number.isNaN(date) ? undefined : date;
}

/** A text, which another backend may send as a number, or not at all. */
const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

/** Reads a user record, with the types that the specification leaves open; undefined when it names nobody. */
function toUserSummary(value: unknown): UserSummary | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = (field: keyof UserSummary) =>
    Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined;
  const [id, name] = [toText(read('id')), toText(read('name'))];
  if (!id || !name) return undefined;
  return {
    id,
    name,
    email: toText(read('email')),
    mobile: toText(read('mobile')),
    lastLoginTime: parseExpired(toText(read('lastLoginTime'))) ?? 0,
    parentId: toText(read('parentId')),
  };
}
