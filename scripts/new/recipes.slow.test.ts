import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages } from '../../src/i18n/languages.ts';
import { applyRecipe } from './apply-recipe.ts';
import { code } from './code.ts';
import { endpoint } from './endpoint.ts';
import { field } from './field.ts';
import { language } from './language.ts';
import { page } from './page.ts';
import { type Recipe, RecipeError, stub } from './recipe.ts';
import { scenario } from './scenario.ts';

const root = join(import.meta.dirname, '../..');
let copy = '';

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'recipe-'));
});
afterEach(() => rmSync(copy, { recursive: true }));

/** Copies the files that a recipe edits, and applies it to the copies. */
function applyToCopy(recipe: Recipe): string[] {
  for (const { path } of recipe.edits)
    if (existsSync(join(root, path)) && !existsSync(join(copy, path)))
      cpSync(join(root, path), join(copy, path));
  return applyRecipe(copy, recipe);
}

/** Applies a recipe to the copy. Returns the changed files with a stub; all of them parse. */
function apply(recipe: Recipe): string[] {
  const paths = applyToCopy(recipe);
  for (const path of paths) {
    const text = readFileSync(join(copy, path), 'utf8');
    if (path.endsWith('.json')) JSON.parse(text);
    else if (path.endsWith('.yaml')) parse(text);
    else if (/\.tsx?$/.test(path)) {
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

test('a page has a route, a path, texts in every language and a story', () => {
  expect(apply(page('product/sample'))).toEqual(
    languages.map((language) => `locales/${language}/productSample.json`),
  );
  expect(read('src/routes.ts')).toContain("route('product/sample', 'site/product-sample/");
  expect(read('ladle/stories/pages.stories.tsx')).toContain('paths.productSample()');
  expect(() => applyRecipe(copy, page('product/sample'))).toThrow('exists already');
});

test('a page with a name similar to existing ones says so', () => {
  expect(page('solution').toDo[0]).toBe(
    'Similar pages exist: /solutions. Check that /solution is none of them.',
  );
  expect(page('pricing').toDo.join()).not.toContain('Similar');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/new/main.ts', 'page', 'news-list'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual([
    'src/app/paths.ts has newsList already, the page /news-list needs another name.\n',
    1,
  ]);
});

test('an error code is in the contract, in both languages and in the triggers', () => {
  const before = readFileSync(join(root, 'openapi/paths/sub-users.yaml'), 'utf8');
  expect(apply(code('A5999', 'createSubUser'))).toEqual([
    'openapi/error-codes.yaml',
    ...languages.map((language) => `locales/${language}/common.json`),
    'mocks/operations/error-triggers/sub-users.ts',
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
  expect(read('mocks/operations/error-triggers/sub-users.ts')).toMatch(/listSubUsers: \{\n {4}A5999: /);
});

test('a scenario has a state and a test', () => {
  expect(apply(scenario('quota-used', 'main'))).toEqual([
    'mocks/scenarios/scenarios.ts',
    'mocks/scenarios/scenarios.test.ts',
  ]);
});

test('an endpoint is in the contract, the fake backend and the verification', () => {
  const save = {
    operationId: 'saveSample',
    method: 'PUT',
    path: '/v1/company/samples/{id}',
    tag: 'company',
  };
  expect(apply(endpoint(save))).toEqual([
    'openapi/paths/company.yaml',
    'openapi/schemas/company.yaml',
    'mocks/handlers/company.ts',
    'scripts/contract-verify/plan.ts',
    'checks/contract/round-trip.test.ts',
    'mocks/handlers/save-sample.test.ts',
  ]);
  expect(parse(read('openapi/openapi.yaml')).paths[save.path]).toEqual({
    $ref: 'paths/company.yaml#/saveSample',
  });
  expect(read('mocks/operations/example-calls.ts')).toContain(
    "saveSample: { as: 'main', input: () => ({ path: { id: '1' }, body: { name: 'Lin Yue' } }) }",
  );
  expect(read('mocks/operations/error-triggers/account.ts')).toContain('  saveSample: {},');
});

test('an endpoint with a page is in the list of screens', () => {
  const list = { operationId: 'listSamples', method: 'GET', path: '/v1/company/samples', tag: 'company' };
  apply(endpoint({ ...list, page: '/user/company' }));
  const entry = "path: paths.userCompany(), as: 'main'";
  expect(read('mocks/operations/screens.ts')).toContain(
    `{ operationId: 'listSamples', ${entry}, shows: 'section' },`,
  );
  expect(() => endpoint({ ...list, page: '/user/nowhere' })).toThrow('has no /user/nowhere');
});

test.each([
  ['/user/sub-account', 'subAccounts'],
  ['/user/info', 'userInfo'],
])('the page %s of an endpoint is paths.%s', (page, name) => {
  apply(endpoint({ operationId: 'listSamples', method: 'GET', path: '/v1/samples', tag: 'company', page }));
  expect(read('mocks/operations/screens.ts')).toContain(`'listSamples', path: paths.${name}(), as`);
});

test('a field with facts has its own rule, message, labels and values', () => {
  const facts = {
    description: 'The tax number, 18 characters.',
    pattern: '[0-9A-Z]{18}',
    example: '91110000MA01ABCDEX',
    labels: { zh: '税号', en: 'Tax number' },
  };
  expect(apply(field('taxNumber', 'CompanyInfo.postcode', facts))).toEqual([]);
  const { properties, example } = parse(read('openapi/schemas/company.yaml')).CompanyInfo;
  expect(properties.taxNumber).toEqual({
    description: facts.description,
    type: 'string',
    pattern: '^([0-9A-Z]{18})?$',
  });
  expect(example.taxNumber).toBe(facts.example);
  expect(read('mocks/db/content/people.ts')).toContain(`taxNumber: '${facts.example}'`);
  expect(read('mocks/recording/redactor.ts')).toContain(`'CompanyInfo.taxNumber': () => '${facts.example}'`);
  const form = read('src/portal/company/company-form.tsx');
  expect(form).toContain("import { taxNumber } from '../../forms/validators/tax-number.ts';");
  expect(/name="taxNumber"[^/]*\/>/.exec(form)?.[0].replaceAll(/\s+/g, ' ')).toBe(
    'name="taxNumber" label={t(\'company.taxNumber\')} rule={taxNumber} required={false} />',
  );
  expect(read('src/forms/validators/tax-number.ts')).toContain('/^(?:[0-9A-Z]{18})$/');
  expect(JSON.parse(read('locales/zh/company.json')).taxNumber).toBe('税号');
  expect(JSON.parse(read('locales/zh/common.json')).error.taxNumber).toBe('税号格式不正确');
  expect(JSON.parse(read('locales/en/common.json')).error.taxNumber).toBe('Tax number format error');
  expect(() => field('taxNumber', 'CompanyInfo.postcode', { pattern: '\\d' })).toThrow('needs an example');
});

test('a field is stored, returned and shown like another one', () => {
  const paths = applyToCopy(field('sampleNumber', 'CompanyInfo.postcode'));
  expect(paths).toEqual(
    expect.arrayContaining([
      'openapi/schemas/company.yaml',
      'mocks/db/models.ts',
      'mocks/db/content/people.ts',
      'mocks/handlers/company.ts',
      'src/portal/company/company-details.tsx',
      'src/portal/company/company-form.tsx',
      'locales/zh/company.json',
      'locales/en/company.json',
    ]),
  );
  expect(paths.filter((path) => path.startsWith('src/forms'))).toEqual([]);
  const count = (path: string, text: RegExp) => read(path).match(text)?.length;
  for (const path of paths.filter(
    (name) => /^(?:src|mocks)\/.*\.tsx?$/.test(name) && !name.endsWith('mock-db.ts'),
  ))
    expect(count(path, /\bsampleNumber\b/g), path).toBe(count(path, /(?<!\/)\bpostcode\b/g));
  const { properties } = parse(read('openapi/schemas/company.yaml')).CompanyInfo;
  expect(properties.sampleNumber).toEqual({
    ...properties.postcode,
    description: expect.stringContaining(stub),
  });
  expect(JSON.parse(read('locales/en/company.json')).sampleNumber).toContain(stub);
});

test('a language has an entry, figures and all texts with its plural forms', () => {
  const paths = applyToCopy(language({ prefix: 'cy', html: 'cy', name: 'Cymraeg', from: 'en' }));
  expect(paths.slice(0, 2)).toEqual(['src/i18n/languages.ts', 'src/i18n/figures.ts']);
  expect(read('src/i18n/languages.ts')).toContain("cy: { html: 'cy', name: 'Cymraeg', content: 'en' }");
  expect(read('src/i18n/figures.ts').match(new RegExp(`cy: '${stub}`, 'g'))).toHaveLength(9);
  expect(Object.keys(JSON.parse(read('locales/cy/lib.json')).control)).toEqual(
    expect.arrayContaining(['stars_one', 'stars_few', 'stars_many', 'stars_other']),
  );
});

test('a name of a language may contain a quote', () => {
  apply(language({ prefix: 'br', html: 'br', name: "Br'ezhoneg", from: 'zh' }));
  expect(read('src/i18n/languages.ts')).toContain(
    String.raw`br: { html: 'br', name: 'Br\'ezhoneg', content: 'zh' }`,
  );
});

test.each([
  ['a page', () => page('Pricing')],
  ['a code that exists', () => code('A5023', 'createSubUser')],
  ['an unknown operation', () => code('A5999', 'createNothing')],
  ['a scenario', () => scenario('Quota Used', 'main')],
  [
    'an endpoint at a path that exists',
    () => endpoint({ operationId: 'saveAll', method: 'PUT', path: '/v1/users/companyInfo', tag: 'company' }),
  ],
  ['a field like an unknown one', () => field('sampleNumber', 'CompanyInfo.fax')],
  ['a scenario that exists', () => scenario('slow', 'main')],
  ['a scenario of an unknown account', () => scenario('quota-used', 'nobody')],
  [
    'a field with a broken pattern',
    () => field('taxNumber', 'CompanyInfo.postcode', { pattern: '[', example: 'a' }),
  ],
  [
    'a language with a broken tag',
    () => language({ prefix: 'it', html: 'it_IT', name: 'Italiano', from: 'en' }),
  ],
  [
    'a language from an unknown one',
    () => language({ prefix: 'it', html: 'it', name: 'Italiano', from: 'fr' }),
  ],
  ['a language that exists', () => language({ prefix: 'en', html: 'en', name: 'English', from: 'en' })],
])('%s that cannot be added is refused', (_, recipe) => {
  expect(recipe).toThrow(RecipeError);
});

test('an unknown name is refused with similar ones', () => {
  expect(() => code('A5999', 'createSubUsr')).toThrow('Did you mean createSubUser');
  expect(() => scenario('quota-used', 'mian')).toThrow('Did you mean main');
  expect(() => field('taxNumber', 'CompanyInfo.postcod')).toThrow('Did you mean postcode');
});
