import { controlPrefix } from '../engine/control-prefix.ts';
import { type FetchHandler, jsonResponse } from '../engine/http.ts';
import type { BuiltPage } from '../panel/build-page.ts';
import { pinResponse } from './pin.ts';

/** Built on the first request instead of at start-up. */
let page: Promise<BuiltPage> | undefined;

async function build(): Promise<BuiltPage> {
  const { buildPanelPage } = await import('../panel/build-page.ts');
  return buildPanelPage();
}

/** Adds the page of the panel and the contract, for clients that may use the control plane. */
export function withPanelPage(
  fetch: FetchHandler,
  mayControl: (request: Request) => boolean,
  base = '',
): FetchHandler {
  return async (request) => {
    const { pathname } = new URL(request.url);
    const [, file] = pathname.slice(base.length).match(panelPath) ?? [];
    if (request.method !== 'GET' || file === undefined) return fetch(request);
    if (!mayControl(request)) return pinResponse(request);
    if (file === '') return new Response(null, { status: 302, headers: { Location: `${pathname}/` } });
    if (file === '/openapi.json') return jsonResponse(await readContract());
    page ??= build();
    const { html, scriptSource } = await page;
    return new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': `default-src 'none'; script-src ${scriptSource}; style-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      },
    });
  };
}

const panelPath = new RegExp(`^(?:/~[\\w-]{1,64})?${controlPrefix}(|/|/openapi\\.json)$`);

/** The contract with examples, for the panel and for other tools. */
export async function readContract(): Promise<string> {
  const { default: contract } = await import('../../openapi/generated/openapi.json', {
    with: { type: 'json' },
  });
  return JSON.stringify(contract);
}
