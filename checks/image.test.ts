import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, read, root, sources } from './sources.ts';

/** The project's own files that these import, and those import, except what is only a type. */
function reachedFrom(entries: Iterable<string>): string[] {
  const reached = new Set(entries);
  for (const path of reached) {
    for (const { target, isType } of sources.get(path)?.imports ?? [])
      if (!isType && existsSync(join(root, target))) reached.add(target);
  }
  return [...reached];
}

const linesOf = (path: string, pattern: RegExp) =>
  [...read(path).matchAll(pattern)].map(([, name = '']) => name);

const outside = (files: readonly string[], places: readonly string[]) =>
  files.filter((file) => !places.some((place) => file === place || file.startsWith(`${place}/`)));

test('the image is built from all that the build reads', () => {
  const places = linesOf('.dockerignore', /^!(\S+)$/gm);
  const entries = [...sources.keys()].filter((path) => path.startsWith('src/') && !isTest(path));
  const files = reachedFrom([...entries, 'vite.config.ts', 'react-router.config.ts']);
  expect(files.length).toBeGreaterThan(entries.length);
  expect(outside(files, places)).toEqual([]);
});

test('the image has all that the server starts with', () => {
  const places = linesOf('Dockerfile', /^COPY --from=build \/site\/\S+ (\S+)$/gm);
  const files = reachedFrom(['src/server/start.ts']);
  expect(files.length).toBeGreaterThan(10);
  expect(outside(files, places)).toEqual([]);
});

test('the image is built from images that cannot change', () => {
  const images = linesOf('Dockerfile', /^FROM (\S+)/gm);
  expect(images.length).toBeGreaterThan(1);
  for (const image of images) expect(image).toMatch(/@sha256:[\da-f]{64}$/);
});
