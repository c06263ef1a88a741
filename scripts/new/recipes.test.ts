import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyRecipe } from './apply-recipe.ts';
import { code } from './code.ts';
import { page } from './page.ts';
import { type Recipe, RecipeError, stub } from './recipe.ts';
import { scenario } from './scenario.ts';

const root = join(import.meta.dirname, '../..');
let copy = '';

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'recipe-'));
  for (const name of ['src', 'mocks', 'checks', 'openapi', 'locales', 'ladle'])
    cpSync(join(root, name), join(copy, name), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

/** Applies a recipe to the copy. Returns the changed files with a stub; all of them parse. */
function apply(recipe: Recipe): string[] {
  const paths = applyRecipe(copy, recipe);
  for (const path of paths) {
    const text = readFileSync(join(copy, path), 'utf8');
    if (path.endsWith('.json')) JSON.parse(text);
    else if (path.endsWith('.yaml')) parse(text);
    else {
      const { diagnostics } = ts.transpileModule(text, {
        fileName: path,
        reportDiagnostics: true,
        compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
      });
      expect(diagnostics, path).toEqual([]);
    }
  }
  return paths.filter((path) => readFileSync(join(copy, path), 'utf8').includes(stub));
}

const read = (path: string) => readFileSync(join(copy, path), 'utf8');

test('a page has a route, a path, texts in both languages and a story', () => {
  expect(apply(page('product/pricing'))).toEqual([
    'locales/zh/productPricing.json',
    'locales/en/productPricing.json',
  ]);
  expect(read('src/routes.ts')).toContain("route('product/pricing', 'site/product-pricing/");
  expect(read('ladle/stories/pages.stories.tsx')).toContain('paths.productPricing()');
  expect(() => applyRecipe(copy, page('product/pricing'))).toThrow('exists already');
});

test('an error code is in the contract, in both languages and in the triggers', () => {
  const before = read('openapi/paths/sub-users.yaml');
  expect(apply(code('A5999', 'createSubUser'))).toEqual([
    'openapi/error-codes.yaml',
    'locales/zh/common.json',
    'locales/en/common.json',
    'checks/contract/error-triggers/sub-users.ts',
  ]);
  const paths = parse(read('openapi/paths/sub-users.yaml'));
  const listed = Object.values<Record<string, { operationId?: string; 'x-error-codes'?: string[] }>>(paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation['x-error-codes']?.includes('A5999'));
  expect(listed.map(({ operationId }) => operationId)).toEqual(['createSubUser']);
  expect(read('openapi/paths/sub-users.yaml').length).toBe(before.length + ', A5999'.length);
});

test('an operation without own codes gets its first one', () => {
  apply(code('A5999', 'listSubUsers'));
  expect(read('openapi/paths/sub-users.yaml')).toContain('x-error-codes: [A5999]');
  expect(read('checks/contract/error-triggers/sub-users.ts')).toMatch(/listSubUsers: \{\n {4}A5999: /);
});

test('a scenario has a state and a test', () => {
  expect(apply(scenario('quota-used', 'main'))).toEqual([
    'mocks/scenarios/scenarios.ts',
    'mocks/scenarios/scenarios.test.ts',
  ]);
});

test.each([
  ['a page', () => page('Pricing')],
  ['a code that exists', () => code('A5023', 'createSubUser')],
  ['an unknown operation', () => code('A5999', 'createNothing')],
  ['a scenario', () => scenario('Quota Used', 'main')],
])('%s that cannot be added is refused', (_, recipe) => {
  expect(recipe).toThrow(RecipeError);
});
