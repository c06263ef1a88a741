import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Manifest {
  license?: unknown;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}

const manifestOf = (path: string): Manifest => JSON.parse(read(path));
const own = manifestOf('package.json');

/** Permissive licenses, and MPL-2.0 by decision 0019. Any other license is a decision. */
const allowed = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'CC-BY-4.0', 'Unlicense', 'Python-2.0', 'Zlib', 'MPL-2.0'],
]);

/** Resolves a package like Node, from the importing folder. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(root, candidate, 'package.json'))) return candidate;
    if (folder === '.' || folder === '') return undefined;
  }
}

/** Every production package by folder. */
function productionPackages(): Map<string, Manifest> {
  const found = new Map<string, Manifest>();
  const visit = (names: readonly string[], from: string) => {
    for (const name of names) {
      const folder = folderOf(name, from);
      if (!folder || found.has(folder)) continue;
      const manifest = manifestOf(join(folder, 'package.json'));
      found.set(folder, manifest);
      visit(Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies }), folder);
    }
  };
  const inBundle = new Set(listed(bundled).map(({ name }) => name));
  const bundledNames = Object.keys(own.devDependencies ?? {}).filter((name) => inBundle.has(rowOf(name)));
  visit([...Object.keys(own.dependencies ?? {}), ...bundledNames], '.');
  return found;
}

const [, production = '', bundled = ''] = read('docs/dependencies.md').split(/^## .*$/m);
const listed = (section: string) =>
  [...section.matchAll(/^\| `([^`]+)` \| (.+?) \|/gm)].map(([, name = '', reason = '']) => ({
    name,
    reason,
  }));

/** One row names the components of Fluent UI. */
const rowOf = (name: string) => name.replace(/^@fluentui\/react-.*/, '@fluentui/react-*');

describe('the list of dependencies', () => {
  test('contains each production dependency once', () => {
    const names = listed(production).map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(own.dependencies ?? {}));
  });

  test('states the purpose of each in a sentence', () => {
    for (const { name, reason } of listed(production + bundled)) expect(reason, name).toMatch(/^[A-Z].*\.$/);
  });
});

test('every production package has an allowed license', () => {
  const packages = productionPackages();
  expect(packages.size).toBeGreaterThan(100);
  const others = [...packages].filter(([, { license }]) => {
    // "(MIT OR Apache-2.0)" offers a choice.
    const choices = typeof license === 'string' ? license.replaceAll(/[()]/g, '').split(' OR ') : [];
    return !choices.some((choice) => choice.split(' AND ').every((name) => allowed.has(name)));
  });
  expect(others.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([]);
});

test('every install script is decided on', () => {
  const lock: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
    read('package-lock.json'),
  );
  const withScript = Object.entries(lock.packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
  const undecided = withScript.filter((name) => own.allowScripts?.[name] === undefined);
  // macOS only, and without prompts.
  expect([...new Set(undecided)].filter((name) => name !== 'fsevents')).toEqual([]);
});
