import './scripts/dev-server/fluent-icons-resolution.ts';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { devApiBase } from './mocks/adapters/dev-api-base.ts';
import { isPassthrough } from './mocks/adapters/is-passthrough.ts';
import { serviceWorkerFile } from './mocks/adapters/worker-plugin.ts';
import { namedBreakpoints } from './scripts/build/named-breakpoints.ts';
import { sourceMaps } from './scripts/build/source-maps.ts';
import { bundleTexts } from './scripts/dev-server/bundle-texts.ts';
import { portError } from './scripts/dev-server/port-error.ts';
import { configCheck } from './src/config/config-check.ts';

/** The requirements of docs/product.md. Tests use their numbers as tags. */
const rules = readFileSync(new URL('docs/product.md', import.meta.url), 'utf8').matchAll(
  /^- \*\*(R\d+\.\d+)\*\*/gm,
);

/** Imported on demand: a run with another backend does not load the fake one. */
const fakeBackend = async (): Promise<Plugin> => {
  // Not a literal: Vite would bundle the module into its configuration, which it reads three times.
  const module: string = new URL('mocks/adapters/dev-server.ts', import.meta.url).href;
  return (await import(module)).fakeBackend();
};

/** The base path of a static demo; set by `npm run demo` only. */
const demoBase = process.env.DEMO_BASE;

const isTest = Boolean(process.env.VITEST);
/**
 * Another API_BASE_URL disables the fake backend, except with MOCK_OPERATIONS, which uses both. The plugin of the fake backend
 * sets API_BASE_URL to `devApiBase`, and a restart of Vite keeps it.
 */
const isOnFakeBackend = isPassthrough(process.env) || (process.env.API_BASE_URL || devApiBase) === devApiBase;

/** Modules below `src` that every page needs; not those of some pages, or of the time after the first scroll or navigation. */
const everywhere = [
  String.raw`root\.tsx`,
  'api/',
  'app/(?!interrupted-action-message)',
  'document/',
  'i18n/(?!text-files)',
  'session/(?!guards|mask|sent-requests)',
  'browser/',
  'forms/form-namespaces',
  'site/apply/apply-namespaces',
  'site/errors/error-page',
  String.raw`site/layout/(?!(?:contact-widget|use-avoid-focus-overlap)\.)`,
  'site/navigation',
  String.raw`site/sections/(?!(?:comparison|fact-list|faq|feature-band|feature-row|plain-page|points|sibling-links|statement|stats|steps|text-parts|use-pre-hydration-input)\.)`,
  'site/announcement/',
  // The styles of the home page and of what several pages contain: each further style sheet opens a connection and shares the
  // bandwidth with the typeface, which then needs one more round trip.
  String.raw`(?:site/(?:home|sections|charts|reports|data-extract|search|pagination)|ui/static-html)/[\w-]+\.module\.css`,
  String.raw`site/(?:news/(?:news-grid|news-card|tag-list)|apply/(?:register-|apply-steps)[\w-]*)\.module\.css`,
  'site/analytics/script-boundary',
  'site/news/published-date',
  'site/seo/(?!service-data)',
  String.raw`ui/(?:format/(?:number|date|phone-href|mail-href)|icons?\.|qr-code|logo-mark|color-scheme/color-scheme-script|focus)`,
  'site/search/(?:search-(?:button|host)|load-search)',
  String.raw`ui/(?:fonts|tokens|base)\.css`,
  'ui/(?:button|card|progress|toast/toast-(?:host|store))',
];

/** Modules of every form, on public pages and at the login. */
const inForms = [
  'captcha/(?:slider|use-captcha)',
  'native/(?:consent-field|field|form-field|needs-script|spinner|submit|text-input)',
  '(?:contact-fields|sanitize-paste|use-(?:draft|is-mounted|submit))',
  'validators/(?:rule|digits|email|limits|mobile|name|company|consent)',
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
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|jotai|i18next|react-i18next|openapi-fetch|js-cookie)[\\/]/,
  },
  {
    name: 'site',
    test: new RegExp(`/src/(?:${everywhere.join('|')})`.replaceAll('/', String.raw`[\\/]`)),
  },
  // In toasts, which public pages have, too, and in the user area.
  { name: 'floating', test: /node_modules[\\/]@floating-ui[\\/]/ },
  // On all product pages.
  { name: 'product-sections', test: /[\\/]src[\\/]site[\\/]sections[\\/](?:points|faq)\.tsx/ },
  // On pages with a list.
  {
    name: 'lists',
    test: /[\\/]src[\\/]site[\\/](?:search[\\/](?:empty-state|filter-links|result-count|search-form)|pagination[\\/])[\w-]*\.tsx?$/,
  },
  // A page links these before a deferred form loads.
  {
    name: 'form-styles',
    test: /[\\/]src[\\/](?:forms[\\/](?:native|captcha)[\\/][\w-]+|ui[\\/]notice)\.module\.css/,
  },
  {
    name: 'form',
    test: new RegExp(
      `(?:react-hook-form/|/src/(?:forms/(?:${inForms.join('|')})))`.replaceAll('/', String.raw`[\\/]`),
    ),
  },
  // On a few public pages, too, which do without the next two.
  { name: 'notice', test: /[\\/]src[\\/]ui[\\/]notice/ },
  {
    name: 'login',
    test: /[\\/]src[\\/](?:portal[\\/](?:login|layout[\\/]offline)|session[\\/]guards|ui[\\/](?:network|view-links))/,
  },
  { name: 'portal', test: /[\\/]src[\\/](?:ui[\\/]fluent|portal[\\/](?:layout|errors|skeletons))[\\/]/ },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/** Bundled into the server build: pages use a few components, and the server would load all packages on start. */
