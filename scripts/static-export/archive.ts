import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { productFolder } from '../../mocks/adapters/product-folder.ts';
import { workerFile } from '../../mocks/adapters/worker-file.ts';
import { archiveReadme, startPage } from './archive-texts.ts';

/** The base of the build for an archive. The service worker replaces it by the path at which the archive is open. */
export const archiveBase = '/__demo__/';

/** The folder with the files of the site. Everything around it leads there. */
const folder = 'site/';

/** The command that serves the archive, by its name in the archive. */
export const openCommand = 'open-demo.mjs';

/**
 * The files of an archive that opens at any path of any host.
 *
 * Each address of the site is a start page, which starts the service worker and loads again. The worker answers with the files of
 * the folder `site`, with the right base.
 *
 * @param client the exported site
 * @param base the base that it was built with
 */
export async function archiveEntries(client: string, base: string): Promise<Record<string, Uint8Array>> {
  const entries: Record<string, Uint8Array> = {};
  const start = text(startPage);
  const worker = { base: base.replace(/\/$/, ''), folder };
  for (const { path, content } of await readAll(client)) {
    if (path === workerFile) {
      entries[path] = text(`self.archive = ${JSON.stringify(worker)};\n${content}`);
      continue;
    }
    entries[folder + path] = content;
    // Service workers do not answer for sandboxed frames.
    if (path.startsWith(productFolder)) entries[path] = content;
    else if (path.endsWith('.html')) entries[path] = start;
  }
  entries[openCommand] = await readFile(new URL(`./${openCommand}`, import.meta.url));
  entries['README.txt'] = text(archiveReadme);
  return entries;
}

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

async function readAll(directory: string): Promise<{ path: string; content: Buffer }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const file = join(parentPath, name);
        return { path: relative(directory, file).split(sep).join('/'), content: await readFile(file) };
      }),
  );
}
