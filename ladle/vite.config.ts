import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { sampleConfig } from '../mocks/adapters/sample-config.ts';
import { serviceWorkerFile } from '../mocks/adapters/worker-plugin.ts';
import { developmentPublicKey } from '../mocks/db/development-keys.ts';
import { readConfig } from '../src/config/read-config.ts';

/** Ladle aliases MSW to an empty module unless its MSW add-on, which has an older version, is enabled. Removes the alias. */
const withoutMswAlias = {
  name: 'without-msw-alias',
  config({ resolve }: UserConfig) {
    const alias = resolve?.alias;
    if (alias && !Array.isArray(alias))
      for (const name of ['msw', 'msw/browser']) Reflect.deleteProperty(alias, name);
  },
};

/** The module path that `createRoutesStub` gives to every route. */
const routeModule = 'build/stub-path-to-module.js';

/** Serves an empty module to links that prefetch route modules: the stories contain all pages. */
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

/** Separate from the product's configuration: without the plugin of the router, and with its own dependency cache. */
export default {
  define: { __SAMPLE_CONFIG__: JSON.stringify(config.public) },
  plugins: [serviceWorkerFile(), withoutMswAlias, emptyRouteModule],
  cacheDir: 'node_modules/.vite-ladle',
  server: { open: false },
  build: { target: 'esnext' },
  optimizeDeps: { entries: [fileURLToPath(new URL('components.tsx', import.meta.url))] },
};
