import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { clientAddress } from '../engine/client-address.ts';
import { isLoopback } from '../engine/loopback.ts';
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
        refuse(response);
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

/** What a browser without the PIN shows. */
export const pinSentence =
  '请在地址中加上终端显示的 PIN，例如 ?pin=123456。\nAdd the PIN that the terminal shows to the address, such as ?pin=123456.\n';

/** Refuses a client without the PIN. */
export function refuse(response: ServerResponse): void {
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(pinSentence);
}

/** Addresses for other devices, as lines for a terminal. `origins` are those of the machine in its networks. */
export const pinLines = (origins: readonly string[], panelPath: string, pin: string): string[] =>
  origins.flatMap((origin) => [
    `  Other devices  ${origin}/?pin=${pin}`,
    `                 ${origin}${panelPath}?pin=${pin}  (panel)`,
  ]);
