import { localize } from '../../src/i18n/localized-path.ts';
import { paths } from '../../src/paths/paths.ts';
import { checkStructuredData, type DataBlock } from '../../test/check-structured-data.ts';
import { expect, test } from '../../test/fixtures.ts';
import { publicPages } from '../../test/route-table.ts';

const article = paths.newsDetail('n1009');
const announcement = paths.advance('a2001');
const offers = [
  ...(['brand', 'service', 'employee', 'bbs'] as const).map((line) => paths.product(line)),
  paths.survey(),
  ...publicPages.filter((path) => path.startsWith('/data-service/')),
];

/** The structured data in the HTML of a page. */
const blocksIn = (page: string, html: string): DataBlock[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) => ({
    page,
    data: JSON.parse(json),
  }));

test('the structured data of every public page follows schema.org', {
  tag: ['@R2.64', '@en', '@all'],
}, async ({ request, language }) => {
  const pages = [...publicPages, article, announcement];
  const blocks: DataBlock[] = [];
  for (const path of pages) {
    const html = await (await request.get(localize(path, language))).text();
    blocks.push(...blocksIn(path, html));
  }
  expect(checkStructuredData(blocks)).toEqual([]);
  const pagesWith = (type: string) =>
    blocks.filter(({ data }) => data['@type'] === type).map(({ page }) => page);
  expect(pagesWith('BreadcrumbList').sort()).toEqual(pages.filter((path) => path !== paths.home()).sort());
  expect(pagesWith('Service').sort()).toEqual([...offers].sort());
  expect(pagesWith('NewsArticle')).toEqual([article, announcement]);
  expect(pagesWith('FAQPage').length).toBeGreaterThan(2);
  expect(pagesWith('JobPosting').length).toBeGreaterThan(1);
  expect(pagesWith('Organization').sort()).toEqual([paths.home(), paths.about(), paths.contact()].sort());
  expect(pagesWith('WebSite')).toEqual([paths.home()]);
});
