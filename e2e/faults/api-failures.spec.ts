import { BackendSandbox } from '../../mocks/adapters/backend-sandbox.ts';
import { seededAccounts, seededPassword } from '../../mocks/db/accounts.ts';
import { paths } from '../../src/paths/paths.ts';
import { passCaptcha } from '../../test/captcha.ts';
import { consentBox } from '../../test/consent.ts';
import { type Fault, faultProxySandbox, test } from '../../test/fault-fixtures.ts';
import { expect, field, fillPasswordLogin, toast } from '../../test/fixtures.ts';
import { setSessionCookies } from '../../test/session-cookies.ts';
import { translate } from '../../test/translate.ts';

const failedTitle = translate('zh', 'error.server.title');

test.describe.configure({ mode: 'serial' });

/** API failures without an error code. */
const failures: Record<string, Fault> = {
  'does not respond': async () => {},
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
  'sends a success with the wrong data': async ({ response }) => {
    response.end('{"code":"00000","msg":"Ok","data":{"list":[null],"title":null}}');
  },
  'responds with 502': async ({ response }) => {
    response.statusCode = 502;
    response.end('Bad Gateway');
  },
};

for (const [name, fault] of Object.entries(failures)) {
  test(`an API that ${name} affects only the pages that require it`, { tag: ['@R8.7', '@zh'] }, async ({
    request,
    api,
    site,
  }) => {
    api.fault = fault;
    const [home, quote, ...without] = await Promise.all([
      request.get(site.url + paths.home()),
      request.get(site.url + paths.quote()),
      request.get(site.url + paths.newsList()),
      request.get(site.url + paths.sitemap()),
      request.get(site.url + paths.rss()),
    ]);
    expect(home.status()).toBe(200);
    expect((await home.text()).includes(`>${translate('zh', 'home.news.unavailable')}<`)).toBe(true);
    expect(quote.status()).toBe(200);
    for (const response of without) {
      expect(response.status(), response.url()).toBe(503);
      expect(response.headers()['retry-after'], response.url()).toBe('10');
      expect(response.headers()['cache-control'], response.url()).toBe('private, no-store');
    }
    const title = /<h1[^>]*>(.*?)<\/h1>/.exec((await without[0]?.text()) ?? '')?.[1];
    expect(title?.replaceAll('<wbr>', '')).toBe(failedTitle);
  });
}

/** The failures that the browser cannot handle either. */
const broken = Object.entries(failures).filter(([name]) => !/does not|more than|wrong data/.test(name));

test('a form preserves its input through every API failure and can be submitted afterwards', {
  tag: ['@R8.9', '@zh'],
}, async ({ page, t, api, site }) => {
  await page.goto(site.url + paths.apply());
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
  await consentBox(page, t).check();
  const send = page.getByRole('button', { name: t('apply.submit'), exact: true });
  for (const [name, fault] of broken) {
    // Not forwarded: the fake backend would reject the second application.
    api.fault = (call) =>
      fault({ ...call, forward: async () => JSON.stringify({ code: '00000', msg: '', data: null }) });
    await (name === broken[0]?.[0] ? passCaptcha(page, send) : send.click());
    await expect(
      page.locator('form').getByRole('alert').getByText(t('apply.result.fail.title')),
      name,
    ).toBeVisible();
    for (const { input, value } of fields) await expect(input, name).toHaveValue(value);
  }
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.fault = async ({ response, forward }) => {
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
    tag: ['@R8.7', '@zh'],
  },
  async ({ page, t, api, site }, { project }) => {
    const signedIn = await new BackendSandbox(project.metadata.apiBase, faultProxySandbox).signIn('main');
    await setSessionCookies(page.context(), signedIn, site.url);
    const title = page.getByRole('heading', { level: 1 });
    for (const [name, fault] of broken) {
      api.fault = fault;
      await page.goto(site.url + paths.userInfo());
      // An incomplete response is a network error, a complete one a server error.
      const isCut = name === 'closes the connection half way';
      await expect(title, name).toHaveText(t(isCut ? 'user.unreachable.title' : 'error.server.title'));
      api.fault = undefined;
      await page.getByRole('button', { name: t('user.failed.retry') }).click();
      await expect(title, name).toHaveText(t('user.info.title'));
    }
  },
);

test.describe('in a browser without AbortSignal.any', () => {
  test('a login completes and opens a page with its data', { tag: ['@R8.7', '@zh'] }, async ({
    page,
    t,
    site,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'any'));
    await page.goto(site.url + paths.login(paths.userInfo()));
    await fillPasswordLogin(page, t, seededAccounts.main.account, seededPassword);
    await expect(page.getByRole('main')).toContainText(seededAccounts.main.account);
  });
});

test.describe('an exception', () => {
  test.use({ expectedErrors: [[/a fault/], { scope: 'test' }] });

  test('in a submit handler shows an error and preserves the input', { tag: ['@R2.31', '@zh'] }, async ({
    page,
    t,
    site,
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
  tag: ['@R2.31', '@zh'],
}, async ({ page, api, site }) => {
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
