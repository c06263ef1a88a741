import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Writes a generated file. With `--check` on the command line it writes nothing, and the program fails for a stale file.
 *
 * @param path relative to the project root
 */
export async function writeGenerated(path: string, content: string): Promise<void> {
  const file = join(root, path);
  if ((await readFile(file, 'utf8').catch(() => '')) === content) return;
  if (process.argv.includes('--check')) {
    console.error(`${path} is stale. Run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`Wrote ${path}.`);
}
