import type { IncomingMessage, ServerResponse } from 'node:http';
import { stringifySetCookie } from 'cookie';
import type { components } from '../../openapi/generated/schema.d.ts';
import { sessionCookies, summarise } from '../../src/session/cookies.ts';
import type { FakeBackend } from '../engine/backend.ts';
import { controlPrefix } from '../engine/control.ts';

interface LinkResult {
  error?: string;
  signedIn?: components['schemas']['Session'] & { user: components['schemas']['UserDetail'] };
}

/**
 * Answers a page's address that carries `?mock=` or `?as=`: sets the rules, signs the account in, and sends the browser
 * on to the address without them. Gives false for every other request.
 *
 * The rules are in place before the page is rendered, so that they hold for its first view, too.
 */
export async function answerReplayLink(
  backend: FakeBackend,
  apiBase: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const url = new URL(request.url ?? '/', 'http://site');
  const { searchParams } = url;
  const isLink = searchParams.has('mock') || searchParams.has('as');
  if (!isLink || request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return false;

  const session = request.headers['x-mock-session'];
  const answer = await backend.fetch(
    new Request(new URL(`${apiBase}${controlPrefix}/link`, url), {
      method: 'POST',
      headers: typeof session === 'string' ? { 'X-Mock-Session': session } : {},
      body: JSON.stringify({
        mock: searchParams.get('mock') ?? undefined,
        as: searchParams.get('as') ?? undefined,
      }),
    }),
  );
  const { error, signedIn }: LinkResult = await answer.json();
  if (error !== undefined) {
    response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error);
    return true;
  }
  if (signedIn) response.setHeader('Set-Cookie', sessionCookiesOf(signedIn));
  searchParams.delete('mock');
  searchParams.delete('as');
  response.writeHead(302, { Location: url.pathname + url.search }).end();
  return true;
}

function sessionCookiesOf({
  token,
  refreshToken,
  expired,
  user,
}: NonNullable<LinkResult['signedIn']>): string[] {
  const values = {
    [sessionCookies.token]: token,
    [sessionCookies.refreshToken]: refreshToken,
    [sessionCookies.expired]: `${expired}`,
    [sessionCookies.user]: JSON.stringify(summarise(user)),
  };
  return Object.entries(values).map(([name, value]) =>
    stringifySetCookie({ name, value, path: '/', sameSite: 'lax' }),
  );
}
