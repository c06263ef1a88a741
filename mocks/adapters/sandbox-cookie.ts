import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { defaultSandbox, isSandboxName } from '../engine/sandbox.ts';

const cookieName = 'MOCK_SANDBOX';

/** The sandbox of a browser; undefined without one. */
export function sandboxOf({ headers }: IncomingMessage): string | undefined {
  const name = parseCookie(headers.cookie ?? '')[cookieName];
  return name && isSandboxName(name) ? name : undefined;
}

/** Sets the header that selects the sandbox from the cookie of a browser, for its API calls and the server's. */
export function applySandboxCookie(request: IncomingMessage): void {
  const name = sandboxOf(request);
  if (name) request.headers['x-mock-session'] ??= name;
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
