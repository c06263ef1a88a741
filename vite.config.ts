import { reactRouter } from '@react-router/dev/vite';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, type Plugin } from 'vite';
import { devApiBase } from './mocks/adapters/sample-config.ts';
import { panelFiles, serviceWorkerFile } from './mocks/adapters/worker-plugin.ts';
import { bundlerChecks } from './mocks/panel/bundler-checks.ts';
import { codeSplitting } from './scripts/build/chunks.ts';
import { commitOfBuild } from './scripts/build/commit.ts';
import { css } from './scripts/build/css.ts';
import { sourceMaps } from './scripts/build/source-maps.ts';
import { bundleTexts } from './scripts/dev-server/bundle-texts.ts';
import { portError } from './scripts/dev-server/port-error.ts';
import { quietStop } from './scripts/dev-server/quiet-stop.ts';
import { configCheck } from './src/config/config-check.ts';

/** The base path of a static demo; set by `npm run demo` only. */
const base = process.env.DEMO_BASE;
const isDemo = base !== undefined;

/** Another API_BASE_URL disables the fake backend. A restart of Vite keeps what the plugin sets. */
const isOnFakeBackend = (process.env.API_BASE_URL || devApiBase) === devApiBase;

/** Imported on demand: a run with another backend does not load the fake one. */
const fakeBackend = async (): Promise<Plugin> => {
  // Not a literal: Vite would bundle the module into its configuration, which it reads three times.
  const module: string = new URL('mocks/adapters/dev-server.ts', import.meta.url).href;
  return (await import(module)).fakeBackend();
};

export default defineConfig(({ command }) => {
  const isDevServer = command === 'serve';
  const usesFakeBackend = isDevServer && isOnFakeBackend;
  return {
    // The panel of the fake backend is in development and demo builds only.
    define: {
      __FAKE_BACKEND__: JSON.stringify(isDemo || usesFakeBackend),
      __DEMO__: JSON.stringify(isDemo),
      __COMMIT__: JSON.stringify(commitOfBuild()),
    },
    base,
    // The typefaces of preview images.
    assetsInclude: ['**/*.bin'],
    // Two dev servers can run at the same time and would invalidate a shared cache.
    cacheDir: isOnFakeBackend ? 'node_modules/.vite' : 'node_modules/.vite-real-backend',
    plugins: [
      isDemo ? [serviceWorkerFile(), panelFiles()] : usesFakeBackend && fakeBackend(),
      // After the fake backend, which sets its own configuration.
      configCheck(),
      portError(),
      !isDemo && sourceMaps(),
      // Only here: a build also compiles its routes with a dev server, which `apply: 'serve'` does not exclude.
      isDevServer && bundleTexts(),
      reactRouter(),
      quietStop(),
    ],
    // React 19 has the hook that the package adds to older versions. react-i18next imports the package on every page.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    css,
    build: { rolldownOptions: { checks: bundlerChecks } },
    server: { port: 5173, strictPort: true, watch: { ignored: ['**/build*/**', '**/.react-router/**'] } },
    optimizeDeps: {
      // Scanned on start: a dependency discovered later would reload the page.
      entries: [
        'src/**/*.{ts,tsx}',
        '!**/*.{test,server}.*',
        '!src/server',
        '!**/generate-*',
        '!src/routes.ts',
      ],
      // Of the fake backend, which runs in the dev server and not in the browser.
      exclude: ['@faker-js/faker', '@mswjs/data', '@noble/hashes', 'ajv', 'ajv-formats', 'msw', 'pinyin-pro'],
    },
    ssr: {
      // Its modules import each other without file extensions, which Node cannot resolve.
      noExternal: ['jsencrypt'],
    },
    environments: {
      client: { build: { target: browserslistToEsbuild(), rolldownOptions: { output: { codeSplitting } } } },
    },
  };
});