const componentLibraries = [/^@(?:fluentui|griffel|floating-ui|emotion)\//, 'tabster', 'keyborg', 'stylis'];

/** Dependencies of the fake backend, which runs in the dev server and not in the browser. */
const fakeBackendDependencies = [
  '@faker-js/faker',
  '@mswjs/data',
  '@noble/hashes',
  'ajv',
  'ajv-formats',
  'msw',
  'pinyin-pro',
];

/** The commit of a build. COMMIT_SHA overrides it for builds without a repository, for example in a container. */
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
 * The router reloads the page without limit when a route module fails to load. This plugin replaces the reload with an event, and
 * the application handles it. Without the Navigation API a page cannot cancel a reload.
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

/** The style sheets by their id in class names. */
const styleSheets = new Map<string, string>();

/**
 * A class name is unique by its name and four digits of its file. The default has a longer hash and a line number, which add 200
 * compressed bytes to the home page.
 */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, ''));
  const id = createHash('sha256').update(path).digest('hex').slice(0, 4);
  const other = styleSheets.get(id) ?? path;
  if (other !== path) throw new Error(`${path} and ${other} have the same id. Rename one of them.`);
  styleSheets.set(id, path);
  return `${name}-${id}`;
}

export default defineConfig(({ command }) => ({
  // Build-time flags: the panel of the fake backend is in development and demo builds only.
  define: {
    __FAKE_BACKEND__: JSON.stringify(demoBase !== undefined || (command === 'serve' && isOnFakeBackend)),
    __DEMO__: JSON.stringify(demoBase !== undefined),
    __COMMIT__: JSON.stringify(command === 'build' ? commitOfBuild() : 'development'),
  },
  base: demoBase,
  // The typefaces of preview images.
  assetsInclude: ['**/*.bin'],
  // Separate caches, because two dev servers can run at the same time and would invalidate a shared one.
  cacheDir: isOnFakeBackend ? 'node_modules/.vite' : 'node_modules/.vite-real-backend',
  plugins: isTest
    ? []
    : [
        demoBase !== undefined
          ? serviceWorkerFile()
          : command === 'serve' && isOnFakeBackend && fakeBackend(),
        // After the fake backend, which sets its own configuration.
        configCheck(),
        portError(),
        routerReload(),
        demoBase === undefined && sourceMaps(),
        // Only here: a build also compiles its routes with a dev server, which `apply: 'serve'` does not exclude.
        command === 'serve' && bundleTexts(),
        reactRouter(),
      ],
  // React 19 has the hook that the package adds to older versions. react-i18next imports the package on every page.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [namedBreakpoints] } },
  // Two watchers read every directory on start: that of the server, and that of the router's compiler.
  server: { port: 5173, strictPort: true, watch: { ignored: ['**/build*/**', '**/.react-router/**'] } },
  // Scanned on start: a dependency discovered later would reload the page.
  optimizeDeps: {
    entries: [
      'src/**/*.{ts,tsx}',
      '!**/*.{test,server}.*',
      '!src/server',
      '!**/generate-*',
      '!src/routes.ts',
    ],
    exclude: fakeBackendDependencies,
  },
  // The modules of jsencrypt import each other without file extensions, which Node cannot resolve.
  ssr: { noExternal: ['jsencrypt', ...(command === 'build' ? componentLibraries : [])] },
  environments: {
    client: {
      build: {
        target: browserslistToEsbuild(),
        rolldownOptions: { output: { codeSplitting: { groups: sharedScripts } } },
      },
    },
  },
  test: {
    include: ['{src,mocks,openapi,locales,test,checks,scripts}/**/*.test.{ts,tsx}'],
    tags: [...rules].map(([, name = '']) => ({ name })),
    // Each worker imports packages with its own Node.
    setupFiles: ['./scripts/dev-server/fluent-icons-resolution.ts', './test/restore-timers.ts'],
    // The default leaves one of two cores idle.
    maxWorkers: 2,
    // Tests do not modify module state. Isolation takes a third longer.
    isolate: false,
    // Builds can run at the same time and slow the tests down.
    testTimeout: 120_000,
    // Tests start the command line tools many times.
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
    server: { deps: { inline: ['jsencrypt'] } },
  },
}));
