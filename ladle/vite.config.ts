import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { serviceWorkerFile } from '../mocks/adapters/worker-plugin.ts';

/** Without its own add-on, which brings an older MSW, Ladle puts an empty module in MSW's place. Here it stays itself. */
const mswAsItIs = {
  name: 'msw-as-it-is',
  config({ resolve }: UserConfig) {
    const alias = resolve?.alias;
    if (alias && !Array.isArray(alias))
      for (const name of ['msw', 'msw/browser']) Reflect.deleteProperty(alias, name);
  },
};

/** Where the router believes the code of every story's routes to be. */
const routeModule = 'build/stub-path-to-module.js';

/** Links that fetch a page's code ahead get an empty module: the stories hold all pages. */
const emptyRouteModule: Plugin = {
  name: 'empty-route-module',
  configureServer({ middlewares }) {
    middlewares.use(`/${routeModule}`, (_, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end();
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: routeModule, source: '' });
  },
};

/** Not the product's configuration: Ladle needs no routing plugin, and keeps its prepared dependencies apart. */
export default {
  plugins: [serviceWorkerFile(), mswAsItIs, emptyRouteModule],
  cacheDir: 'node_modules/.vite-ladle',
  server: { open: false },
  build: { target: 'esnext' },
  optimizeDeps: { entries: [fileURLToPath(new URL('components.tsx', import.meta.url))] },
};
