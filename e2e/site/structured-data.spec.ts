import { publicPages } from '../../checks/repo/route-table.ts';
import { paths } from '../../src/app/paths.ts';
import { localize } from '../../src/i18n/localized-path.ts';
import { checkStructuredData, type DataBlock } from '../support/check-structured-data.ts';
import { expect, test } from '../support/fixtures.ts';

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

test('the structured data of every public page follows schema.org', { tag: ['@R2.64', '@en'] }, async ({
  request,
  language,
}) => {
  test.slow();
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

test('an unknown type, an unknown property and a missing property are reported', { tag: '@zh-only' }, () => {
  test.slow();
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Surveys',
    description: 'Surveys',
    url: 'https://www.example.com/survey',
    provider: { '@type': 'Organization', name: 'Example', url: 'https://www.example.com' },
  };
  expect(checkStructuredData([{ page: '/survey', data: service }])).toEqual([]);
  const { provider: _, ...withoutProvider } = service;
  const wrong = [
    { page: '/a', data: { ...service, '@type': 'Servise' } },
    { page: '/b', data: { ...service, prize: '1' } },
    { page: '/c', data: withoutProvider },
  ];
  const errors = checkStructuredData(wrong);
  expect(errors.find((error) => error.startsWith('/a: '))).toContain('Servise');
  expect(errors.find((error) => error.startsWith('/b: '))).toContain('prize');
  expect(errors).toContain('/c: Service lacks provider');
});
