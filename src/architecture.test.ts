import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Every import between files of the project, by their paths from the project's root. */
const imports = globSync('{src,mocks}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
      ([, target = '']) => target,
    );
    return targets.map((target) => ({ file, target: join(dirname(file), target) }));
  });

/** The room a file stands in: `src/site`, `mocks/engine`; files at the top of `src` put the rooms together. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.split('/').length > 2 ? 2 : 1)
    .join('/');

/** What each room may use beside itself. The files at the top of `src` that any room may use are named. */
const shared = ['src/boot.tsx', 'src/load-args.ts', 'src/paths.ts', 'src/services.tsx', 'openapi'];
const services = ['src/api', 'src/session', 'src/i18n', 'src/config', ...shared];
const allowed: Record<string, string[]> = {
  'src/site': ['src/forms', 'src/ui', ...services],
  'src/portal': ['src/forms', 'src/ui', ...services],
  'src/forms': ['src/ui', ...services],
  'src/ui': [],
  'src/api': services,
  'src/session': services,
  'src/i18n': ['locales', ...services],
  'src/config': [],
  'src/server': services,
  'mocks/engine': ['openapi'],
  'mocks/world': ['mocks/engine', 'openapi', 'src/forms/rules', 'src/session/mask.ts'],
  'mocks/handlers': ['mocks/engine', 'mocks/world', 'openapi', 'src/forms/rules', 'src/session/mask.ts'],
  'mocks/panel': ['mocks/engine/control-prefix.ts', 'openapi'],
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
    'mocks/engine',
    'mocks/fake-backend.ts',
    'mocks/hosts',
    'mocks/world',
    'src/i18n/localized-path.ts',
    'src/paths.ts',
    'src/session/cookies.ts',
  ],
  'mocks/scenarios': ['mocks/engine', 'mocks/world', 'src/forms/rules', 'src/paths.ts'],
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
    'mocks/world',
    'mocks/fake-backend.ts',
    'openapi',
  ],
  'mocks/contract': ['mocks', 'openapi', 'src/api/encryption.ts'],
};

test('every room uses only the rooms below it', () => {
  const wrong = imports.filter(({ file, target }) => {
    const room = roomOf(file);
    const rooms = allowed[room];
    if (!rooms || roomOf(target) === room) return false;
    return !rooms.some((other) => target === other || target.startsWith(`${other}/`));
  });
  expect(wrong).toEqual([]);
});

test('every room has its rule', () => {
  const rooms = new Set(imports.map(({ file }) => roomOf(file)));
  expect([...rooms].filter((room) => room.includes('/') && !allowed[room])).toEqual([]);
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
    const values = readFileSync(join(root, place), 'utf8').matchAll(/^import (?!type\b).*mocks\//gm);
    expect([...values]).toEqual([]);
  }
});

test('content pages do without Fluent UI', () => {
  const files = globSync('src/site/**/*.{ts,tsx}', { cwd: root });
  const withFluent = files.filter((file) => readFileSync(join(root, file), 'utf8').includes('@fluentui'));
  expect(withFluent).toEqual([]);
});
