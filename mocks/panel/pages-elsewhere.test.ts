import { expect, test } from 'vitest';
import type { components } from '../engine/generated/control.d.ts';
import { pageElsewhere, pagesElsewhere, type Shown } from './pages-elsewhere.ts';
import { testCall } from './test-call.ts';

type Schemas = components['schemas'];

const operation = (operationId: string, ...pages: Schemas['Page'][]) => ({
  operationId,
  method: 'POST',
  path: '/',
  tag: '',
  summary: { zh: '', en: '' },
  codes: [],
  hasList: false,
  pages,
});
const create = { path: '/user/sub-account/create', as: 'main' };
const edit = { path: '/user/sub-account/create?id=1', as: 'main' };
const operations = [
  operation('createSubUser', create),
  operation('updateSubUser', edit),
  operation('getNews', { path: '/about/news/n1' }),
  operation('refreshToken'),
];
const shownAt = (address: string, ...called: string[]): Shown => ({
  address,
  operations,
  calls: called.map((operationId) => testCall({ operationId })),
});
const active = (
  operationId?: string,
  { ofScenario = false, ...rule }: { ofScenario?: boolean; off?: true } = {},
): Schemas['ActiveRule'] => ({
  id: 1,
  rule: { operationId, ...rule },
  text: '',
  ofScenario,
  seen: 0,
  applied: 0,
});

test('an operation is called by its pages in each language, with other parameters, and where it was called', () => {
  expect(pagesElsewhere('createSubUser', shownAt('/en'))).toEqual([create]);
  expect(pagesElsewhere('createSubUser', shownAt('/en/user/sub-account/create?like=2'))).toEqual([]);
  expect(pagesElsewhere('updateSubUser', shownAt('/user/sub-account/create?id=7'))).toEqual([]);
  expect(pagesElsewhere('updateSubUser', shownAt('/user/sub-account/create'))).toEqual([edit]);
  expect(pagesElsewhere('getNews', shownAt('/about/news/n2', 'getNews'))).toEqual([]);
  expect(pagesElsewhere('refreshToken', shownAt('/'))).toEqual([]);
});

test('a link leads elsewhere only where the page calls no operation of the active rules', () => {
  const home = shownAt('/');
  expect(pageElsewhere([active('updateSubUser'), active('createSubUser')], home)).toEqual(edit);
  expect(pageElsewhere([active('createSubUser'), active('*')], home)).toBeUndefined();
  expect(pageElsewhere([active('createSubUser'), active()], home)).toBeUndefined();
  expect(pageElsewhere([active('createSubUser', { off: true })], home)).toBeUndefined();
  const ofScenario = active('*', { ofScenario: true });
  expect(pageElsewhere([ofScenario, active('createSubUser')], home)).toEqual(create);
  expect(pageElsewhere([], home)).toBeUndefined();
});
