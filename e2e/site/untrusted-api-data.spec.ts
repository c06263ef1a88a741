import { paths } from '../../src/paths/paths.ts';
import { test } from '../../test/fault-fixtures.ts';
import { expect } from '../../test/fixtures.ts';
import { startSiteWithLogs } from '../../test/site-with-logs.ts';

test.describe.configure({ mode: 'serial' });

test('API data is rendered as text and does not pollute prototypes', { tag: '@zh' }, async ({
  page,
  api,
  site,
}) => {
  const script = '<script>window.hacked=1</script><img src=x onerror="window.hacked=1">';
  api.fault = async ({ response, forward }) => {
    const body = JSON.parse(await forward());
    for (const item of body.data?.list ?? []) item.title = script;
    const text = JSON.stringify(body).replace(
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

test('scripts in an article are removed', { tag: ['@R7.10', '@zh'] }, async ({ page, api, site }) => {
  api.fault = async ({ path, response, forward }) => {
    const body = JSON.parse(await forward());
    if (/news\/n1001/.test(path)) {
      body.data.content = [
        '<p id="rest">rest</p><script>window.hacked=1</script><img src="x" onerror="window.hacked=1">',
        '<a href="javascript:window.hacked=1">link</a><iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
        '<p style="position:fixed">styled</p><svg onload="window.hacked=1"></svg><base href="//evil.example/">',
      ].join('');
    }
    response.end(JSON.stringify(body));
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

test('a page with a malformed image URL uses its own preview image', {
  tag: '@zh',
}, async ({ api }) => {
  const withOrigin = await startSiteWithLogs(api.base, {
    CACHE_SECONDS: '0',
    SITE_ORIGIN: 'https://www.example.com',
  });
  api.fault = async ({ path, response, forward }) => {
    const body = JSON.parse(await forward());
    if (path.startsWith('/v1/seo')) body.data = { ...body.data, ogImage: 'http://[' };
    response.end(JSON.stringify(body));
  };
  try {
    for (const path of [paths.newsDetail('n1001'), paths.about()]) {
      const body = await fetch(withOrigin.url + path);
      expect(body.status, path).toBe(200);
      const preview = `content="https://www.example.com${paths.preview(path)}"`;
      expect(await body.text(), path).toContain(preview);
    }
  } finally {
    await withOrigin.stop();
  }
});

test('a title that the typefaces of preview images lack is replaced by the headline of the news', {
  tag: ['@zh', '@all'],
}, async ({ api, site }) => {
  const images: string[] = [];
  for (const title of ['🙂', '𠮷 </text>', 'AI']) {
    api.fault = async ({ path, response, forward }) => {
      const body = JSON.parse(await forward());
      if (/news\/n1001/.test(path)) body.data.title = title;
      response.end(JSON.stringify(body));
    };
    const image = await fetch(site.url + paths.preview(paths.newsDetail('n1001')));
    expect(image.status, title).toBe(200);
    images.push(Buffer.from(await image.arrayBuffer()).toString('base64'));
  }
  const [emoji, rare, latin] = images;
  expect(emoji).toBe(rare);
  expect(latin).not.toBe(emoji);
});
