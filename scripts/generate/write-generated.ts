import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Writes a generated file. With `--check` on the command line it writes nothing, and the program fails for a stale file.
 *
 * @param path relative to the project root
 */
export async function writeGenerated(path: string, content: string | Uint8Array): Promise<void> {
  const file = join(root, path);
  const bytes = Buffer.from(content);
  const current = await readFile(file).catch(() => null);
  if (current?.equals(bytes)) return;
  if (process.argv.includes('--check')) {
    console.error(`${path} is stale. Run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  console.log(`Wrote ${path}.`);
}
