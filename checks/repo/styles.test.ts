import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, read } from '../../test/files.ts';

const code = listFiles('{src,mocks,ladle,e2e}/**/*.{ts,tsx}').map((path) => ({ path, text: read(path) }));

/** The files that import a style sheet. */
function usersOf(sheet: string) {
  return code.filter(({ path, text }) =>
    [...text.matchAll(/from '(\.[^']+\.module\.css)'/g)].some(
      ([, target = '']) => join(dirname(path), target) === sheet,
    ),
  );
}

test('every class of a style sheet is used', () => {
  const composed = new Set(
    listFiles('src/**/*.module.css').flatMap((sheet) =>
      [...read(sheet).matchAll(/composes: ([\w ]+?)(?: from "(.+)")?;/g)].flatMap(([, names = '', target]) =>
        names.split(' ').map((name) => `${target ? join(dirname(sheet), target) : sheet} .${name}`),
      ),
    ),
  );
  const unused = listFiles('{src,ladle}/**/*.module.css').flatMap((sheet) => {
    const users = usersOf(sheet)
      .map(({ text }) => text)
      .join('\n');
    // A computed class name may be any of them.
    if (/\bstyles\[/.test(users)) return [];
    const rules = read(sheet)
      .replaceAll(/:global\(.*?\)/g, '')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\{[^{}]*\}/g, '{}');
    const classes = new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
    return [...classes].filter((name) => !users.includes(`.${name}`)).map((name) => `${sheet} .${name}`);
  });
  expect(unused.filter((name) => !composed.has(name))).toEqual([]);
});

test('every design token is used', () => {
  const tokens = [...read('src/ui/tokens.css').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name);
  const users = listFiles('{src,mocks,ladle}/**/*.{css,ts,tsx}').map(read).join('\n');
  // A chart computes the name of the token from the meaning of a colour.
  const isUsed = (name: string) =>
    users.includes(`var(${name})`) ||
    (name.startsWith('--color-mark-') && users.includes('var(--color-mark-${'));
  expect([...new Set(tokens)].filter((name) => !isUsed(name))).toEqual([]);
});

test('every public file is requested by the code', () => {
  const files = listFiles('public/**/*').map((path) => path.replace('public', ''));
  // Code names the whole path, or the folder of a computed file name.
  const isRequested = (path: string) =>
    code.some(
      ({ text }) => text.includes(path) || text.includes(`${path.slice(0, path.lastIndexOf('/') + 1)}\${`),
    );
  expect(files.filter((path) => !isRequested(path))).toEqual([]);
});

test('no rule needs :has() for its other selectors, or to remove the focus indicator', () => {
  // Firefox before 121 drops a rule when one of its selectors is unknown.
  const rules = listFiles('src/**/*.css').flatMap((sheet) =>
    [
      ...read(sheet)
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/([^{};]+)\{([^{}]*)\}/g),
    ].map(([, selector = '', body = '']) => ({ sheet, selector: selector.trim(), body })),
  );
  const mixed = rules
    .filter(({ selector }) => selector.includes(':has('))
    .filter(({ selector }) => !selector.split(/,\s*\n/).every((one) => one.includes(':has(')));
  // A frame around the element replaces its indicator only where the frame exists.
  const framed = new Set(
    rules.filter(({ selector }) => selector.endsWith(':has(:focus-visible)')).map(({ sheet }) => sheet),
  );
  const hidden = rules
    .filter(({ sheet, body }) => framed.has(sheet) && /outline:\s*none/.test(body))
    .filter(({ selector }) => !selector.includes(':has('));
  expect([...mixed, ...hidden].map(({ sheet, selector }) => `${sheet} ${selector}`)).toEqual([]);
});
