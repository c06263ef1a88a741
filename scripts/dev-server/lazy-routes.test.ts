import { expect, test } from 'vitest';
import { importOnDemand } from './lazy-routes.ts';

const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** A build with the shape of the router's, whose second route cannot be read. */
const build = `
import * as route0 from "${moduleOf('export const loader = () => "root"')}";
import * as route1 from "${moduleOf('throw new Error("read")')}";
export const routes = { root: { module: route0 }, page: { module: route1 } };`;

test('a route of the dev server is read with its first request', async () => {
  const { routes, loadRoute } = await import(moduleOf(importOnDemand(build)));
  expect(routes.root.module.loader).toBeUndefined();
  await loadRoute('root');
  expect(routes.root.module.loader()).toBe('root');
  await expect(loadRoute('page')).rejects.toThrow('read');
});

test('a server build without imports of routes is reported', () => {
  expect(() => importOnDemand('export const routes = {};')).toThrow('no longer imports its routes');
});
