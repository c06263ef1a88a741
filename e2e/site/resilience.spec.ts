import { BackendSandbox } from '../../mocks/adapters/backend-sandbox.ts';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { paths } from '../../src/app/paths.ts';
import { passCaptcha } from '../support/captcha.ts';
import { type Fault, FaultProxy, faultProxySandbox } from '../support/fault-proxy.ts';
import { expect, field, fillPasswordLogin, test, toast } from '../support/fixtures.ts';
import { keepCookies } from '../support/keep-cookies.ts';
import { type SiteWithLogs, startSiteWithLogs } from '../support/site-with-logs.ts';
import { translate } from '../support/translate.ts';

/** Longer than the API timeout of every page. */
const slowMs = 10_000;
const timeoutMs = 8_000;

const failedTitle = translate('zh', 'error.server.title');

test.describe.configure({ mode: 'serial' });

let api: FaultProxy;
let site: SiteWithLogs;

test.beforeAll(async ({ browserName: _ }, { project }) => {
  api = new FaultProxy(project.metadata.apiBase);
  await api.start();
  site = await startSiteWithLogs(api.base, { CACHE_SECONDS: '0' });
});
test.afterEach(() => {
  api.tamper = undefined;
});
test.afterAll(async () => {
  await site.stop();
  await api.kill();
});

/** API failures without an error code. */
const failures: Record<string, Fault> = {
  'takes 10 s to respond': async ({ response, forward }) => {
    setTimeout(() => void forward().then((text) => response.end(text)), slowMs);
  },
  'closes the connection half way': async ({ response, forward }) => {
    const text = await forward();
    response.write(text.slice(0, text.length / 2));
    setTimeout(() => response.destroy(), 50);
  },
  'sends truncated JSON': async ({ response, forward }) => {
    response.end((await forward()).slice(0, -10));
  },
  'sends HTML': async ({ response }) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<html><body>Bad gateway</body></html>');
  },
  'sends more than the size limit': async ({ response, forward }) => {
    const text = await forward();
    response.end(text.replace('{', `{"padding":"${'x'.repeat(3_000_000)}",`));
  },
  'responds with 502': async ({ response }) => {
    response.statusCode = 502;
    response.end('Bad Gateway');
  },
};

for (const [name, tamper] of Object.entries(failures)) {
  test(`an API that ${name} affects only the pages that require it`, { tag: ['@R8.7', '@zh-only'] }, async ({
    request,
  }) => {
    test.slow();
    api.tamper = tamper;
    const begun = Date.now();
    const [home, quote, ...without] = await Promise.all([
      request.get(site.url + paths.home()),
      request.get(site.url + paths.quote()),
      request.get(site.url + paths.newsList()),
      request.get(site.url + paths.sitemap()),
      request.get(site.url + paths.rss()),
    ]);
    expect(Date.now() - begun).toBeLessThan(timeoutMs);
    expect(home.status()).toBe(200);
    expect((await home.text()).includes(`>${translate('zh', 'home.news.unavailable')}<`)).toBe(true);
    expect(quote.status()).toBe(200);
    for (const answer of without) {
      expect(answer.status(), answer.url()).toBe(503);
      expect(answer.headers()['retry-after'], answer.url()).toBe('10');
      expect(answer.headers()['cache-control'], answer.url()).toBe('no-store');
    }
    expect((await without[0]?.text())?.includes(`<h1>${failedTitle}</h1>`)).toBe(true);
  });
}

/** The failures that the browser cannot handle either. */
const broken = Object.entries(failures).filter(([name]) => !/10 s|more than/.test(name));

test('a form preserves its input through every API failure and can be submitted afterwards', {
  tag: ['@R8.9', '@zh-only'],
}, async ({ page, t }) => {
  await page.goto(site.url + paths.apply());
  await passCaptcha(page);
  const typed = {
    'form.name': '林悦',
    'form.company': '示例公司',
    'form.email': 'resilient@example.com',
    'form.mobile': '13800000009',
  } as const;
  const fields = Object.entries(typed).map(([key, value]) => ({
    input: field(page, t(key as keyof typeof typed)),
    value,
  }));
  for (const { input, value } of fields) await input.fill(value);
  const send = page.getByRole('button', { name: t('apply.submit'), exact: true });
  for (const [name, tamper] of broken) {
    // Not forwarded: the fake backend would reject the second application.
    api.tamper = (call) =>
      tamper({ ...call, forward: async () => JSON.stringify({ code: '00000', msg: '', data: null }) });
    await send.click();
    await expect(page.getByRole('alert').getByText(t('apply.result.fail.title')), name).toBeVisible();
    for (const { input, value } of fields) await expect(input, name).toHaveValue(value);
  }
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.tamper = async ({ response, forward }) => {
    await held;
    response.end(await forward());
  };
  await send.click();
  await expect(page.getByRole('button', { name: t('apply.submitting') })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('apply.result.success.title'));
});

