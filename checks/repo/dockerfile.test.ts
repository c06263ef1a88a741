import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, read, root } from '../../test/files.ts';
import { reachedFrom, readModuleGraph } from './module-graph.ts';

const graph = await readModuleGraph();

const matches = (path: string, pattern: RegExp) =>
  [...read(path).matchAll(pattern)].map(([, name = '']) => name);

/** Files outside all copied paths. */
const outside = (files: readonly string[], places: readonly string[]) =>
  files.filter((file) => !places.some((place) => file === place || file.startsWith(`${place}/`)));

test('the image is built from all files that the build reads', () => {
  const places = matches('.dockerignore', /^!(\S+)$/gm);
  const entries = [...graph.keys()].filter((path) => path.startsWith('src/') && !isTest(path));
  const { scripts } = JSON.parse(read('package.json'));
  const commands = matches('Dockerfile', /npm run ([\w:]+)/g).map((name) => String(scripts[name]));
  const programs = commands.flatMap((command) =>
    [...command.matchAll(/node (\S+)/g)].map(([, file = '']) => file),
  );
  expect(programs.length).toBeGreaterThan(2);
  const others = [...programs, 'mocks/cli/mock.ts', 'vite.config.ts', 'react-router.config.ts'];
  const files = [...programs, ...reachedFrom(graph, [...entries, ...others])];
  expect(files.length).toBeGreaterThan(entries.length);
  expect(
    outside(
      files.filter((path) => !path.startsWith('.react-router')),
      places,
    ),
  ).toEqual([]);
});

test('the image has no source maps', () => {
  expect(matches('Dockerfile', /^COPY --from=build (\/site\/build\S*)/gm)).toEqual([
    '/site/build/client',
    '/site/build/server',
  ]);
});

test('the image has all files that the server starts with', () => {
  const places = matches('Dockerfile', /^COPY --from=build \/site\/\S+ (\S+)$/gm);
  const files = [
    ...reachedFrom(graph, ['src/server/main.ts']),
    // The graph has no CommonJS.
    'scripts/start-server.cjs',
    'scripts/check-node.cjs',
  ];
  expect(files.length).toBeGreaterThan(10);
  expect(outside(files, places)).toEqual([]);
});

test('the image has each of its sources at the same path', () => {
  const copies = [...read('Dockerfile').matchAll(/^COPY --from=build \/site\/((?:src|scripts)\S*) (\S+)$/gm)];
  expect(copies.length).toBeGreaterThan(1);
  for (const [, source = '', target] of copies) {
    expect(target).toBe(source);
    expect(existsSync(join(root, source)), source).toBe(true);
  }
});
