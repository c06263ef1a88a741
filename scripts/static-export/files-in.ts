import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** The files below a directory, by their paths in it with `/`. */
export async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).split(sep).join('/'));
}
