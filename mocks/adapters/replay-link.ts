import type { IncomingMessage, ServerResponse } from 'node:http';
import { stringifySetCookie } from 'cookie';
import type { components } from '../../openapi/generated/control.d.ts';
import { cookiesOf } from '../../src/session/cookies.ts';
import type { FakeBackend } from '../engine/backend.ts';
import { controlPrefix } from '../engine/control-prefix.ts';
import { isReplayLink, takeLink } from './link-parameters.ts';

/** Stands for the site's own origin. */
const site = 'http://site';

type LinkResult = components['schemas']['LinkResult'] | components['schemas']['Refusal'];

/**
 * Answers a page's address that carries `?mock=`, `?scenario=` or `?as=`: starts the scenario, sets the rules, signs the account in,
 * and sends the browser on to the address without them. Gives false for every other request.
 *
 * The rules are in place before the page is rendered, so that they hold for its first view, too.
 */
export async function answerReplayLink(
  backend: FakeBackend,
  apiBase: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (
    !isReplayLink(request.url) ||
    !URL.canParse(request.url ?? '', site) ||
    request.method !== 'GET' ||
    !request.headers.accept?.includes('text/html') ||
    // A link leads from anywhere to a page; no picture, frame or script of another page follows it unseen.
    (request.headers['sec-fetch-dest'] ?? 'document') !== 'document'
  )
    return false;

  const url = new URL(request.url ?? '', site);
  const { searchParams } = url;
  const session = request.headers['x-mock-session'];
  const answer = await backend.fetch(
    new Request(new URL(`${apiBase}${controlPrefix}/link`, url), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(typeof session === 'string' ? { 'X-Mock-Session': session } : {}),
      },
      body: JSON.stringify(takeLink(searchParams)),
    }),
    request.socket.remoteAddress ?? '',
  );
  const result: LinkResult = await answer.json();
  if ('error' in result) {
    response.writeHead(answer.status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(result.error);
    return true;
  }
  const { signedIn } = result;
  if (signedIn) response.setHeader('Set-Cookie', sessionCookiesOf(signedIn));
  response.writeHead(302, { Location: url.pathname + url.search }).end();
  return true;
}

function sessionCookiesOf(signedIn: components['schemas']['SignedIn']): string[] {
  return Object.entries(cookiesOf(signedIn)).map(([name, value]) =>
    stringifySetCookie({ name, value, path: '/', sameSite: 'lax' }),
  );
}
