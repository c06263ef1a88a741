import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oxcRefresh } from './oxc-refresh.ts';
import { withoutImports } from './route-stubs.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const packages = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** An application of the router with the plugins under test. */
const files = {
  'package.json': '{ "type": "module", "private": true }',
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
import { oxcRefresh } from '${here}oxc-refresh.ts';
import { routeStubs } from '${here}route-stubs.ts';
const resolveId = (id) => {
  if (id === './rows.ts') throw new Error('An import was resolved');
};
export default { plugins: [routeStubs(), { name: 'imports', resolveId }, oxcRefresh(reactRouter())] };`,
  // The router installs the packages of its own entry.
  'app/entry.server.tsx': 'export default () => new Response();',
  'app/routes.ts': `export default [{ id: 'page', path: 'page', file: 'page.tsx' }];`,
  'app/root.tsx': `import { Outlet } from 'react-router';
export default function Root() { return <Outlet />; }`,
  'app/page.tsx': `import { read, type Row } from './rows.ts';
export type { Row };
export const clientLoader = () => read();
export default function Page() { return <p>{[useRows()].length}</p>; }
export function useRows() { return read(); }`,
  'app/hint.tsx': `import { useState } from 'react';
export function Hint() {
  const [text] = useState('hint');
  return <p>{text}</p>;
}`,
};

let root = '';
let server: ViteDevServer;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'router-plugins-'));
  symlinkSync(packages, join(root, 'node_modules'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  server = await createServer({
    root,
    cacheDir: join(root, '.vite'),
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

const transformed = async (url: string) =>
  (await server.environments.client.transformRequest(url)) ?? { code: '', map: null };

test("the router's compiler reads the exports of a route without its imports", async () => {
  const { code } = await transformed('virtual:react-router/browser-manifest');
  expect(code).toMatch(
    /'id':'page'.*'hasLoader':false.*'hasClientLoader':true.*'hasDefaultExport':true.*'hasErrorBoundary':false/,
  );
});

test('a component can be refreshed, and keeps its source map', async () => {
  const { code, map } = await transformed('/app/hint.tsx');
  expect(code).toContain('$RefreshReg$(_c, "Hint")');
  expect(code).toContain('registerExportsForReactRefresh("');
  expect(map).toMatchObject({ sourcesContent: [files['app/hint.tsx']] });
});

test('a route is refreshed as a route', async () => {
  const { code } = await transformed('/app/root.tsx');
  expect(code).toContain('__reactRouterRouteModuleUpdates.set("root", nextExports)');
  expect(code).toContain('"clientLoader"');
});

test('a router without Babel is reported', () => {
  expect(() => oxcRefresh([{ name: 'react-router' }])).toThrow('no longer has the plugin');
});

test('a module that exports all of another one stays as it is', () => {
  const code = "export * from './page.tsx';";
  expect(withoutImports(code, 'alias.ts')).toBe(code);
});
