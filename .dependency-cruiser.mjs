/** The layers of the code, and what each may import. `npm run lint` checks it. */
const folder = (...paths) => `^(?:${paths.join('|')})(?:/|$)`;

/** What pages, forms and layouts stand on. */
const base = [
  'src/browser',
  'src/paths',
  'src/app',
  'src/document',
  'src/api',
  'src/session',
  'src/i18n',
  'src/config',
];

/** A folder imports itself, its own tests included, and what is listed. Packages are free to all, and generated files to most. */
const layer = (from, ...allowed) => ({
  name: `layer-${from.replaceAll('/', '-')}`,
  comment: `${from} imports only ${allowed.join(', ') || 'itself'}`,
  severity: 'error',
  from: { path: folder(from), pathNot: String.raw`\.test\.tsx?$` },
  to: {
    path: folder('src', 'mocks', 'test', 'e2e', 'ladle', 'checks', 'scripts'),
    pathNot: folder(from, ...allowed),
  },
});

export default {
  forbidden: [
    layer('src/site', 'src/forms', 'src/ui', ...base),
    layer('src/portal', 'src/forms', 'src/ui', ...base),
    layer('src/forms', 'src/ui', ...base),
    layer('src/document', 'src/browser', 'src/paths', 'src/app', 'src/i18n'),
    layer(
      'src/app',
      'src/ui',
      'src/browser',
      'src/paths',
      'src/session',
      'src/api',
      'src/i18n',
      'src/config',
    ),
    layer('src/session', 'src/browser', 'src/paths', 'src/api', 'src/i18n'),
    layer('src/api', 'src/i18n'),
    layer('src/i18n', 'src/browser', 'locales'),
    layer('src/ui', 'src/browser'),
    layer('src/browser'),
    layer('src/paths'),
    layer('src/config'),
    layer('src/server', ...base),
    layer('src/fake-backend', 'src/ui', 'mocks', ...base),
    layer('mocks/engine'),
    {
      name: 'engine-without-product',
      comment:
        'The engine knows no API but the one of its control plane, which it owns: contract, types and locales come in',
      severity: 'error',
      from: { path: folder('mocks/engine'), pathNot: String.raw`\.test\.ts$` },
      to: { path: folder('openapi', 'locales', 'public') },
    },
    layer('mocks/db', 'mocks/engine'),
    layer('mocks/recording', 'mocks/engine', 'mocks/envelope.ts'),
    layer('mocks/operations', 'mocks/engine', 'mocks/db', 'src/paths', 'src/i18n/namespaces.ts'),
    layer('mocks/scenarios', 'mocks/engine', 'mocks/db', 'src/paths'),
    layer('mocks', 'src', 'locales'),
    layer('scripts/contract-document'),
    layer('test', 'src', 'mocks', 'locales', 'ladle'),
    layer('scripts', 'src', 'mocks', 'test', 'ladle', 'locales'),
    {
      name: 'helpers-without-tests',
      comment:
        'Tests, checks and scripts share the helpers of test; nothing imports a browser test or a check',
      severity: 'error',
      from: { path: '^(src|mocks|test|scripts|ladle|checks|e2e/[a-z]+)/' },
      to: { path: folder('checks', 'e2e'), pathNot: '^$1/' },
    },
    {
      name: 'generators-without-browser',
      comment: 'npm run generate loads no Playwright',
      severity: 'error',
      from: { path: folder('scripts/generate', 'mocks') },
      to: { path: 'node_modules/(?:@playwright|playwright)', reachable: true },
    },
    {
      name: 'product-without-fake-backend',
      comment: 'src reaches mocks through a dynamic import of src/fake-backend behind a build-time flag only',
      severity: 'error',
      from: { path: folder('src/fake-backend') },
      to: { path: folder('mocks'), dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'configuration-without-contract',
      comment:
        'Vite restarts when a file changes that its configuration imports, such as the generated contract',
      severity: 'error',
      from: { path: String.raw`^vite\.config\.ts$` },
      to: { path: folder('mocks/engine', 'mocks/db'), reachable: true },
    },
    {
      name: 'no-fluent-before-the-user-area',
      severity: 'error',
      from: { path: folder('src/site', 'src/document', 'src/portal/login') },
      to: { path: 'node_modules/@fluentui', reachable: true },
    },
    {
      name: 'typed-texts',
      comment: 'useTranslation of src/i18n checks the keys',
      severity: 'error',
      from: { path: folder('src', 'mocks'), pathNot: folder('src/i18n') },
      to: { path: 'node_modules/react-i18next' },
    },
    {
      name: 'no-cycles',
      comment: 'A page may have the type of what its route loads: types are not loaded',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^src/.*/generated/|^(?:ladle/)?build|^\.react-router` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'] },
  },
};
