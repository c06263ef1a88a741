import { PNG } from 'pngjs';
import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { expect, test } from '../../test/fixtures.ts';
import { publicPages } from '../../test/route-table.ts';
import { startSiteWithLogs } from '../../test/site-with-logs.ts';

const origin = 'https://www.example.com';

/** The paths of the preview images that a page names. */
const previewsOf = (html: string) =>
  [...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)].map(([, url = '']) => {
    expect(url).toMatch(new RegExp(`^${origin}/`));
    return url.slice(origin.length);
  });

test('every public page and article has a preview image of its own', {
  tag: ['@R2.60', '@en', '@all'],
}, async ({ request, language }) => {
  const pages = [...publicPages, paths.newsDetail('n1014'), paths.advance('a2009')];
  const images = new Map<string, Buffer>();
  for (const path of pages) {
    const html = await (await request.get(localize(path, language))).text();
    const [preview = '', ...more] = previewsOf(html);
    expect(more, path).toEqual([]);
    expect(preview).toBe(localize(paths.preview(path), language));
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    const response = await request.get(preview);
    expect(response.headers()['content-type'], path).toBe('image/png');
    const image = await response.body();
    const { width, height } = PNG.sync.read(image);
    expect([width, height], path).toEqual([1200, 630]);
    images.set(image.toString('base64'), image);
  }
  expect(images.size).toBe(pages.length);
});

test('an image of another file, page or article does not exist', { tag: '@en' }, async ({
  request,
  language,
}) => {
  for (const file of ['/preview/nowhere.png', '/preview/about.jpg', paths.preview('/about/news/nowhere')]) {
    expect((await request.get(localize(file, language))).status(), file).toBe(404);
  }
});

test(
  'an image comes from the page cache unchanged, and clients may store it',
  { tag: ['@zh', '@all'] },
  async ({ browserName: _ }, { project }) => {
    const site = await startSiteWithLogs(project.metadata.apiBase, { CACHE_SECONDS: '600' });
    try {
      const images: Buffer[] = [];
      for (let count = 0; count < 2; count += 1) {
        const response = await fetch(site.url + paths.preview(paths.about()));
        expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
        expect(response.headers.get('content-encoding')).toBeNull();
        images.push(Buffer.from(await response.arrayBuffer()));
      }
      const [first, cached] = images;
      expect(PNG.sync.read(first ?? Buffer.alloc(0)).width).toBe(1200);
      expect(cached).toEqual(first);
      await expect.poll(() => site.log.some((line) => JSON.parse(line).cache === 'hit')).toBe(true);
    } finally {
      await site.stop();
    }
  },
);
