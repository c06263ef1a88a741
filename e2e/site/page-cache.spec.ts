import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';
import { sendRaw } from '../../test/send-raw.ts';
import { type SiteWithLogs, startSiteWithLogs } from '../../test/site-with-logs.ts';

test.describe.configure({ mode: 'serial' });

let site: SiteWithLogs;
test.beforeAll(async ({ browserName: _ }, { project }) => {
  site = await startSiteWithLogs(project.metadata.apiBase, { CACHE_SECONDS: '600' });
});
test.afterAll(() => site.stop());

let sent = 0;
async function visit(address: string): Promise<void> {
  await sendRaw(site.url, address);
  sent += 1;
}

/** The request lines of the log, when every request has one. */
async function requestLines(): Promise<string[]> {
  const lines = () =>
    site.log.flatMap((line) => {
      const { status, cache } = JSON.parse(line);
      return status === undefined ? [] : [[status, cache].filter(Boolean).join(' ')];
    });
  await expect.poll(() => lines().length).toBe(sent);
  return lines();
}

/** The statuses and cache statuses of the requests that `visits` sends. */
async function outcomesOf(visits: () => Promise<void>): Promise<Set<string>> {
  const before = (await requestLines()).length;
  await visits();
  return new Set((await requestLines()).slice(before));
}

const variants: [name: string, address: (count: number) => string, answer: string][] = [
  ['fragments', (count) => `/about#${count}`, '400'],
  ['capitals', (count) => `/${variantOf('about', count)}`, '301'],
  ['percent codes', (count) => `/${encodedVariantOf('about', count)}`, '301'],
  ['query names that no page reads', (count) => `/about?utm_source=${count}`, '200 hit'],
  ['queries without a value', (count) => `/about/news?keyword=&x=${count}`, '200 hit'],
];
for (const [name, address, expected] of variants) {
  test(`URLs that differ in ${name} render no page`, { tag: '@zh' }, async () => {
    for (const path of [paths.home(), paths.about(), paths.newsList()]) await visit(path);
    const outcomes = await outcomesOf(async () => {
      for (let count = 1; count <= 40; count += 1) await visit(address(count));
      await visit(paths.home());
    });
    expect(outcomes).toEqual(new Set(['200 hit', expected]));
  });
}

test('search pages have a separate cache and do not evict other pages', {
  tag: ['@zh', '@all'],
}, async () => {
  await visit(paths.home());
  for (let count = 0; count < 120; count += 1) await visit(paths.newsList({ keyword: `word-${count}` }));
  const outcomes = await outcomesOf(async () => {
    await visit(paths.home());
    await visit(paths.newsList({ keyword: 'word-119' }));
  });
  expect(outcomes).toEqual(new Set(['200 hit']));
});

/** A word whose upper-case letters are the bits of `count`. */
const variantOf = (word: string, count: number) =>
  [...word].map((letter, at) => (((count % 31) + 1) & (1 << at) ? letter.toUpperCase() : letter)).join('');

const encodedVariantOf = (word: string, count: number) =>
  [...word]
    .map((letter, at) => (((count % 31) + 1) & (1 << at) ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');
