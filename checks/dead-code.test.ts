import { describe, expect, test } from 'vitest';
import { isTest, listFiles, read, type Source, sources } from './sources.ts';

const scripts = Object.values<string>(JSON.parse(read('package.json')).scripts).join(' ');
const everything = [...sources.values()];
const routeModules = new Set(sources.get('src/routes.ts')?.mentions);

/** What tools start with or look for by name: nobody imports these files. */
const isEntry = ({ path }: Source) =>
  isTest(path) ||
  scripts.includes(path) ||
  /^[\w.-]+\.ts$|^src\/(root|routes|entry\.\w+)\.tsx?$|\.stories\.tsx$|\.d\.ts$/.test(path) ||
  ['ladle/components.tsx', 'ladle/config.mjs', 'ladle/vite.config.ts'].includes(path);

/** Exports that a tool asks for. */
const askedFor = (path: string): readonly string[] => {
  if (path.endsWith('.stories.tsx')) return sources.get(path)?.exports ?? [];
  if (/(^|\/)[\w.-]*config\.(ts|mjs)$|^src\/routes\.ts$|^e2e\/support\/servers\.ts$/.test(path))
    return ['default'];
  if (path === 'ladle/components.tsx') return ['Provider', 'args', 'argTypes'];
  // The last one is asked for by our own server, which knows the build only when it runs.
  if (path === 'src/entry.server.tsx')
    return ['default', 'handleError', 'streamTimeout', 'createLoadContext', 'commit'];
  if (path !== 'src/root.tsx' && !routeModules.has(path)) return [];
  return [
    ...['default', 'Layout', 'ErrorBoundary', 'HydrateFallback', 'handle', 'headers', 'shouldRevalidate'],
    ...['loader', 'clientLoader', 'action', 'middleware', 'clientMiddleware'],
  ];
};

/** Parts of the product that are promised, tried by a test, and not shown on any page so far. */
const promised: Record<string, string> = {
  'src/forms/rules/password.ts passwordStrengthOrEmpty': 'R5.10: the variant that may stay empty',
  'src/session/session-atoms.ts refreshUserAtom': 'R4.13: an action that does nothing',
  'src/session/session-atoms.ts registerAtom': 'R4.13: an action that does nothing',
  'src/session/session-atoms.ts resetPasswordAtom': 'R4.13: an action that does nothing',
  'src/ui/format/slice.ts sliceText': 'R9.10: a text cut short ends in an ellipsis',
};

test('every file is reached from where a program, a page, a story or a test begins', () => {
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    const source = sources.get(path);
    for (const { target } of source?.imports ?? []) visit(target);
    for (const target of source?.mentions ?? []) visit(target);
  };
  for (const source of everything.filter(isEntry)) visit(source.path);
  const files = [...sources.keys(), ...listFiles('{src,mocks,ladle,e2e}/**/*.css')];
  expect(files.filter((path) => !reached.has(path))).toEqual([]);
});

describe('every export is imported', () => {
  /** By file: the names that others take from it; a file that is taken whole gives everything. */
  const taken = (from: readonly Source[]) => {
    const names = new Set<string>();
    for (const source of from) {
      for (const { target, names: some } of source.imports) {
        for (const name of some ?? sources.get(target)?.exports ?? []) names.add(`${target} ${name}`);
      }
    }
    return names;
  };
  const byAnybody = taken(everything);
  const byProgram = taken(everything.filter(({ path }) => !isTest(path) && !path.startsWith('ladle/')));
  const given = everything.flatMap(({ path, exports }) =>
    exports.filter((name) => !askedFor(path).includes(name)).map((name) => ({ path, name })),
  );

  test('by somebody', () => {
    const unused = given.map(({ path, name }) => `${path} ${name}`).filter((one) => !byAnybody.has(one));
    expect(unused).toEqual([]);
  });

  test('by the product itself, where it is not a part of its own file that a test looks at', () => {
    const isUsedInside = (path: string, name: string) =>
      (read(path).match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length > 1;
    const isProduct = (path: string) => path.startsWith('src/');
    const tried = given.filter(
      ({ path, name }) => isProduct(path) && !byProgram.has(`${path} ${name}`) && !isUsedInside(path, name),
    );
    expect(tried.map(({ path, name }) => `${path} ${name}`)).toEqual(Object.keys(promised));
  });
});

test('every class of a style sheet is worn', () => {
  const unworn = listFiles('{src,ladle}/**/*.module.css').flatMap((sheet) => {
    const wearers = everything.filter(({ imports }) => imports.some(({ target }) => target === sheet));
    const code = wearers.map(({ path }) => read(path)).join('\n');
    // A class that is chosen by its name at run time may be any of them.
    if (/\bstyles\[/.test(code)) return [];
    const rules = read(sheet)
      .replaceAll(/:global\(.*?\)/g, '')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\{[^{}]*\}/g, '{}');
    const classes = new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
    return [...classes].filter((name) => !code.includes(`.${name}`)).map((name) => `${sheet} .${name}`);
  });
  expect(unworn).toEqual([]);
});

test('every design token is used', () => {
  const tokens = [...read('src/ui/tokens.css').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);
  const users = listFiles('{src,mocks,ladle}/**/*.{css,ts,tsx}').map(read).join('\n');
  expect([...new Set(tokens)].filter((name) => !users.includes(`var(${name})`))).toEqual([]);
});

test('every file that is served as it is has somebody who asks for it', () => {
  const askers = listFiles(['{src,mocks,e2e}/**/*.{ts,tsx}']).map(read).join('\n');
  const files = listFiles('public/**/*').map((path) => path.replace('public', ''));
  // Named whole, or by its folder where the last part is only known at run time.
  const isAskedFor = (path: string) =>
    askers.includes(path) || askers.includes(`${path.slice(0, path.lastIndexOf('/') + 1)}\${`);
  expect(files.filter((path) => !isAskedFor(path))).toEqual([]);
});

test('every dependency is used', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const packageOf = (target: string) => target.split('/', target.startsWith('@') ? 2 : 1).join('/');
  const used = new Set(everything.flatMap(({ imports }) => imports.map(({ target }) => packageOf(target))));
  /** Used without being imported. */
  const byName: Record<string, string> = {
    '@react-router/serve': 'asked for by @react-router/dev, whose start command we do not use',
    '@react-router/express': 'imported by the bare server, which a benchmark writes',
    redoc: 'its script is read as a file',
    node: 'the Node that runs the scripts',
  };
  const bins = names.filter((name) =>
    Object.keys(binsOf(name)).some((bin) => new RegExp(`(^|\\s)${bin}\\s`).test(scripts)),
  );
  const types = names.filter((name) => name.startsWith('@types/') && used.has(name.replace('@types/', '')));
  const known = new Set([...used, ...bins, ...types, ...Object.keys(byName), '@types/node']);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

function binsOf(name: string): Record<string, string> {
  const { bin = {} } = JSON.parse(read(`node_modules/${name}/package.json`));
  return typeof bin === 'string' ? { [name.split('/').at(-1) ?? name]: bin } : bin;
}
