import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routeTable from '../routes.ts';
import { menu } from './navigation.ts';

const namesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ id = '', children = [] }) => [id.slice(id.indexOf(':') + 1), ...namesOf(children)]);

test('every route name in the menu exists', { tags: ['R2.27'] }, () => {
  const routes = namesOf(routeTable);
  const marked = menu.flatMap(({ routeNames = [] }) => routeNames);
  expect(marked.filter((name) => !routes.includes(name))).toEqual([]);
});
