import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';
import { sendRaw } from '../../test/send-raw.ts';

/** Spellings of a URL of another site. */
const foreignUrls = [
  'https://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  'javascript:alert(1)',
  'data:text/html,evil',
  '/..//evil.example/',
  '/en//evil.example/',
  'https:evil.example',
];

test('no server redirect leads to another site', { tag: ['@R2.3', '@zh'] }, async ({ baseURL }) => {
  const cookie = 'TOKEN=t1';
  const addresses = [
    ...foreignUrls.flatMap((target) => [
      `/login?redirect=${encodeURIComponent(target)}`,
      `/en/login?redirect=${encodeURIComponent(target)}`,
      `/transfer?action=${encodeURIComponent(target)}`,
      `/transfer?action=login&redirect=${encodeURIComponent(target)}`,
    ]),
    ...[
      '//evil.example',
      '//evil.example/',
      '/%2fevil.example/',
      '/\\evil.example/',
      '/zh//evil.example',
      '/zh/\\evil.example',
    ],
    ...[
      '/zh/%2f%2fevil.example',
      '/zh///evil.example/',
      '//evil.example/%2e%2e',
      '/.//evil.example/',
      '/%09/evil.example/',
    ],
  ];
  for (const address of addresses) {
    for (const headers of [[], [`Cookie: ${cookie}`]]) {
      const { status, location } = await sendRaw(baseURL, address, headers);
      expect.soft(status, address).toBeLessThan(500);
      if (location === undefined) continue;
      const target = new URL(location, baseURL);
      expect.soft(`${target.origin}`, `${address} leads to ${location}`).toBe(baseURL);
      // Browsers resolve these to another host.
      expect.soft(location, address).not.toMatch(/^[/\\]{2}|^[/\\][\t\n\r]/);
    }
  }
});

test('no URL injects a header or a cookie', { tag: '@zh' }, async ({ baseURL }) => {
  const line = '%0d%0aSet-Cookie:%20hacked=1%0d%0aX-Hacked:%201';
  for (const address of [
    `/zh/${line}`,
    `/${line}/`,
    `/login?redirect=/${line}`,
    `/user/${line}`,
    `/en/user?a=${line}`,
  ]) {
    const { head, status } = await sendRaw(baseURL, address);
    expect.soft(status, address).toBeLessThan(500);
    expect.soft(head, address).not.toMatch(/^(?:set-cookie|x-hacked):/im);
  }
  const { head } = await sendRaw(baseURL, '/about', ['X-Request-Id: a%0d%0aX-Hacked: 1 <script>']);
  expect(head).toMatch(/^x-request-id: [\da-f-]{36}\r?$/im);
});

test('no response contains a foreign host name', { tag: '@zh' }, async ({ baseURL }) => {
  for (const host of [
    'evil.example',
    'evil.example:80',
    'localhost@evil.example',
    'evil.example/path',
    '',
    '"><script>',
  ]) {
    for (const path of ['/about', '/zh/about', paths.sitemap(), paths.rss(), '/robots.txt']) {
      const { head, body } = await sendRaw(baseURL, path, ['X-Forwarded-Host: evil.example'], host);
      expect.soft(`${head}${body}`, `${host} ${path}`).not.toContain('evil.example');
    }
  }
});

test('unusual language segments are rejected or redirected', {
  tag: ['@R2.2', '@R2.3', '@zh'],
}, async ({ baseURL }) => {
  const tricks: [address: string, status: number, location?: string][] = [
    ['/EN', 301, '/en'],
    ['/EN/', 301, '/en'],
    ['/en/', 301, '/en'],
    ['/en/en', 404],
    ['/en/en/', 301, '/en/en'],
    ['/zh/zh/about', 301, '/zh/about'],
    ['/zh/en/about', 301, '/en/about'],
    ['/%E2%80%A8/about', 400],
    ['/en%2fabout', 404],
    ['/%65n/about', 301, '/en/about'],
    ['/EN//about', 301, '/en/about'],
    ['/zh/About?a=1', 301, '/about?a=1'],
    ['/..%2f..%2fetc%2fpasswd', 404],
    ['/__proto__', 404],
    ['/constructor/about', 404],
    ['/en/__proto__', 404],
  ];
  for (const [address, status, location] of tricks) {
    const response = await sendRaw(baseURL, address);
    expect.soft([address, response.status, response.location]).toEqual([address, status, location]);
  }
  for (const address of [
    '/%2e%2e/',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fserver/index.js',
    '/%c0%ae/',
    '/%',
    '/en/%ff',
    '/assets/%',
  ]) {
    const { status, body } = await sendRaw(baseURL, address);
    expect.soft(status, address).toBeLessThan(500);
    expect.soft(body, address).not.toMatch(/"dependencies"|createRequestHandler|root:x:/);
  }
});
