/**
 * Measures the development server and commands: `npm run bench:dev`.
 *
 * Commit first: it edits files of the project and restores them.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { Command } from 'commander';
import { readCount } from '../../mocks/cli/read-values.ts';
import { paths } from '../../src/paths/paths.ts';
import { browserArguments, findBrowser } from '../../test/browser.ts';
import { waitForHydration } from '../../test/hydration.ts';
import { startDevelopment } from '../../test/servers.ts';
import { translate } from '../../test/translate.ts';
import { writeBareApp } from './bare-app.ts';
import { middle } from './measure.ts';
import { toMarkdown, whole } from './table.ts';

const { rounds, firstPage: onlyFirstPage } = new Command('npm run bench:dev --')
  .description('Measures the development server beside a bare React Router application, and the commands.')
  .option('--rounds <count>', 'first pages per line; the table shows the median', readCount, 3)
  .option('--first-page', 'measure the first page only')
  .parse()
  .opts<{ rounds: number; firstPage?: boolean }>();

const root = fileURLToPath(new URL('../../', import.meta.url));
const rows: string[][] = [];
const head = ['Step', 'ms', 'Bare application, ms', 'Ratio'];
const mark = 'Measured';

/** Measures the duration of a step. */
async function time(what: string, act: () => unknown): Promise<void> {
  const startedAt = performance.now();
  await act();
  rows.push([what, whole(performance.now() - startedAt), '', '']);
}

/**
 * Edits a file, measures the time until the change is visible, and restores the file; the table shows the median.
 *
 * @param waitFor waits until the mark is there, or gone, and returns the epoch milliseconds of that moment
 */
async function timeChange(
  what: string,
  path: string,
  [from, to]: readonly [string, string],
  waitFor: (isThere: boolean) => Promise<number>,
) {
  const file = join(root, path);
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${path} has no ${from} to change`);
  const times: number[] = [];
  try {
    // The first update loads what later ones have.
    for (let round = 0; round <= rounds; round += 1) {
      const startedAt = Date.now();
      const shown = waitFor(true);
      writeFileSync(file, before.replace(from, to));
      if (round > 0) times.push((await shown) - startedAt);
      await shown;
      // A file watcher merges two changes in quick succession.
      await sleep(1_000);
      const gone = waitFor(false);
      writeFileSync(file, before);
      await gone;
      await sleep(1_000);
    }
  } finally {
    writeFileSync(file, before);
  }
  rows.push([what, whole(middle(times)), '', '']);
}

const run = (...words: string[]) =>
  execFileSync('npx', ['--no-install', ...words], { cwd: root, stdio: 'ignore' });

/** The development servers to compare, with a page of each. The bare application starts with `react-router dev`. */
const servers: Record<'bare' | 'own', { directory: string; path: string; flags?: string[] }> = {
  bare: { directory: writeBareApp(), path: '/', flags: [] },
  own: { directory: root, path: paths.login() },
};

/** Starts a development server, opens a page and returns the milliseconds until it is interactive. */
async function openFirstPage({ directory, path, flags }: (typeof servers)['own']): Promise<number> {
  await using page = await browser.newPage({ locale: 'zh-CN' });
  page.setDefaultTimeout(120_000);
  const startedAt = performance.now();
  await using server = await startDevelopment({ directory, path }, { flags });
  await page.goto(server.url + path);
  await waitForHydration(page);
  return performance.now() - startedAt;
}

/** Measures the first page beside that of a bare application, in turns: other load affects both. */
async function compareFirstPages(what: string, prepare: (directory: string) => void): Promise<void> {
  const times: { bare: number[]; own: number[] } = { bare: [], own: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['bare', 'own'] as const) {
      prepare(servers[name].directory);
      times[name].push(await openFirstPage(servers[name]));
    }
  }
  const [bare, own] = [middle(times.bare), middle(times.own)];
  rows.push([what, whole(own), whole(bare), `${(own / bare).toFixed(1)} ×`]);
}

const clearCache = (directory: string) =>
  rmSync(join(directory, 'node_modules/.vite'), { recursive: true, force: true });

await using browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
await compareFirstPages('`npm run dev` to an interactive page, first time after an installation', clearCache);
await compareFirstPages('`npm run dev` to an interactive page, later', () => {});
if (!onlyFirstPage) {
  await measureUpdates();
  await measureCommands();
}
console.log(toMarkdown(head, rows));

async function measureUpdates(): Promise<void> {
  await using page = await browser.newPage({ locale: 'zh-CN' });
  page.setDefaultTimeout(120_000);
  await using server = await startDevelopment({ path: paths.home() });
  const { url } = server;
  await page.goto(url);
  await waitForHydration(page);
  // The page itself notes the moment: questions from outside would slow it down.
  const shows = (isThere: boolean) =>
    page
      .waitForFunction(
        ([text, wanted]) => document.querySelector('h1')?.textContent.includes(text) === wanted && Date.now(),
        [mark, isThere] as const,
        { polling: 'raf' },
      )
      .then((handle) => handle.jsonValue())
      .then(Number);
  const answers = async (isThere: boolean) => {
    const read = async () => (await fetch(`${url}/api/v1/news/list?_t=1`)).text();
    while ((await read()).includes(mark) !== isThere) await sleep(10);
    return Date.now();
  };
  await timeChange(
    'Hot update of a component',
    'src/site/home/hero.tsx',
    ["t('home.hero.title')", `'${mark}'`],
    shows,
  );
  const title = translate('zh', 'home.hero.title');
  await timeChange('Hot update of a locale file', 'locales/zh/home.json', [title, mark], shows);
  const news = 'mocks/db/content/news-2026.ts';
  const [, first = ''] = /title: '([^']+)'/.exec(readFileSync(join(root, news), 'utf8')) ?? [];
  await timeChange('Change of the fake backend, to the next call', news, [first, mark], answers);
}

async function measureCommands(): Promise<void> {
  await time('`npm run generate`', () => run('node', 'scripts/generate/main.ts'));
  const checkTypes = () => execFileSync('npm', ['run', 'typecheck'], { cwd: root, stdio: 'ignore' });
  checkTypes();
  await time('Type check, nothing changed', checkTypes);
  const contractTypes = join(root, 'openapi/generated/schema.d.ts');
  const contractBefore = readFileSync(contractTypes, 'utf8');
  try {
    writeFileSync(contractTypes, contractBefore.replace('schemas: {', `schemas: { ${mark}: string;`));
    await time('Type check after a change of the contract', checkTypes);
  } finally {
    writeFileSync(contractTypes, contractBefore);
  }
  await time('One unit test file', () => run('vitest', 'run', 'src/paths/paths.test.ts'));
  await time('`npm run build`', () => execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'ignore' }));
}
