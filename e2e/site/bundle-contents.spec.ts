import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';
import { workerFile } from '../../mocks/adapters/static-files.ts';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { developmentPrivateKey } from '../../mocks/db/development-keys.ts';
import { demoTexts } from '../../mocks/demo/texts.ts';
import { controlPrefix } from '../../mocks/engine/control-prefix.ts';
import { symbolicate } from '../../scripts/symbolicate/symbolicate.ts';
import { waitForQuiet } from '../../test/hydration.ts';

const build = new URL('../../build/', import.meta.url).pathname;
const files = globSync('{client,server}/**/*.{js,mjs,html,css,json}', { cwd: build }).map((name) => ({
  name,
  text: readFileSync(`${build}${name}`, 'utf8'),
}));

test('the production build contains no code of the fake backend', { tag: '@zh' }, () => {
  expect(files.some(({ name }) => name.startsWith('server/'))).toBe(true);
  expect(files.some(({ name }) => name.startsWith('client/'))).toBe(true);
  const traces = [
    seededPassword,
    seededAccounts.main.account,
    controlPrefix,
    workerFile,
    ...Object.values(demoTexts).map(({ title }) => title),
    'mswjs',
    'faker',
    developmentPrivateKey.split('\n')[1] ?? '',
  ];
  const found = files.flatMap(({ name, text }) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${name}: ${trace}`),
  );
  expect(found).toEqual([]);
});

test('the server build bundles the used parts of packages that the image does not have', {
  tag: '@zh',
}, () => {
  const server = files.filter(({ name }) => name.startsWith('server/') && name.endsWith('.js'));
  const imported = server.flatMap(({ text }) =>
    [...text.matchAll(/^(?:import|export) (?:.* from )?"([^."/][^"]*)"/gm)].map(([, name = '']) => name),
  );
  expect(imported).toContain('react');
  expect(imported.filter((name) => /^(?:@(?:fluentui|griffel)\/|typescript$)/.test(name))).toEqual([]);
});

const clientScripts = files.filter(({ name }) => /^client\/assets\/.*\.js$/.test(name));

test('source maps are built beside the public files, and a stack leads to the source code', {
  tag: '@zh',
}, async ({ request }) => {
  expect(globSync('client/**/*.map*', { cwd: build })).toEqual([]);
  expect(clientScripts.filter(({ text }) => text.includes('sourceMappingURL'))).toEqual([]);
  const [first] = clientScripts;
  expect((await request.get(`/assets/${basename(first?.name ?? '')}.map`)).status()).toBe(404);
  const readMap = (script: string) => readFileSync(`${build}source-maps/${script}.map`, 'utf8');
  const message = 'The code of a page could not be loaded';
  const thrower = clientScripts.find(({ text }) => text.includes(message));
  const lines = thrower?.text.slice(0, thrower.text.indexOf(message)).split('\n') ?? [];
  const place = `/assets/${basename(thrower?.name ?? '')}:${lines.length}:${lines.at(-1)?.length}`;
  expect(symbolicate(`at CodeLoadError (https://www.example.com${place})`, readMap)).toMatch(
    /^at CodeLoadError \(src\/browser\/chunk-load-recovery\.ts:\d+:\d+\)$/,
  );
});

test('telemetry has at most 2 KB of own script', { tag: '@zh' }, () => {
  const [own = ''] = globSync('client/assets/start-telemetry-*.js.br', { cwd: build });
  expect(readFileSync(`${build}${own}`).length).toBeLessThan(2_000);
});

/** Sums the compressed sizes of the scripts that a page loads, in KB. */
function watchScripts(page: Page): () => Promise<number> {
  const loaded: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) loaded.push(request);
  });
  return async () => {
    const sizes = await Promise.all(loaded.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
  };
}

test('the login is light before the first key, and then loads the user area before it is needed', {
  tag: ['@zh', '@R2.42'],
}, async ({ page }) => {
  const scriptSize = watchScripts(page);
  await page.goto('/login');
  await waitForQuiet(page);
  const before = await scriptSize();
  expect(before).toBeGreaterThan(100);
  expect(before).toBeLessThan(170);
  await page.locator('input').first().press('1');
  await expect.poll(scriptSize).toBeGreaterThan(before + 50);
});

test('password encryption is a separate chunk that no page loads up front', {
  tag: '@zh',
}, async ({ page }) => {
  const holders = files.filter(
    ({ name, text }) => name.startsWith('client/') && text.includes('BEGIN RSA PRIVATE KEY'),
  );
  expect(holders).toHaveLength(1);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await waitForQuiet(page);
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded).not.toContain(holders[0]?.name.replace('client', ''));
});
