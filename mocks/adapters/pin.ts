import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { clientAddress, isLoopback } from '../engine/client-address.ts';
import { sandboxCookie, sandboxOf } from './sandbox-cookie.ts';

/** The header by which programs on other machines send the PIN. */
const pinHeader = 'x-mock-pin';

const cookieName = 'MOCK_PIN';
const pinParameter = 'pin';

/** The number of different wrong PINs after which an address is locked out. A cookie of an earlier run is one of them. */
const maxWrongPins = 10;

/** The part of a request that decides whether its client may control the fake backend. */
interface Client {
  address: string;
  pins: readonly (string | null | undefined)[];
}

/** Lets this machine control the fake backend, and others with the PIN. */
export interface PinCheck {
  readonly pin: string;
  /** Whether the client of a request may use links, panel, control plane and the headers that set rules. */
  allows(request: Request | IncomingMessage): boolean;
  /**
   * Answers an address with `?pin=`: keeps the PIN in a cookie and leads to the address without it. A browser without a sandbox gets one of
   * its own. Returns false for every other request.
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * @param fixed the PIN. Random by default
 * @param hasSite whether the server also serves the site, whose browsers choose a sandbox by cookie
 */
export function createPinCheck(fixed?: string, { hasSite = false } = {}): PinCheck {
  const pin = fixed || String(randomInt(100_000, 1_000_000));
  const wrongPins = new Map<string, Set<string>>();

  function allowsClient({ address, pins }: Client): boolean {
    if (isLoopback(address)) return true;
    const wrong = wrongPins.get(address) ?? new Set();
    wrongPins.set(address, wrong);
    const given = pins.filter((one) => typeof one === 'string');
    for (const one of given) if (one !== pin) wrong.add(one);
    return wrong.size <= maxWrongPins && given.includes(pin);
  }

  return {
    pin,
    allows: (request) =>
      allowsClient(request instanceof Request ? readRequest(request) : readMessage(request)),
    answer(request, response) {
      const { url = '', method, headers } = request;
      if (method !== 'GET' || !url.includes(`${pinParameter}=`) || !URL.canParse(url, site)) return false;
      const target = new URL(url, site);
      const given = target.searchParams.get(pinParameter);
      if (given === null || (headers['sec-fetch-dest'] ?? 'document') !== 'document') return false;
      target.searchParams.delete(pinParameter);
      const { address } = readMessage(request);
      if (!allowsClient({ address, pins: [given] })) {
        refuse(request, response);
        return true;
      }
      const options = { path: '/', sameSite: 'lax', httpOnly: true } as const;
      response.setHeader('Set-Cookie', [
        stringifySetCookie({ name: cookieName, value: given, ...options }),
        // Two people who open the address do not change each other's rules and data.
        ...(hasSite && sandboxOf(request) === undefined
          ? [sandboxCookie(`device-${randomInt(1000, 10_000)}`)]
          : []),
      ]);
      // One slash: two would name a host.
      const path = target.pathname.replace(/^\/+/, '/');
      response.writeHead(302, { Location: path + target.search, 'Cache-Control': 'no-store' }).end();
      return true;
    },
  };
}

/** Placeholder for the origin of a path. */
const site = 'http://site';

const pinIn = (cookie: string | null | undefined) => parseCookie(cookie ?? '')[cookieName];

const readRequest = (request: Request): Client => ({
  address: clientAddress(request),
  pins: [request.headers.get(pinHeader), pinIn(request.headers.get('cookie'))],
});

const readMessage = ({ socket, headers }: IncomingMessage): Client => ({
  address: socket.remoteAddress ?? '',
  pins: [[headers[pinHeader]].flat()[0], pinIn(headers.cookie)],
});

const refusalHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** What a browser without the PIN shows: a field for it, which leads on to the same address, and the way to the page without rules. */
function pinPage(address: string): string {
  const { pathname, searchParams } = URL.parse(address, site) ?? new URL(site);
  const isWrong = searchParams.has(pinParameter);
  searchParams.delete(pinParameter);
  const kept = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>PIN</title>
<style>:root{color-scheme:light dark}body{max-width:26rem;margin:15vh auto;padding:0 1rem;font:1rem/1.7 system-ui,sans-serif}input,button{min-height:2.75rem;padding:0 .8rem;border:1px solid;border-radius:.375rem;background:none;color:inherit;font:inherit}input{width:8rem}[role=alert]{font-weight:600;color:light-dark(#b3321a,#ff9b85)}</style>
${isWrong ? '<p role="alert">PIN 不正确。 <span lang="en">Wrong PIN.</span>' : ''}
<p>请输入开发服务器终端显示的 PIN，或请分享链接的人重新复制带 PIN 的链接。
<p lang="en">Enter the PIN that the terminal of the server shows, or ask for a link that contains it.
<form>${kept.join('')}<label>PIN <input name="${pinParameter}" inputmode="numeric" autocomplete="off" required autofocus></label> <button>继续 <span lang="en">Continue</span></button></form>
${kept.length > 0 ? `<p><a href="${escapeHtml(pathname.replace(/^\/+/, '/'))}">打开不带规则的页面 <span lang="en">Open the page without rules</span></a>` : ''}</html>
`;
}

/** The answer to a browser without the PIN. */
export const pinResponse = ({ url }: Request): Response =>
  new Response(pinPage(url), { status: 403, headers: refusalHeaders });

/** Refuses a client without the PIN. */
export function refuse({ url = '/' }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(403, refusalHeaders).end(pinPage(url));
}
