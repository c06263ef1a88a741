import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { productFolder, workerFile } from '../../mocks/adapters/static-files.ts';
import { archiveReadme, filesFolder, siteFolder, startCommands, startPage } from './archive-texts.ts';
import { filesIn } from './list-files.ts';

/** The base of the build for an archive. The service worker replaces it by the path at which the archive is open. */
export const archiveBase = '/__demo__/';

/**
 * The files of an archive: the start commands, and beside them one folder that opens at any path of any host.
 *
 * Each address of this folder is a start page, which starts the service worker and loads again. The worker answers with the files of
 * the folder `files` in it, with the right base.
 *
 * @param client the exported site
 * @param base the base that it was built with
 */
export async function archiveEntries(client: string, base: string): Promise<Record<string, Uint8Array>> {
  const entries: Record<string, Uint8Array> = {};
  const start = text(startPage);
  const worker = { base: base.replace(/\/$/, ''), folder: filesFolder };
  for (const path of await filesIn(client)) {
    const content = await readFile(join(client, path));
    if (path === workerFile) {
      entries[siteFolder + path] = text(`self.archive = ${JSON.stringify(worker)};\n${content}`);
      continue;
    }
    entries[siteFolder + filesFolder + path] = content;
    // Service workers do not answer for sandboxed frames.
    if (path.startsWith(productFolder)) entries[siteFolder + path] = content;
    else if (path.endsWith('.html')) entries[siteFolder + path] = start;
  }
  for (const command of Object.values(startCommands)) {
    const content = await readFile(new URL(`./${command}`, import.meta.url), 'utf8');
    // Windows reads the labels of a script reliably only with its own line ends.
    entries[command] = text(command.endsWith('.cmd') ? content.replaceAll('\n', '\r\n') : content);
  }
  entries['README.txt'] = text(archiveReadme);
  return entries;
}

/** What macOS needs to run a file by a double click: the mark of a file from Unix, and the permission. */
const executable = { os: 3, attrs: 0o100755 << 16 };

/** Packs the files of an archive into one folder, so that unpacking leaves no loose files. */
export const zipInFolder = (folder: string, entries: Record<string, Uint8Array>): Uint8Array =>
  zipSync({
    [folder]: Object.fromEntries(
      Object.entries(entries).map(([path, content]) => [
        path,
        path === startCommands.others ? [content, executable] : content,
      ]),
    ),
  });

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
