import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { seededAccounts } from '../../mocks/db/accounts.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';
import { publicPages } from '../../test/route-table.ts';

const client = new URL('../../build/client/', import.meta.url).pathname;
const [script = ''] = globSync('assets/*.js', { cwd: client });

/** Sends a request without cookies and without the sandbox header. */
const request = (base: string | undefined, path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers, redirect: 'manual' });

const session = {
  Cookie: `TOKEN=t1; USERDATA=${encodeURIComponent(
    JSON.stringify({
      id: 'u1',
      name: seededAccounts.main.name,
      email: 'm***@example.com',
      mobile: '138****0001',
      lastLoginTime: 1,
      parentId: '0',
    }),
  )}`,
};

/** Expects the headers of every response. */
function expectSafe(response: Response, label: string): void {
  const { headers } = response;
  expect.soft(headers.get('strict-transport-security'), label).toMatch(/^max-age=(?:[2-9]\d{7}|\d{9,})/);
  expect.soft(headers.get('x-content-type-options'), label).toBe('nosniff');
  expect.soft(headers.get('referrer-policy'), label).toBe('strict-origin-when-cross-origin');
  expect.soft(headers.get('permissions-policy'), label).toContain('camera=()');
  expect.soft(headers.get('cross-origin-opener-policy'), label).toBe('same-origin');
  expect.soft(headers.get('cross-origin-resource-policy'), label).toBe('same-origin');
  expect.soft(headers.get('x-powered-by'), label).toBeNull();
  expect.soft(headers.get('server'), label).toBeNull();
  const policy = headers.get('content-security-policy') ?? '';
  expect.soft(policy, label).toMatch(/^default-src 'none'; /);
  expect.soft(policy, label).toContain("frame-ancestors 'none'");
  expect.soft(policy, label).not.toContain('unsafe');
}

/** The opening tags of scripts and styles. */
const codeTags = /<(?:script|style|link rel="stylesheet")\b([^>]*)>/g;

/** Expects scripts and styles in elements, and none in attributes. */
async function expectPage(response: Response, label: string): Promise<{ html: string; policy: string }> {
  expectSafe(response, label);
  const html = await response.text();
  expect.soft([...html.matchAll(codeTags)].length, label).toBeGreaterThan(2);
  // Scripts start after the first paint.
  expect.soft(html.match(/<link[^>]+modulepreload|<script[^>]+type="module"/)?.[0], label).toBeUndefined();
  expect.soft(html.match(/<[^>]+\s(?:style|on[a-z]+)="[^"]*"/i)?.[0], label).toBeUndefined();
  return { html, policy: response.headers.get('content-security-policy') ?? '' };
}

/** Expects a shared page: the policy contains the hash of each inline script and style, and no nonce. */
async function expectSharedPage(
  response: Response,
  label: string,
): Promise<{ html: string; policy: string }> {
  const { html, policy } = await expectPage(response, label);
  expect.soft(html, label).not.toContain('nonce="');
  expect.soft(policy, label).not.toContain('nonce-');
  const inline = [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)];
  for (const [, , attributes = '', text = ''] of inline) {
    // Data blocks do not run and need no hash.
    if (attributes.includes('type="application/')) continue;
    const hash = createHash('sha256').update(text).digest('base64');
    expect.soft(policy, `${label}: ${text.slice(0, 60)}`).toContain(`'sha256-${hash}'`);
  }
  return { html, policy };
}

/** Expects a page for one user: one nonce, in the policy and on every script and style. */
async function expectOwnPage(response: Response, label: string): Promise<string> {
  const { html, policy } = await expectPage(response, label);
  const [, nonce = ''] = /'nonce-([\w+/=]{24})'/.exec(policy) ?? [];
  expect.soft(nonce, label).not.toBe('');
  for (const [, attributes = ''] of html.matchAll(codeTags))
    expect.soft(attributes, label).toContain(`nonce="${nonce}"`);
  return nonce;
}

/** Public pages that depend on the session. */
const dependOnSession = [paths.apply(), paths.quote()];

