export const packageName = 'insight-mock';

/** The oldest Node that the package runs on, that of MSW 3. */
export const minNode = '22.12.0';

/** The file that starts the command line. */
export const programFile = `${packageName}.mjs`;

/** Source and name of each module that users import. */
export const modules = {
  handlers: 'mocks/handlers.ts',
  client: 'mocks/adapters/backend-sandbox.ts',
} as const;

const exportOf = (name: keyof typeof modules) => ({
  types: `./types/${modules[name].replace(/\.ts$/, '.d.ts')}`,
  default: `./${name}.js`,
});

/** The `package.json` of the package. */
export const createManifest = (version: string) => ({
  name: packageName,
  version,
  description: 'The fake backend of the Customer insight platform API: server, MSW handlers and test client.',
  license: 'SEE LICENSE IN LICENSE',
  type: 'module',
  sideEffects: false,
  bin: { [packageName]: programFile },
  exports: {
    '.': exportOf('handlers'),
    './client': exportOf('client'),
    './package.json': './package.json',
  },
  files: ['*.js', '*.mjs', 'types', 'docs', 'examples', 'THIRD-PARTY-LICENSES.md'],
  engines: { node: `>=${minNode}` },
  // The program contains MSW. Handlers have to be those of the MSW that a project uses.
  peerDependencies: { msw: '^3.0.0' },
  peerDependenciesMeta: { msw: { optional: true } },
});
