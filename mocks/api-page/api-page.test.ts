import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { operations } from '../../test/contract/caller.ts';
import { createProductBackend } from '../fake-backend.ts';
import { replayPage } from './pages.ts';
import { referencePage } from './reference.ts';

async function render(hasSite: boolean): Promise<string> {
  const response = await createProductBackend().fetch(new Request('http://test/__mock__/catalogue'));
  const { codes } = await response.json();
  return referencePage({ codes, base: '/api', hasSite });
}

/** The part of the page about an operation. */
function articleOf(html: string, operationId: string): string {
  const article = html.split('<article>').find((one) => one.includes(`id="${operationId}"`));
  if (!article) throw new Error(`The page has no ${operationId}`);
  return article;
}

test('the page lists every operation with every code', async () => {
  const html = await render(false);
  for (const { operationId, codes } of operations) {
    const article = articleOf(html, operationId);
    for (const code of codes) expect(article).toContain(`docs/replay?rule=${operationId}:${code}@1`);
  }
});

test('every link of the page to its own parts has a target', async () => {
  const html = await render(false);
  const targets = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(operations.length);
  for (const id of targets) expect(html.split(` id="${id}"`), id).toHaveLength(2);
});

test('the page shows the examples of the published contract', async () => {
  const html = await render(false);
  expect(html).toContain('Success, content in Chinese');
  expect(articleOf(html, 'createSubUser')).toContain(
    '<dt>A2012: Sub-account limit reached, contact us</dt><dd><p>Creates one more sub-account',
  );
});

test('the page shows the fields of parameters, bodies and responses', async () => {
  const html = await render(false);
  const create = articleOf(html, 'createSubUser');
  expect(create).toContain('<code>_t (query)</code>');
  expect(create).toMatch(
    /<code>account<\/code><\/td><td>string, [^<]+<\/td><td>required<\/td><td>The e-mail/,
  );
  expect(create).toMatch(/<code>data\.id<\/code>/);
  expect(articleOf(html, 'listSubUsers')).toMatch(/<code>data\.list\[\]\.name<\/code>/);
});

test('the page loads nothing and runs no script', async () => {
  const html = await render(true);
  expect([...html.matchAll(/<(?:script|link|img|iframe)\b[^>]*/g)].map(([tag]) => tag)).toEqual([
    '<link rel="icon" href="data:,"',
  ]);
});

test('with a site, a link opens the page that makes the call', async () => {
  const html = await render(true);
  const link = (address: string) => `<a href="${address}">Replay this</a>`;
  expect(html).toContain(link('/user/sub-account/create?as=main&amp;mock=createSubUser:A2012@1'));
  expect(html).toContain(link('/login?mock=loginByPassword:A0101@1'));
  expect(html).toContain(link('/?mock=getSeo:B0001@1'));
  expect(html, 'no page calls it').toContain(link('docs/replay?rule=logout:B0001@1'));
});

test('a table describes the trigger of a code', async () => {
  const create = articleOf(await render(false), 'createSubUser');
  expect(create).toMatch(/A2013<br>.+<\/td><td>200<\/td><td>[^<]+<\/td><td>.+<\/td><td>[A-Z][^<]+\.<\/td>/);
  expect(create).toMatch(
    /B002<br>.+<\/td><td>500<\/td>.+<td>Replay only\. The fake backend has no external database/,
  );
});

test.each([
  ['createSubUser:A2012@1', 'http://localhost:4010/__mock__'],
  ["'; exit 1; '", 'http://localhost:4010/;$(exit 1)&`exit 1`/__mock__'],
])('what the page says for a terminal is one call there: %s, %s', (rule, control) => {
  const html = replayPage(rule, control);
  const command = (html.match(/<pre><code>(.*)<\/code><\/pre>/s)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const said = execFileSync('sh', ['-ec', `curl() { printf '%s\\n' "$@"; }; ${command}`], {
    encoding: 'utf8',
  });
  const header = 'Content-Type: application/json';
  expect(said.trim().split('\n')).toEqual([
    `${control}/link`,
    '-H',
    header,
    '-d',
    JSON.stringify({ mock: rule }),
  ]);
});

test('the URL is escaped on the page', () => {
  const html = replayPage(`<script>'x'`, 'http://localhost:4010/__mock__');
  expect(html).not.toContain('<script>');
  expect(html).toContain(`'\\''x'\\''`);
});

test('the command is safe to paste into a shell with any host name', () => {
  const html = replayPage("a:A2012'", "http://x';touch /tmp/x;':1/__mock__");
  expect(html).toContain(
    "curl 'http://x'\\'';touch /tmp/x;'\\'':1/__mock__/link' -H 'Content-Type: application/json' -d '",
  );
});
