import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { sampleConfig } from '../mocks/adapters/sample-config.ts';
import { serviceWorkerFile } from '../mocks/adapters/worker-plugin.ts';
import { developmentPublicKey } from '../mocks/db/development-keys.ts';
import { readConfig } from '../src/config/read-config.ts';

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

/** The configuration of every story; its API is the sandbox of the story. */
const config = readConfig({
  ...sampleConfig,
  FEATURE_REGISTER: 'true',
  API_BASE_URL: '/api',
  RSA_PUBLIC_KEY: developmentPublicKey,
});

/** Not the product's configuration: Ladle needs no routing plugin, and keeps its prepared dependencies apart. */
export default {
  define: { __SAMPLE_CONFIG__: JSON.stringify(config.public) },
  plugins: [serviceWorkerFile(), mswAsItIs, emptyRouteModule],
  cacheDir: 'node_modules/.vite-ladle',
  server: { open: false },
  build: { target: 'esnext' },
  optimizeDeps: { entries: [fileURLToPath(new URL('components.tsx', import.meta.url))] },
};
