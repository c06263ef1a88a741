/**
 * Takes screenshots of every page of the production build: `npm run screenshots`.
 *
 * Writes `test-results/screenshots/index.html`, a contact sheet. `--against <git reference>` builds that version as well and
 * shows the differences.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { startSiteAndBackend } from '../../test/site-server.ts';
import { comparePictures } from './compare.ts';
import { takeReadmePictures } from './readme.ts';
import { contactSheet, differenceReport } from './report.ts';
import { listSubjects, type Subject } from './subjects.ts';
import { takePictures } from './take.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'test-results/screenshots');

/** Takes the screenshots of a built project. */
async function take(subjects: readonly Subject[], into: string, directory = root): Promise<void> {
  const site = await startSiteAndBackend(directory);
  try {
    await takePictures(site, subjects, into);
  } finally {
    await site.stop();
  }
}

/** Checks out another version, builds it, and takes its screenshots. */
async function takeOf(reference: string, subjects: readonly Subject[], into: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'inherit' });
  git('worktree', 'add', '--detach', directory, reference);
  try {
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
    execFileSync('npm', ['run', 'build'], { cwd: directory, stdio: 'inherit' });
    await take(subjects, into, directory);
  } finally {
    git('worktree', 'remove', '--force', directory);
  }
}

const {
  against,
  only,
  readme: isForReadme,
} = new Command('npm run screenshots --')
  .description('Takes screenshots of every page. Run `npm run build` first.')
  .option('--against <reference>', 'git reference to compare with')
  .option('--only <text>', 'only pages whose address contains this text')
  .option(
    '--readme',
    'write only the pictures of the documents, to `docs/pictures`; run `npm run demo:build` first',
  )
  .parse()
  .opts<{ against?: string; only?: string; readme?: true }>();

if (isForReadme) {
  await takeReadmePictures(join(root, 'docs/pictures'));
  process.exit();
}

const subjects = listSubjects(only);
const names = subjects.map(({ name }) => name);
const [before, after, difference] = ['before', 'after', 'difference'].map((name) => join(folder, name));
if (!before || !after || !difference) throw new Error('The folder of the screenshots is missing');
if (!existsSync(join(root, 'build/server')))
  throw new Error('The build is missing. Run `npm run build` first.');

rmSync(folder, { recursive: true, force: true });
mkdirSync(difference, { recursive: true });
await take(subjects, after);
if (against) await takeOf(against, subjects, before);

const report = against
  ? differenceReport(
      against,
      names.map((name) => comparePictures(name, before, after, difference)),
    )
  : contactSheet(names);
writeFileSync(join(folder, 'index.html'), report);
console.log(`${names.length} screenshots: ${join(folder, 'index.html')}`);
