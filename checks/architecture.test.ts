import { expect, test } from 'vitest';
import { cyclesOf } from './cycles.ts';
import { isTest, read, sources } from './sources.ts';

/** Every import between files of the product and of the fake backend, by their paths from the project's root. */
const imports = [...sources.values()]
  .filter(({ path }) => /^(src|mocks)\//.test(path) && !isTest(path))
  .flatMap(({ path, imports }) => imports.map(({ target, isType }) => ({ file: path, target, isType })))
  .filter(({ target }) => target.includes('/') && /^(src|mocks|openapi|locales)\//.test(target));

/** The room a file stands in: `src/site`, `mocks/engine`; files at the top of `src` put the rooms together. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.split('/').length > 2 ? 2 : 1)
    .join('/');

/** What each room may use beside itself. The files at the top of `src` that any room may use are named. */
const storage = 'src/storage.ts';
const shared = [
  'src/load-args.ts',
  'src/paths.ts',
  'src/reload-limit.ts',
  'src/services.tsx',
  storage,
  'openapi',
];
const services = ['src/page', 'src/api', 'src/session', 'src/i18n', 'src/config', ...shared];
const allowed: Record<string, string[]> = {
  'src/site': ['src/forms', 'src/ui', ...services],
  'src/portal': ['src/forms', 'src/ui', ...services],
  'src/forms': ['src/ui', ...services],
  'src/ui': [storage],
  'src/page': ['src/session', 'src/i18n', 'src/config', ...shared],
  'src/session': ['src/api', 'src/i18n', ...shared],
  'src/api': ['src/i18n', 'openapi'],
  'src/i18n': ['locales', 'src/reload-guard.ts', storage],
  'src/config': [],
  'src/server': services,
  'mocks/engine': ['openapi'],
  'mocks/world': ['mocks/engine', 'openapi'],
  'mocks/handlers': ['mocks/engine', 'mocks/world', 'openapi'],
  'mocks/panel': ['mocks/engine/control-prefix.ts', 'mocks/engine/shell-quote.ts', 'openapi'],
  'mocks/demo': [
    'mocks/engine/control-prefix.ts',
    'mocks/hosts',
    'mocks/panel',
    'mocks/world',
    'openapi',
    'src/paths.ts',
  ],
  'mocks/verify': [
    'mocks/cli',
    'mocks/contract',
    'mocks/engine',
    'mocks/hosts/jsencrypt-resolution.ts',
    'mocks/world',
    'openapi',
    'src/api/encryption.ts',
  ],
  'mocks/export': [
    'mocks/cli/read-values.ts',
    'mocks/cli/tell-failure.ts',
    'mocks/engine',
    'mocks/fake-backend.ts',
    'mocks/hosts',
    'mocks/product-pages',
    'mocks/world',
    'src/i18n/localized-path.ts',
    'src/paths.ts',
    'src/session/cookies.ts',
  ],
  'mocks/product-pages': ['mocks/world'],
  'mocks/scenarios': ['mocks/engine', 'mocks/world', 'openapi', 'src/forms/rules', 'src/paths.ts'],
  'mocks/api-page': ['mocks/contract', 'mocks/engine', 'mocks/scenarios', 'openapi'],
  'mocks/bench': [
    'mocks/cli',
    'mocks/hosts/jsencrypt-resolution.ts',
    'mocks/world',
    'openapi',
    'src/api/encryption.ts',
  ],
  'mocks/cli': ['mocks/engine', 'mocks/hosts', 'mocks/scenarios', 'openapi'],
  'mocks/hosts': [
    'src/session/cookies.ts',
    'mocks/api-page',
    'mocks/engine',
    'mocks/product-pages',
    'mocks/world',
    'mocks/fake-backend.ts',
    'openapi',
  ],
  'mocks/contract': ['mocks', 'openapi', 'src/api/encryption.ts'],
};

/** Whether a rule lets a file be used: the rule names it, or a folder that it stands in. */
const names = (rule: string, target: string) => target === rule || target.startsWith(`${rule}/`);

test('every room uses only the rooms below it', () => {
  const wrong = imports.filter(({ file, target }) => {
    const room = roomOf(file);
    return room !== roomOf(target) && allowed[room]?.every((rule) => !names(rule, target));
  });
  expect(wrong).toEqual([]);
});

test('every room has its rule, and none that it does not need', () => {
  const rooms = new Set(imports.map(({ file }) => roomOf(file)).filter((room) => room.includes('/')));
  expect(Object.keys(allowed).sort()).toEqual([...rooms].sort());
  const unneeded = Object.entries(allowed).flatMap(([room, rules]) => {
    const targets = imports.filter(({ file }) => roomOf(file) === room).map(({ target }) => target);
    return rules
      .filter((rule) => !services.includes(rule) && !targets.some((target) => names(rule, target)))
      .map((rule) => `${room}: ${rule}`);
  });
  expect(unneeded).toEqual([]);
});

test('no file and no room needs itself by way of others, types aside', () => {
  expect(
    cyclesOf([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
    ]),
  ).toEqual([['a', 'b', 'c']]);
  const values = imports.filter(({ isType }) => !isType);
  expect(cyclesOf(values.map(({ file, target }) => [file, target]))).toEqual([]);
  // The files at the top of `src` are no room: some put the rooms together, the others are used by all.
  const place = (path: string) => (roomOf(path).includes('/') ? roomOf(path) : path);
  expect(cyclesOf(values.map(({ file, target }) => [place(file), place(target)]))).toEqual([]);
});

test('the product does not know the fake backend', () => {
  // The places of the panel and of the demo alone: types, and imports that a production build leaves out.
  const places = ['src/replay-panel.tsx', 'src/demo.ts'];
  expect(
    imports.filter(
      ({ file, target }) => file.startsWith('src/') && target.startsWith('mocks/') && !places.includes(file),
    ),
  ).toEqual([]);
  for (const place of places) {
    const values = read(place).matchAll(/^import (?!type\b).*mocks\//gm);
    expect([...values]).toEqual([]);
  }
});

test('content pages do without Fluent UI', () => {
  const withFluent = [...sources.values()].filter(
    ({ path, imports }) =>
      path.startsWith('src/site/') && imports.some(({ target }) => target.startsWith('@fluentui')),
  );
  expect(withFluent.map(({ path }) => path)).toEqual([]);
});
