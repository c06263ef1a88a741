import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The project root. */
export const root = join(import.meta.dirname, '..');

const generated = /\/generated\/|^ladle\/build\//;

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);

/** Matching files of the project, relative to its root. */
export function listFiles(pattern: string | readonly string[]): string[] {
  return globSync([...[pattern].flat()], { cwd: root, exclude: ['**/node_modules'] })
    .filter((path) => !generated.test(path) && statSync(join(root, path)).isFile())
    .sort();
}

export const read = (path: string) => readFileSync(join(root, path), 'utf8');
