import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { operations } from '../../test/contract/caller.ts';
import { loopback } from '../engine/loopback.ts';
import { createProductBackend } from '../fake-backend.ts';
import { referencePage, replayPage } from './pages.ts';
import { createReference } from './reference.ts';

async function render(hasSite: boolean): Promise<string> {
  const response = await createProductBackend().fetch(
    new Request('http://test/__mock__/catalogue'),
    loopback,
  );
  const { codes } = await response.json();
  return referencePage(createReference({ codes, base: '/api', hasSite }));
}

test('the page lists every operation with every code', async () => {
  const html = await render(false);
  for (const { operationId, codes } of operations) {
    expect(html).toContain(`"operationId":"${operationId}"`);
    for (const code of codes)
      expect(html).toContain(`[Replay this](docs/replay?rule=${operationId}:${code}@1)`);
  }
});

test('the page shows the examples of the published contract', async () => {
  const html = await render(false);
  expect(html).toContain('"summary":"Success, content in Chinese"');
  expect(html).toContain(
    '"summary":"Sub-account limit reached, contact us","description":"Creates one more sub-account',
  );
});

test('the page loads nothing from other origins', async () => {
  const html = await render(true);
  const addresses = [...html.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(['data:,', 'docs/redoc.standalone.js', 'docs/start.js']);
});

test('with a site, a link opens the page that makes the call', async () => {
  const html = await render(true);
  expect(html).toContain('[Replay this](/user/sub-account/create?as=main&mock=createSubUser:A2012@1)');
  expect(html).toContain('[Replay this](/login?mock=loginByPassword:A0101@1)');
  expect(html).toContain('[Replay this](/?mock=getSeo:B0001@1)');
  expect(html, 'no page calls it').toContain('[Replay this](docs/replay?rule=logout:B0001@1)');
});

test('a table describes the trigger of a code', async () => {
  const html = await render(false);
  expect(html).toMatch(
    /A2013\\u003cbr>\[Replay this\]\(docs\/replay\?rule=createSubUser:A2013@1\) \| 200 \| [^|]+ \| [^|]+ \| [A-Z][^|]+\. \|/,
  );
  expect(html).toMatch(
    /B002\\u003cbr>[^|]+ \| 500 \| [^|]+ \| [^|]+ \| Replay only\. The fake backend has no external database/,
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
