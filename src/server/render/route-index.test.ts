import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import table from '../../routes.ts';
import { type IndexedRoute, routesFor, routeTree, shapes } from './route-index.ts';

const flat = (entries: RouteConfigEntry[], parentId?: string): IndexedRoute[] =>
  entries.flatMap(({ file, id = file, path, index, children = [] }) => [
    { id, parentId, path, index },
    ...flat(children, id),
  ]);

const routes = Object.fromEntries(flat(await table, 'root').map((entry) => [entry.id, entry]));
routes.root = { id: 'root', path: '' };

const whole = routeTree(routes);
const shapeOf = shapes(routes);
const found = (tree: RouteObject[], address: string) =>
  matchRoutes(tree, address)?.map(({ route, params }) => [route.id, params]);

const pathOf = ({ parentId, path = '' }: IndexedRoute): string => {
  const parent = routes[parentId ?? ''];
  return `${parent ? pathOf(parent) : ''}/${path}`.replaceAll(/\/+/g, '/');
};

const filled = ['n1001', 'user', 'en', 'about', 'x_y-z~1'].flatMap((value) =>
  Object.values(routes).map((entry) => pathOf(entry).replaceAll(/:\w+\??|\*/g, value)),
);
const unusual = ['/USER/Info', '/En/user/info/', '/user/info/more', '/a/b/c/d/e', '/about/advance/news', '/'];
const addresses = [...new Set([...filled, ...unusual])];

test('a part of the routes finds what all of them find', () => {
  expect(addresses.length).toBeGreaterThan(300);
  for (const address of addresses) {
    const shape = shapeOf(address);
    if (shape)
      expect(found(routeTree(routesFor(routes, shape)), address), address).toEqual(found(whole, address));
  }
});

test('a part is small', () => {
  const sizeOf = (address: string) => Object.keys(routesFor(routes, shapeOf(address) ?? [])).length;
  expect(Object.keys(routes).length).toBeGreaterThan(100);
  for (const address of ['/', '/user/info', '/en/user/info', '/about/news/n1001'])
    expect(sizeOf(address), address).toBeLessThan(20);
});

test('an address that the router reads in a way of its own is left to all routes', () => {
  const odd = ['/user/info.data', '//user/info', '/%75ser/info', '/a/../user/info', '/user\\info', '/用户'];
  expect(odd.map(shapeOf)).toEqual(odd.map(() => undefined));
});

test('addresses of one kind have one shape', () => {
  expect(shapeOf('/about/news/n1001')).toEqual(['about', 'news', ':']);
  expect(shapeOf('/About/News/n2')).toEqual(['about', 'news', ':']);
});
