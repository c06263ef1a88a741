import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { defaultSandbox, isSandboxName } from '../engine/sandbox.ts';

const cookieName = 'MOCK_SANDBOX';

/** Sets the header that selects the sandbox from the cookie of a browser, for its API calls and the server's. */
export function applySandboxCookie({ headers }: IncomingMessage): void {
  const name = parseCookie(headers.cookie ?? '')[cookieName];
  if (name && isSandboxName(name)) headers['x-mock-session'] ??= name;
}

/** The cookie that selects a sandbox until the browser closes. The default sandbox removes it. */
export const sandboxCookie = (name: string): string =>
  stringifySetCookie({
    name: cookieName,
    value: name,
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    ...(name === defaultSandbox ? { maxAge: 0 } : {}),
  });
