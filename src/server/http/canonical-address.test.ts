import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AddressedRoute, canonicalAddresses } from './canonical-address.ts';

/** Routes as in a build: unprefixed and below a language. */
const paths = ['about', 'about/news', 'about/news/:id', 'about/advance/news/:id?', 'user/sub-account', '*'];
const root: AddressedRoute = { id: 'root', path: '', module: {} };
const mounted = ['', ':lang'].flatMap((prefix): AddressedRoute[] => {
  const id = `layout:${prefix}`;
  return [
    { id, parentId: 'root', path: prefix || undefined, module: {} },
    { id: `${id}:home`, parentId: id, index: true, module: {} },
    ...[...paths, ...(prefix ? ['product/~service'] : [])].map((path) => ({
      id: `${id}:${path}`,
      parentId: id,
      path,
      module:
        path === 'about/news'
          ? {
              handle: { searchParams: ['keyword', 'page'], isPersonal: true },
            }
          : {},
    })),
  ];
});
const routes = Object.fromEntries([root, ...mounted].map((route) => [route.id, route]));
const canonical = canonicalAddresses(routes);

describe('the path of a page', { tags: ['R2.40'] }, () => {
  test.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/aBout', '/about'],
    ['/%61bout/%6Eews', '/about/news'],
    ['/about//news/', '/about/news'],
    ['/zh/About', '/about'],
    ['/%65n/Product/%7eService', '/en/product/~service'],
    ['/EN', '/en'],
    ['/En/About', '/en/about'],
    ['/%45N/About/News/N1', '/en/about/news/N1'],
    ['/ZH/about', '/about'],
    ['/Zh', '/'],
    ['/EN/Nowhere', '/en/Nowhere'],
    ['/x/../about', '/about'],
    ['/User/SUB-account', '/user/sub-account'],
  ])('%s is %s', (target, path) => expect(canonical(target).path).toBe(path));

  test('preserves ids except for their encoding', () => {
    expect(canonical('/about/news/N1001').path).toBe('/about/news/N1001');
    expect(canonical('/About/News/%4e1001').path).toBe('/about/news/N1001');
    expect(canonical('/about/news/a%2fb').path).toBe('/about/news/a%2Fb');
    expect(canonical('/about/advance/NEWS').path).toBe('/about/advance/news');
  });

  test('is unchanged for unknown paths', () => {
    for (const path of ['/FR', '/Nowhere', '/en%2fabout', '/fr/About', '/Constructor', '/en/No/Where'])
      expect(canonical(path).path).toBe(path);
  });

  test('contains no other host', () => {
    for (const target of ['//evil.example', '/\\evil.example/', '/zh/\\evil.example', '/.//evil.example'])
      expect(canonical(target).path).toBe('/evil.example');
  });

  test('is idempotent', () => {
    const segment = fc.oneof(
      fc.constantFrom('about', 'News', 'zh', 'en', '%61bout', '..', '', '%2f', 'user', '~service', '\\'),
      fc.string({ unit: 'binary' }).map(encodeURIComponent),
      fc.webSegment(),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const { path } = canonical(`/${segments.join('/')}`);
        // Each step removes one default prefix, like a redirect.
        const next = canonical(path).path;
        expect(/^\/zh(?:\/|$)/.test(path) ? next.length < path.length : next === path, path).toBe(true);
      }),
      { seed: 21, numRuns: 2_000 },
    );
  });
});

describe('the key of a page', () => {
  test('contains the query parameters that the page reads, in a fixed order', () => {
    expect(canonical('/about/news?page=2&keyword=a').key).toBe('/about/news?keyword=a&page=2');
    expect(canonical('/about/news?utm_source=x&page=2&page=3').key).toBe('/about/news?page=2');
    expect(canonical('/about/news?keyword=a%20b').key).toBe(canonical('/about/news?keyword=a+b').key);
  });

  test('has no query when the page reads none', () => {
    for (const target of [
      '/about?1',
      '/about?keyword=1',
      '/about/news?keyword=',
      '/about/news?',
      '/about?a=%',
    ])
      expect(canonical(target).key).toBe(target.split('?')[0]);
  });
});

test('a page has the pattern and what the handles of its routes declare', () => {
  expect(canonical('/en/about/news?page=2').pattern).toBe('/:lang/about/news');
  expect(canonical('/about/news/n1001').pattern).toBe('/about/news/:id');
  for (const path of ['/nowhere', '/fr/about']) expect(canonical(path).pattern).toBe('*');
  expect([canonical('/about/news').isPersonal, canonical('/about').isPersonal]).toEqual([true, false]);
  expect([canonical('/').pattern, canonical('/en').pattern]).toEqual(['/', '/:lang']);
});