test(
  'the user area survives every API failure: the session stays, and each page can be retried',
  {
    tag: ['@R8.7', '@zh-only'],
  },
  async ({ page, t }, { project }) => {
    const signedIn = await new BackendSandbox(project.metadata.apiBase, faultProxySandbox).signIn('main');
    await keepCookies(page.context(), signedIn, site.url);
    const title = page.getByRole('heading', { level: 1 });
    for (const [name, tamper] of broken) {
      api.tamper = tamper;
      await page.goto(site.url + paths.userInfo());
      // An incomplete response is a network error, a complete one a server error.
      const isCut = name === 'closes the connection half way';
      await expect(title, name).toHaveText(t(isCut ? 'user.unreachable.title' : 'error.server.title'));
      api.tamper = undefined;
      await page.getByRole('button', { name: t('user.failed.retry') }).click();
      await expect(title, name).toHaveText(t('user.info.title'));
    }
  },
);

test.describe('in a browser without AbortSignal.any', () => {
  test('a login completes and opens a page with its data', { tag: ['@R8.7', '@zh-only'] }, async ({
    page,
    t,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
    await page.goto(site.url + paths.login(paths.userInfo()));
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    await expect(page.getByRole('main')).toContainText(seededAccounts.main.account);
  });
});

test.describe('an exception', () => {
  test.use({ expectedErrors: [[/a fault/], { scope: 'test' }] });

  test('in a submit handler shows an error and preserves the input', { tag: ['@R2.31', '@zh-only'] }, async ({
    page,
    t,
  }) => {
    await page.goto(site.url + paths.login());
    await expect(page.getByRole('button', { name: t('login.submit'), exact: true })).toBeEnabled();
    // Serializing the form data throws.
    await page.evaluate(() => {
      Object.defineProperty(Object.prototype, 'toJSON', {
        get(this: object) {
          if ('password' in this) throw new Error('a fault');
          return undefined;
        },
      });
    });
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    await expect(toast(page, failedTitle)).toBeVisible();
    await expect(field(page, t('form.email'))).toHaveValue(seededAccounts.main.account);
  });
});

test('a page recovers with one retry after an API outage', {
  tag: ['@R2.31', '@zh-only'],
}, async ({ page }) => {
  await page.goto(site.url + paths.home());
  await expect(page.getByRole('heading', { name: translate('zh', 'home.news.title') })).toBeVisible();
  await api.kill();
  await page.goto(site.url + paths.newsList());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(failedTitle);
  await page.goto(site.url + paths.product());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('zh', 'product.hero.title'));
  await page.goto(site.url + paths.newsList());
  await api.start();
  await page.getByRole('link', { name: translate('zh', 'error.retry') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate('zh', 'news.list.title'));
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('API data is rendered as text and does not pollute prototypes', { tag: '@zh-only' }, async ({
  page,
}) => {
  const script = '<script>window.hacked=1</script><img src=x onerror="window.hacked=1">';
  api.tamper = async ({ response, forward }) => {
    const answer = JSON.parse(await forward());
    for (const item of answer.data?.list ?? []) item.title = script;
    const text = JSON.stringify(answer).replace(
      '{',
      '{"__proto__":{"hacked":1},"constructor":{"prototype":{"hacked":1}},',
    );
    response.end(text);
  };
  await page.goto(site.url + paths.newsList());
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(script);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  expect(await page.evaluate(() => 'hacked' in window || 'hacked' in {})).toBe(false);
  const html = await (await page.request.get(site.url + paths.newsList())).text();
  expect(html.includes('<script>window.hacked')).toBe(false);
});

test('scripts in an article are removed', { tag: ['@R7.10', '@zh-only'] }, async ({ page }) => {
  api.tamper = async ({ path, response, forward }) => {
    const answer = JSON.parse(await forward());
    if (/news\/n1001/.test(path)) {
      answer.data.content = [
        '<p id="rest">rest</p><script>window.hacked=1</script><img src="x" onerror="window.hacked=1">',
        '<a href="javascript:window.hacked=1">link</a><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
        '<p style="position:fixed">styled</p><svg onload="window.hacked=1"></svg><base href="//evil.example/">',
      ].join('');
    }
    response.end(JSON.stringify(answer));
  };
  await page.goto(site.url + paths.newsDetail('n1001'));
  const article = page.getByRole('article').first();
  await expect(article).toContainText('rest');
  expect(
    await article
      .locator('script, iframe, svg[onload], base, [onerror], [style], [href^=javascript]')
      .count(),
  ).toBe(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('an article with a malformed image URL uses the default preview image', {
  tag: '@zh-only',
}, async () => {
  const named = await startSiteWithLogs(api.base, {
    CACHE_SECONDS: '0',
    SITE_ORIGIN: 'https://www.example.com',
  });
  api.tamper = async ({ path, response, forward }) => {
    const answer = JSON.parse(await forward());
    if (/news\/n1001/.test(path)) answer.data.cover = 'https://a:99999/cover.png';
    if (path.startsWith('/v1/seo')) answer.data = { ...answer.data, ogImage: 'http://[' };
    response.end(JSON.stringify(answer));
  };
  try {
    for (const path of [paths.newsDetail('n1001'), paths.about()]) {
      const answer = await fetch(named.url + path);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).toContain('content="https://www.example.com/preview/zh.png"');
    }
  } finally {
    await named.stop();
  }
});

test('the server rejects renders above its limit and still serves cached pages', {
  tag: '@zh-only',
}, async () => {
  test.slow();
  const busy = await startSiteWithLogs(api.base);
  try {
    expect((await fetch(busy.url + paths.about())).status).toBe(200);
    const held = Promise.withResolvers<void>();
    api.tamper = async ({ response, forward }) => {
      await held.promise;
      response.end(await forward());
    };
    const waiting = Array.from({ length: 150 }, (_, count) =>
      fetch(busy.url + paths.newsList(1, `word-${count}`)),
    );
    const refused: Response[] = [];
    for (const answer of waiting) void answer.then((one) => one.status === 503 && refused.push(one));
    await expect.poll(() => refused.length).toBe(50);
    for (const answer of refused) expect(answer.headers.get('retry-after')).toBe('5');
    expect((await fetch(busy.url + paths.about())).status).toBe(200);
    held.resolve();
    const answers = await Promise.all(waiting);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect((await fetch(busy.url + paths.newsList(1, 'word-149'))).status).toBe(200);
  } finally {
    await busy.stop();
  }
});

test('the cache serves a stale page while the API is down', { tag: '@zh-only' }, async () => {
  const keeping = await startSiteWithLogs(api.base, { CACHE_SECONDS: '1' });
  try {
    // Without the sandbox header, which makes a request uncacheable.
    const ask = () => fetch(keeping.url + paths.newsList());
    expect((await ask()).status).toBe(200);
    await api.kill();
    // Served stale, also after the revalidation failed.
    await expect.poll(() => cacheOf(keeping, ask), { timeout: 10_000 }).toBe('stale');
    expect((await ask()).status).toBe(200);
  } finally {
    await keeping.stop();
    await api.start();
  }
});

/** Sends a request and returns its cache status from the log. */
async function cacheOf(own: SiteWithLogs, ask: () => Promise<Response>): Promise<string | undefined> {
  const id = (await ask()).headers.get('x-request-id') ?? '';
  await expect.poll(() => own.log.some((line) => line.includes(id))).toBe(true);
  return JSON.parse(own.log.find((line) => line.includes(id)) ?? '{}').cache;
}

test('one of two servers restarts without a failed request', { tag: '@zh-only' }, async ({ request }) => {
  test.slow();
  const start = () => startSiteWithLogs(api.base, { DRAIN_SECONDS: '1' });
  const servers = [await start(), await start()];
  const failures: string[] = [];
  let asked = 0;
  let isOver = false;
  /** Sends requests like a load balancer: to ready servers in turn. */
  const visit = async (turn: number) => {
    for (let count = turn; !isOver; count += 1) {
      const ready: SiteWithLogs[] = [];
      for (const one of servers) {
        const health = await fetch(`${one.url}/readyz`).catch(() => undefined);
        if (health?.ok) ready.push(one);
      }
      const chosen = ready[count % ready.length];
      const answer = chosen && (await fetch(chosen.url + paths.home()).catch(() => undefined));
      if (answer?.status !== 200 || !(await answer.text()).endsWith('</html>'))
        failures.push(`${answer?.status}`);
      asked += 1;
    }
  };
  const visitors = [0, 1, 2, 3].map(visit);
  const [first] = servers;
  await expect.poll(() => asked).toBeGreaterThan(20);
  const [code] = await Promise.all([
    new Promise((resolve) => first?.process.once('exit', resolve)),
    first?.stop(),
  ]);
  servers[0] = await start();
  const before = asked;
  await expect.poll(() => asked).toBeGreaterThan(before + 20);
  isOver = true;
  await Promise.all(visitors);
  await Promise.all(servers.map((one) => one.stop()));
  expect(code).toBe(0);
  expect(failures).toEqual([]);
  expect((await request.get(`${site.url}/readyz`)).status()).toBe(200);
});
