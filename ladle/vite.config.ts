import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { sampleConfig } from '../mocks/adapters/sample-config.ts';
import sampleContent from '../mocks/adapters/sample-content.json' with { type: 'json' };
import { serviceWorkerFile } from '../mocks/adapters/worker-plugin.ts';
import { developmentPublicKey } from '../mocks/db/development-keys.ts';
import { bundlerChecks } from '../mocks/panel/bundler-checks.ts';
import { namedBreakpoints } from '../scripts/build/named-breakpoints.ts';
import { readConfig } from '../src/config/read-config.ts';
import { qrCodeSvg } from '../src/ui/qr-code-svg.ts';

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

/** The configuration of every story; its API is the sandbox of the story. */
const config = readConfig({
  ...sampleConfig,
  FEATURE_REGISTER: 'true',
  API_BASE_URL: '/api',
  RSA_PUBLIC_KEY: developmentPublicKey,
});

/** The files that the stories need from the routes of the product. */
const files = [
  // For links that prefetch route modules: the stories contain all pages.
  { fileName: routeModule, type: 'text/javascript', source: '' },
  { fileName: 'qr/chat.svg', type: 'image/svg+xml', source: qrCodeSvg(sampleContent.contact.chatUrl) },
];

const routeFiles: Plugin = {
  name: 'route-files',
  configureServer({ middlewares }) {
    for (const { fileName, type, source } of files) {
      middlewares.use(`/${fileName}`, (_, response) => {
        response.setHeader('Content-Type', type);
        response.end(source);
      });
    }
  },
  generateBundle() {
    for (const { fileName, source } of files) this.emitFile({ type: 'asset', fileName, source });
  },
};

/** Separate from the product's configuration: without the plugin of the router, and with its own dependency cache. */
export default {
  define: { __SAMPLE_CONFIG__: JSON.stringify(config.public) },
  plugins: [serviceWorkerFile(), withoutMswAlias, routeFiles],
  cacheDir: 'node_modules/.vite-ladle',
  css: { postcss: { plugins: [namedBreakpoints] } },
  server: { open: false },
  build: { target: 'esnext', rolldownOptions: { checks: bundlerChecks } },
  optimizeDeps: { entries: [fileURLToPath(new URL('components.tsx', import.meta.url))] },
};
