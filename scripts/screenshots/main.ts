/**
 * Takes screenshots of every page of the production build: `npm run screenshots`.
 *
 * Writes `test-results/screenshots/index.html`, a contact sheet.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { startSiteAndBackend } from '../../test/site-server.ts';
import { contactSheet } from './contact-sheet.ts';
import { takeReadmePictures } from './readme.ts';
import { listSubjects } from './subjects.ts';
import { takePictures } from './take.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'test-results/screenshots');

const { only, readme: isForReadme } = new Command('npm run screenshots --')
  .description('Takes screenshots of every page. Run `npm run build` first.')
  .option('--only <text>', 'only pages whose address contains this text')
  .option(
    '--readme',
    'write only the pictures of the documents, to `docs/pictures`; run `npm run demo:build` first',
  )
  .parse()
  .opts<{ only?: string; readme?: true }>();

if (isForReadme) {
  await takeReadmePictures(join(root, 'docs/pictures'));
  process.exit();
}

if (!existsSync(join(root, 'build/server')))
  throw new Error('The build is missing. Run `npm run build` first.');
rmSync(folder, { recursive: true, force: true });
const subjects = listSubjects(only);
const site = await startSiteAndBackend(root);
try {
  await takePictures(site, subjects, folder);
} finally {
  await site.stop();
}
writeFileSync(join(folder, 'index.html'), contactSheet(subjects.map(({ name }) => name)));
console.log(`${subjects.length} screenshots: ${join(folder, 'index.html')}`);
