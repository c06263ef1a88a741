import { expect, test } from 'vitest';
import { addressOf } from '../../src/app/route-addresses.ts';
import { paths } from '../../src/paths/paths.ts';
import { listFiles, read } from '../../test/files.ts';
import { publicPages, routes } from '../../test/route-table.ts';

/** Pages outside the site map and the user area, with the reason. */
const unlisted: Record<string, string> = {
  '/apply/tip': 'the result of a form',
  '/login': 'a form for customers',
  '/transfer': 'redirects',
};

/** The addresses of the pages that are not in the site map. */
const others = Object.values(routes)
  .filter(({ id, file }) => id.startsWith('zh:') && file.endsWith('-page.tsx'))
  .map(({ id }) => addressOf(routes, id))
  .filter((address) => !publicPages.includes(address || '/') && !/[:*]/.test(address));

test('a page is in the site map or in the user area', () => {
  const outside = others.filter((address) => !/^\/user(?:\/|$)/.test(address));
  const toDo = 'add the route below page-meta in src/routes.ts, or the reason here';
  expect(outside.sort(), toDo).toEqual(Object.keys(unlisted));
});

test('src/paths/paths.ts has the address of every page', () => {
  const isKnown = (address: string) =>
    Object.values(paths).some((path) =>
      // The part of an address, such as the product line, is an argument.
      ['', address.split('/').at(-1)].some(
        (word) => `${Reflect.apply(path, undefined, [word])}`.split(/[?#]/)[0] === address,
      ),
    );
  expect([...publicPages, ...others].filter((address) => !/[:*]/.test(address) && !isKnown(address))).toEqual(
    [],
  );
});

test('a browser test opens every page that is not in the site map', () => {
  const specs = listFiles('e2e/site/*.spec.ts').map(read).join('\n');
  const nameOf = (address: string) =>
    Object.entries(paths).find(
      ([, path]) => `${Reflect.apply(path, undefined, [''])}`.split('?')[0] === address,
    )?.[0];
  expect(others.length).toBeGreaterThan(8);
  expect(others.filter((address) => !specs.includes(`paths.${nameOf(address)}(`))).toEqual([]);
});
