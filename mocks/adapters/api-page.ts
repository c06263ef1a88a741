import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReplayResult } from '../api-page/pages.ts';
import type { ControlFrom, FakeBackend } from '../engine/backend.ts';
import { fromClient } from '../engine/client-address.ts';
import { controlPrefix } from '../engine/control-prefix.ts';
import type { components } from '../engine/generated/control.d.ts';
import { isLoopback } from '../engine/loopback.ts';

interface ApiPageHost {
  backend: FakeBackend;
  /** Path in front of the contract's paths. */
  base?: string;
  controlFrom?: ControlFrom;
  /** Whether the server also serves the site. */
  hasSite?: boolean;
}

interface Page {
  status?: number;
  type: 'html' | 'plain';
  text: string;
}

const docs = `${controlPrefix}/docs`;

/** Whether a URL belongs to the API page. */
export function isApiPage(url = ''): boolean {
  const [path = ''] = url.split('?');
  return path.startsWith('/') && (path.endsWith(docs) || path.includes(`${docs}/`));
}

/** Serves the API page to clients that may use the control plane. All its files are local. */
export async function answerApiPage(
  host: ApiPageHost,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status = 200, type, text } = await read(host, request);
  response.writeHead(status, {
    'Content-Type': `text/${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'",
  });
  response.end(text);
}

async function read(host: ApiPageHost, request: IncomingMessage): Promise<Page> {
  const { controlFrom = 'loopback' } = host;
  if (controlFrom === 'loopback' && !isLoopback(request.socket.remoteAddress ?? ''))
    return { status: 403, type: 'plain', text: 'The API page is available on this machine only' };
  // Concatenate: URL resolution would read a path such as `//name` as a host.
  const url = new URL(`http://${request.headers.host ?? 'localhost'}${request.url}`);
  const name = url.pathname.slice(url.pathname.indexOf(docs) + docs.length);
  switch (name) {
    case '':
      return { type: 'html', text: await readReference(host) };
    case '/replay':
      return readReplay(host, url, request);
    default:
      return { status: 404, type: 'plain', text: `The API page has no ${name}` };
  }
}

/** Loads the page on its first request instead of at start-up. */
async function readReference({ backend, base = '', hasSite = false }: ApiPageHost): Promise<string> {
  const { referencePage } = await import('../api-page/reference.ts');
  const response = await backend.fetch(new Request(`http://localhost${base}${controlPrefix}/catalogue`));
  const { codes }: components['schemas']['Catalogue'] = await response.json();
  return referencePage({ codes, base, hasSite });
}

async function readReplay({ backend }: ApiPageHost, url: URL, request: IncomingMessage): Promise<Page> {
  const { replayPage } = await import('../api-page/pages.ts');
  const rule = url.searchParams.get('rule') ?? '';
  const control = url.origin + url.pathname.slice(0, -'/docs/replay'.length);
  const { status, result } = request.method === 'POST' ? await setRule(backend, control, rule, request) : {};
  return {
    status,
    type: 'html',
    text: replayPage(rule, control, result),
  };
}

/** Sets a rule for clients that may use the control plane. */
async function setRule(
  backend: FakeBackend,
  control: string,
  mock: string,
  { headers, socket }: IncomingMessage,
): Promise<{ status: number; result: ReplayResult }> {
  const origin = ['origin', 'sec-fetch-site'].flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const link = new Request(`${control}/link`, {
    method: 'POST',
    headers: [['Content-Type', 'application/json'], ...origin],
    body: JSON.stringify({ mock }),
  });
  const response = await backend.fetch(fromClient(link, socket.remoteAddress ?? ''));
  const set: components['schemas']['LinkResult'] | components['schemas']['Refusal'] = await response.json();
  const { status } = response;
  if ('error' in set) return { status, result: { isSet: false, sentence: set.error } };
  if (set.rules.length === 0) {
    const sentence = 'The query needs a rule, such as ?rule=createSubUser:A2012@1';
    return { status: 400, result: { isSet: false, sentence } };
  }
  const ids = set.rules.map(({ id }) => id).join(', ');
  const texts = set.rules.map(({ text }) => text).join('; ');
  return { status, result: { isSet: true, sentence: `Added rule ${ids}: ${texts}` } };
}
