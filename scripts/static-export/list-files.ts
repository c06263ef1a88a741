import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { workerFile } from '../../mocks/adapters/worker-file.ts';

/** The files of a static site by their addresses, with a version of their content. */
export async function listFiles(directory: string): Promise<{ version: string; files: string[] }> {
  const hash = createHash('sha256');
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== workerFile)
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)))
    .sort();
  for (const path of paths) hash.update(path).update(await readFile(join(directory, path)));
  const files = paths.map((path) =>
    path
      .split(sep)
      .join('/')
      .replace(/(^|\/)index\.html$/, '$1'),
  );
  return { version: hash.digest('hex').slice(0, 16), files };
}
