import type { components } from '../../openapi/generated/schema.d.ts';
import { maskEmail, maskMobile } from './mask.ts';

/** The cookies of a session, spelled as the other parts of the product spell them. */
export const sessionCookies = {
  token: 'TOKEN',
  refreshToken: 'RTOKEN',
  expired: 'EXPRIED',
  user: 'USERDATA',
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
    const user: unknown = JSON.parse(read(sessionCookies.user) ?? '');
    return isUserSummary(user) ? user : null;
  } catch {
    return null;
  }
}

/** Shortens the user record to what the cookie keeps. */
export function summarise(user: components['schemas']['UserDetail']): UserSummary {
  const { id, name, email, mobile, lastLoginTime, parentId } = user;
  return { id, name, email: maskEmail(email), mobile: maskMobile(mobile), lastLoginTime, parentId };
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
  return Number(user.parentId) === 0;
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

function isUserSummary(value: unknown): value is UserSummary {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, email, mobile, lastLoginTime, parentId }: Partial<Record<keyof UserSummary, unknown>> =
    value;
  const texts = [id, name, email, mobile, parentId];
  return texts.every((text) => typeof text === 'string') && typeof lastLoginTime === 'number';
}
