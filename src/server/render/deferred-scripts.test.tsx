import { renderToString } from 'react-dom/server';
import { createRequestHandler, Scripts, type ServerBuild, ServerRouter } from 'react-router';
import { expect, test } from 'vitest';
import { deferScripts } from './deferred-scripts.server.ts';

const nonce = 'bm9uY2Vub25jZW5vbmNlbg==';

/** A document with the router's scripts, like the root route. */
function Document() {
  return (
    <html lang="zh-CN">
      <head>
        <title>用户洞察</title>
        <link rel="stylesheet" href="/a.css" />
      </head>
      <body>
        <p>正文</p>
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const route = { hasAction: false, hasLoader: false, hasErrorBoundary: false, hasDefaultExport: true };
const clientParts = {
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
};

/** A minimal build for the router. */
const build: ServerBuild = {
  entry: {
    module: {
      default: ({ url }, status, headers, context) =>
        new Response(renderToString(<ServerRouter context={context} url={url} nonce={nonce} />), {
          status,
          headers,
        }),
    },
  },
  routes: { root: { id: 'root', path: '', module: { default: Document } } },
  assets: {
    entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: '/assets/root.js',
        imports: ['/assets/site.js'],
        ...route,
        ...clientParts,
      },
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build/client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
};

/** A page rendered by the installed router. */
async function drawPage(): Promise<string> {
  const response = await createRequestHandler(build, 'production')(new Request('http://localhost/'));
  return response.text();
}

test('the scripts of the router wait for the first paint', async () => {
  const drawn = await drawPage();
  expect(drawn).toContain('rel="modulepreload"');
  expect(drawn.match(/ type="module"/g)).toHaveLength(1);

  const page = deferScripts(drawn, nonce);
  expect(page).not.toMatch(/<link[^>]+modulepreload/);
  expect(page).not.toContain(' type="module"');
  expect(page).not.toMatch(/<script[^>]+src=/);
  const [, hrefs = '[]'] = /for\(const href of (\[.*?\])\)/.exec(page) ?? [];
  expect(new Set(JSON.parse(hrefs))).toEqual(
    new Set([
      '/assets/manifest.js',
      '/assets/entry.js',
      '/assets/framework.js',
      '/assets/root.js',
      '/assets/site.js',
    ]),
  );
  expect(page).toMatch(
    /<p>正文<\/p>.*<script nonce="[^"]+" type="text\/plain" data-deferred="">import "\/assets\/manifest.js"/s,
  );
  expect(page).toMatch(
    /<link rel="stylesheet" href="\/a.css"\/><script nonce="[^"]+">.*<\/script><\/head><body>/,
  );
});

test('the code is part of the first inline script of the head', () => {
  const own = `<script>a</script><script nonce="${nonce}">try{b}catch{}</script>`;
  const page = `<html><head>${own}<link rel="stylesheet" href="/a.css"/></head><body></body></html>`;
  const changed = deferScripts(page, nonce);
  expect(changed.match(/<script/g)).toHaveLength(2);
  expect(changed).toMatch(/^<html><head><script>a<\/script><script nonce="[^"]+">try\{b\}catch\{\};\(\(\)=>/);
  expect(changed).toContain(')()</script><link rel="stylesheet"');
});

test('a response without a document is unchanged', () => {
  expect(deferScripts('<urlset/>', nonce)).toBe('<urlset/>');
});
