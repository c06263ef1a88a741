import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { devApiBase } from './mocks/adapters/dev-api-base.ts';
import { isPassthrough } from './mocks/adapters/passthrough.ts';
import { serviceWorkerFile } from './mocks/adapters/worker-plugin.ts';
import { configCheck } from './src/config/config-check.ts';

/** The rules of docs/product.md; a test carries the numbers of those that it shows as its tags. */
const rules = readFileSync(new URL('docs/product.md', import.meta.url), 'utf8').matchAll(
  /^- \*\*(R\d+\.\d+)\*\*/gm,
);

/** The fake backend is not so much as read where another one answers. */
const fakeBackend = async () => (await import('./mocks/adapters/dev-server.ts')).fakeBackend();

/** The folder of its host that a static demo is built for; `npm run demo` sets it, and nothing else does. */
const demoBase = process.env.DEMO_BASE;

const isTest = Boolean(process.env.VITEST);
/**
 * Whoever names another API develops against that one, or, with MOCK_OPERATIONS, against both at once. The fake backend's own address is there when
 * Vite restarts.
 */
const isOnFakeBackend = isPassthrough(process.env) || (process.env.API_BASE_URL || devApiBase) === devApiBase;

/** Modules below `src` that every page needs; not those of some pages, or of the time after the first scroll or navigation. */
const everywhere = [
  'api/(?!is-api-error)',
  '(?:app|document)/',
  'i18n/(?!text-files)',
  'session/(?!guards|mask|use-log-in|use-reload)',
  'browser/',
  'site/errors/error-page',
  String.raw`site/layout/(?!(?:contact-widget|use-avoid-focus-overlap)\.)`,
  'site/navigation',
  String.raw`site/sections/(?!(?:fact-list|faq|feature-row|plain-page|steps|use-pre-hydration-input)\.)`,
  'site/seo/',
  String.raw`ui/(?:format/number|icons?\.|qr-code|logo-mark|color-scheme/color-scheme-script|focus)`,
  'ui/(?:progress|toast/toast-(?:host|store))',
];

/**
 * Modules that load together. A module belongs to the first group that matches, with its dependencies.
 *
 * Without the groups the home page loads 150 KB in 61 scripts, with them 136 KB in 15. More groups save requests in the user
 * area only.
 */
const sharedScripts = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|jotai|i18next|react-i18next|use-sync-external-store|openapi-fetch|js-cookie)[\\/]/,
  },
  {
    name: 'site',
    test: new RegExp(`/src/(?:${everywhere.join('|')})`.replaceAll('/', String.raw`[\\/]`)),
  },
  {
    name: 'form',
    test: /[\\/](?:(?:react-hook-form|src[\\/]forms(?![\\/](?:regions|fluent)))[\\/]|src[\\/]api[\\/]is-api-error)/,
  },
  { name: 'login', test: /[\\/]src[\\/]portal[\\/]login[\\/]/ },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** Of Fluent UI a page needs a few parts; a server that finds them outside of its build reads all of them when it starts. */
const fluent = [/^@(?:fluentui|griffel|floating-ui|emotion)\//, 'tabster', 'keyborg', 'stylis'];

/** In development the server has the fake backend in it; the browser, where a demo has it, need not be prepared for that. */
const needsOfTheFakeBackend = [
  '@faker-js/faker',
  '@mswjs/data',
  '@noble/hashes',
  'ajv',
  'ajv-formats',
  'msw',
  'pinyin-pro',
];

/** The commit of a build; COMMIT_SHA names it where no repository is at hand, as in a container. */
function commitOfBuild(): string {
  if (process.env.COMMIT_SHA) return process.env.COMMIT_SHA;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

/**
 * The router reloads the page without limit when the code of a route cannot be loaded. The application decides instead, and
 * hears of it by an event: a reload cannot be stopped where the Navigation API is missing.
 */
const routerReload = (): Plugin => ({
  name: 'router-reload',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.m?js$/ },
    handler(code) {
      const reload = 'window.location.reload()';
      if (!code.includes(reload)) this.error(`The router no longer calls ${reload} where it did.`);
      return code.replace(reload, "window.dispatchEvent(new Event('chunk-load-error'))");
    },
  },
});

export default defineConfig(({ command }) => ({
  // Decides at build time whether a page may reach the fake backend's panel.
  define: {
    __FAKE_BACKEND__: JSON.stringify(demoBase !== undefined || (command === 'serve' && isOnFakeBackend)),
    __DEMO__: JSON.stringify(demoBase !== undefined),
    __COMMIT__: JSON.stringify(command === 'build' ? commitOfBuild() : 'development'),
  },
  base: demoBase,
  // Servers of both kinds may run side by side; with one folder each would throw away what the other has prepared.
  cacheDir: isOnFakeBackend ? 'node_modules/.vite' : 'node_modules/.vite-real-backend',
  plugins: isTest
    ? []
    : [
        demoBase !== undefined
          ? serviceWorkerFile()
          : command === 'serve' && isOnFakeBackend && fakeBackend(),
        // After the fake backend, which brings its own configuration along.
        configCheck(),
        routerReload(),
        reactRouter(),
      ],
  server: { port: 5173, strictPort: true },
  // Found before the first page asks for them, so that no page reloads while dependencies are being prepared.
  optimizeDeps: {
    entries: [
      'src/**/*.{ts,tsx}',
      '!**/*.{test,server}.*',
      '!src/server',
      '!**/generate-*',
      '!src/routes.ts',
    ],
    exclude: needsOfTheFakeBackend,
  },
  // Its modules name each other without the file ending, which only a bundler resolves.
  ssr: { noExternal: ['jsencrypt', ...(command === 'build' ? fluent : [])] },
  environments: {
    client: {
      build: {
        target: browserslistToEsbuild(),
        rolldownOptions: { output: { codeSplitting: { groups: sharedScripts } } },
      },
    },
  },
  test: {
    include: ['{src,mocks,openapi,locales,checks,scripts}/**/*.test.{ts,tsx}'],
    tags: [...rules].map(([, name = '']) => ({ name })),
    // As many as the browser tests take; by itself Vitest leaves one core idle.
    maxWorkers: 2,
    // No test changes what a module keeps for another one's sake; reading all modules anew for each file takes a third longer.
    isolate: false,
    // Generous: a machine that builds at the same time is slow, not wrong.
    testTimeout: 20_000,
    // The commands are started again and again.
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
    server: { deps: { inline: ['jsencrypt'] } },
  },
}));
