import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { workerFile } from '../../mocks/adapters/static-files.ts';

/** The files of a static site by their addresses, with a version of their content. */
export async function listFiles(directory: string): Promise<{ version: string; files: string[] }> {
  const hash = createHash('sha256');
  const paths = (await filesIn(directory))
    .filter((path) => !/(^|\/)\.[^/]*$/.test(path) && path !== workerFile)
    .sort();
  for (const path of paths) hash.update(path).update(await readFile(join(directory, path)));
  const files = paths.map((path) => path.replace(/(^|\/)index\.html$/, '$1'));
  return { version: hash.digest('hex').slice(0, 16), files };
}

/** The files below a directory, by their paths in it with `/`. */
export async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)).split(sep).join('/'));
}