test(`every public page is identical for all users and has a hash-based policy`, { tag: '@zh' }, async ({
  baseURL,
  language,
}) => {
  for (const path of publicPages) {
    const lifetime = async () =>
      (await request(baseURL, localize(path, language))).headers.get('cache-control');
    // On a slow machine, the metadata of the first rendering comes too late, and the page is not shared.
    await expect.poll(lifetime, path).toBe('public, max-age=0, s-maxage=60, stale-if-error=600');
    const response = await request(baseURL, localize(path, language));
    expect.soft(response.status, path).toBe(200);
    // The headers that the test server forwards to the API make a page personal.
    expect.soft(response.headers.get('vary'), path).toBe('Accept-Encoding, X-Mock, X-Mock-Session');
    expect.soft(response.headers.get('cdn-cache-control'), path).toContain('stale-while-revalidate=600');
    expect.soft(response.headers.get('etag'), path).toMatch(/^W\/"/);
    const page = await expectSharedPage(response, path);
    const another = await request(
      baseURL,
      localize(path, language),
      dependOnSession.includes(path) ? {} : session,
    );
    expect.soft(await expectSharedPage(another, path), path).toEqual(page);
  }
});

test(`pages of a session are not stored and have a unique nonce`, { tag: '@en' }, async ({
  baseURL,
  language,
}) => {
  const own = [
    ...dependOnSession,
    paths.user(),
    paths.userInfo(),
    paths.subAccounts(),
    paths.subAccountCreate(),
  ];
  const nonces = new Set<string>();
  for (const path of own) {
    const response = await request(baseURL, localize(path, language), session);
    expect.soft(response.status, path).toBe(200);
    expect.soft(response.headers.get('cache-control'), path).toBe('private, no-store');
    expect.soft(response.headers.get('etag'), path).toBeNull();
    nonces.add(await expectOwnPage(response, path));
    nonces.add(await expectOwnPage(await request(baseURL, localize(path, language), session), path));
  }
  expect(nonces.size).toBe(own.length * 2);
  const guarded = await request(baseURL, localize(paths.user(), language));
  expect(guarded.status).toBe(302);
  expect(guarded.headers.get('cache-control')).toBe('private, no-store');
  expectSafe(guarded, 'redirect to the login');
});

test('responses that are not pages have a policy without script-src', { tag: '@zh' }, async ({ baseURL }) => {
  const documents: [path: string, status: number][] = [
    [paths.sitemap(), 200],
    [paths.rss(), 200],
    ['/robots.txt', 200],
    ['/favicon.svg', 200],
    ['/favicon.ico', 200],
    ['/apple-touch-icon.png', 200],
    [paths.manifest(), 200],
    [paths.securityTxt(), 200],
    ['/assets/gone.js', 404],
    ['/apple-touch-icon-precomposed.png', 404],
    ['/browserconfig.xml', 404],
    ['/.well-known/anything', 404],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/zh/about', 301],
    [`/${'a'.repeat(10_000)}`, 414],
  ];
  for (const [path, status] of documents) {
    const response = await request(baseURL, path);
    expect.soft(response.status, path).toBe(status);
    expectSafe(response, path);
    expect.soft(response.headers.get('content-security-policy'), path).not.toContain('script-src');
  }
  for (const path of ['/nowhere', '/fr/about', '/en/nowhere', paths.newsDetail('nowhere')]) {
    const response = await request(baseURL, path);
    expect.soft(response.status, path).toBe(404);
    expect.soft(response.headers.get('cache-control'), path).toBe('no-store');
    await expectSharedPage(response, path);
  }
});

test('files with a hash in their name are immutable and compressed', { tag: '@zh' }, async ({ baseURL }) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await request(baseURL, `/${script}`, { 'Accept-Encoding': encoding });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
  }
  expect((await request(baseURL, '/assets/gone.js')).headers.get('cache-control')).toBe('no-store');
  const { headers } = await request(baseURL, `/${script}`);
  expect(headers.get('strict-transport-security')).not.toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('an unchanged page responds with 304', { tag: '@zh' }, async ({ baseURL }) => {
  const first = await request(baseURL, paths.about());
  const etag = first.headers.get('etag') ?? '';
  const second = await request(baseURL, paths.about(), { 'If-None-Match': etag });
  expect(second.status).toBe(304);
  expect(await second.text()).toBe('');
  // The policy of a 304 response contains the hashes of the stored page.
  expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
  expect((await request(baseURL, paths.about(), { 'If-None-Match': etag, ...session })).status).toBe(304);
  const apply = await request(baseURL, paths.apply());
  const applyEtag = { 'If-None-Match': apply.headers.get('etag') ?? '' };
  expect((await request(baseURL, paths.apply(), applyEtag)).status).toBe(304);
  expect((await request(baseURL, paths.apply(), { ...applyEtag, ...session })).status).toBe(200);
  expect((await request(baseURL, paths.about(), { 'If-None-Match': 'W/"other"' })).status).toBe(200);
});

test('a page is sent with brotli, gzip or identity encoding', { tag: '@zh' }, async ({ baseURL }) => {
  const texts = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await request(baseURL, paths.about(), { 'Accept-Encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    texts.add(await response.text());
  }
  expect(texts.size).toBe(1);
});

test('browsers, which list gzip first, get brotli', { tag: '@zh' }, async ({ baseURL }) => {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  for (const path of [paths.about(), `/${script}`])
    expect((await request(baseURL, path, headers)).headers.get('content-encoding'), path).toBe('br');
  const personal = await request(baseURL, paths.userInfo(), { ...headers, ...session });
  expect(personal.headers.get('content-encoding')).toBe('br');
});
