/**
 * Takes pictures of every page of the production build: `npm run screenshots`.
 *
 * Writes `test-results/screenshots/index.html`, a contact sheet. With `--against <git reference>` that state of the project
 * is built beside this one, and the page shows what differs.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { startSiteAndBackend } from '../../e2e/support/site-server.ts';
import { comparePictures } from './compare.ts';
import { takeReadmePictures } from './readme.ts';
import { contactSheet, differenceReport } from './report.ts';
import { listSubjects, previews, type Subject } from './subjects.ts';
import { takePictures } from './take.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = join(root, 'test-results/screenshots');

/** Takes the pictures of a built project. */
async function take(subjects: readonly Subject[], into: string, directory = root): Promise<void> {
  const site = await startSiteAndBackend(directory);
  try {
    await takePictures(site, subjects, into);
  } finally {
    await site.stop();
  }
}

/** Checks a state of the project out beside this one, builds it, and takes its pictures. */
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
  previews: isForPreviews,
  readme: isForReadme,
} = new Command('npm run screenshots --')
  .description('Takes pictures of every page; run `npm run build` first.')
  .option('--against <reference>', 'a git reference to compare with')
  .option('--only <text>', 'pages whose address contains a text')
  .option('--previews', 'instead, the pictures that link previews of the site show, into `public/preview`')
  .option(
    '--readme',
    'instead, the pictures of the README, into `docs/pictures`; run `npm run demo:build` first',
  )
  .parse()
  .opts<{ against?: string; only?: string; previews?: true; readme?: true }>();

if (isForPreviews) {
  await take(previews, join(root, 'public/preview'));
  process.exit();
}

if (isForReadme) {
  await takeReadmePictures(join(root, 'docs/pictures'));
  process.exit();
}

const subjects = listSubjects(only);
const names = subjects.map(({ name }) => name);
const [before, after, difference] = ['before', 'after', 'difference'].map((name) => join(folder, name));
if (!before || !after || !difference) throw new Error('There is no folder for the pictures');
if (!existsSync(join(root, 'build/server'))) throw new Error('There is no build: run `npm run build` first.');

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
console.log(`${names.length} pictures: ${join(folder, 'index.html')}`);
