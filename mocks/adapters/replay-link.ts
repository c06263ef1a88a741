import type { IncomingMessage, ServerResponse } from 'node:http';
import { stringifySetCookie } from 'cookie';
import Negotiator from 'negotiator';
import { cookiesOf } from '../../src/session/cookies.ts';
import type { FakeBackend } from '../engine/backend.ts';
import { controlOf } from '../engine/control-client.ts';
import { isSandboxName, sandboxNameError } from '../engine/sandbox.ts';
import { type Session, toSession } from '../session.ts';
import { isReplayLink, sandboxParameter, takeLink } from './link-parameters.ts';
import { type PinCheck, refuse as refuseWithoutPin } from './pin.ts';
import { sandboxCookie } from './sandbox-cookie.ts';

/** Placeholder for the origin of the site. */
const site = 'http://site';

/**
 * Answers a page URL with `?mock=`, `?scenario=`, `?as=` or `?sandbox=`: selects the sandbox, starts the scenario, sets the rules, signs the account in, and
 * redirects to the URL without these parameters. Returns false for every other request.
 *
 * The rules are set before the page is rendered, so that they apply to its first view.
 */
export async function answerReplayLink(
  { backend, pin }: { backend: FakeBackend; pin: PinCheck },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (
    !isReplayLink(request.url) ||
    !URL.canParse(request.url ?? '', site) ||
    request.method !== 'GET' ||
    !new Negotiator(request).mediaTypes().some((type) => type.toLowerCase() === 'text/html') ||
    // Accept navigations from any page, but no images, frames or scripts of other pages.
    (request.headers['sec-fetch-dest'] ?? 'document') !== 'document'
  )
    return false;

  if (!pin.allows(request)) {
    refuseWithoutPin(request, response);
    return true;
  }
  const url = new URL(request.url ?? '', site);
  const { searchParams } = url;
  const sandbox = searchParams.get(sandboxParameter);
  searchParams.delete(sandboxParameter);
  if (sandbox !== null && !isSandboxName(sandbox)) {
    refuse(response, 400, `${JSON.stringify(sandbox)} is no name of a sandbox. ${sandboxNameError}`);
    return true;
  }
  const session = sandbox ?? [request.headers['x-mock-session']].flat()[0];
  const { data, error } = await controlOf(backend, session).POST('/link', { body: takeLink(searchParams) });
  if (!data) {
    refuse(response, 400, error.error);
    return true;
  }
  const { signedIn } = data;
  response.setHeader('Set-Cookie', [
    ...(sandbox === null ? [] : [sandboxCookie(sandbox)]),
    ...(signedIn ? sessionCookiesOf(toSession(signedIn)) : []),
  ]);
  response.writeHead(302, { Location: url.pathname + url.search }).end();
  return true;
}

function refuse(response: ServerResponse, status: number, reason: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(reason);
}

function sessionCookiesOf(session: Session): string[] {
  return Object.entries(cookiesOf(session)).map(([name, value]) =>
    stringifySetCookie({ name, value, path: '/', sameSite: 'lax' }),
  );
}
