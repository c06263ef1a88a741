import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, read, root } from '../../test/files.ts';

const documents = ['README.md', 'CONTRIBUTING.md', ...listFiles('docs/**/*.md')];

test('the README has at most 150 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

test.each([
  ['mock', 'mocks/cli/serve.ts', 'docs/mock-api.md'],
  ['demo', 'scripts/static-export/demo.ts', 'docs/demo.md'],
  ['contract:verify', 'scripts/contract-verify/verify-command.ts', 'docs/contract-verify.md'],
  ['contract:diff', 'scripts/contract-diff/diff-command.ts', 'docs/contract-diff.md'],
])('the document of `npm run %s` lists each of its flags', (command, source, document) => {
  const [, table = ''] = read(document).split(`| Flag of \`npm run ${command} --\``);
  const documented = new Set(table.split('\n\n')[0]?.match(/--[a-z-]+/g));
  const flags = [...read(source).matchAll(/[oO]ption\('(--[a-z-]+)/g)].map(([, flag = '']) => flag);
  expect(flags.length).toBeGreaterThan(2);
  expect(flags.filter((flag) => !documented.has(flag))).toEqual([]);
});

test('every path that a document names exists', () => {
  const missing = documents.flatMap((document) => {
    const named = read(document).matchAll(
      /[`(]((?:src|mocks|openapi|locales|ladle|e2e|docs|checks|scripts)\/[\w./-]+)[`)#]/g,
    );
    return [...named].flatMap(([, path = '']) =>
      existsSync(join(root, path)) ? [] : [`${document}: ${path}`],
    );
  });
  expect(missing).toEqual([]);
});

test('every relative link of a document has a target', () => {
  const broken = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\(([^)\s:]*)\)/g)].flatMap(([, link = '']) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? document : join(dirname(document), path);
      if (!existsSync(join(root, target))) return [`${document}: ${link}`];
      return anchor === undefined || anchorsOf(target).includes(anchor) ? [] : [`${document}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('every npm script that a document names exists', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  const unknown = documents.flatMap((document) =>
    [...read(document).matchAll(/npm run ([a-z][a-z\d:]*)/g)].flatMap(([, name = '']) =>
      scripts.includes(name) ? [] : [`${document}: npm run ${name}`],
    ),
  );
  expect(unknown).toEqual([]);
});

test('decision records are numbered without gaps and have the same sections', () => {
  const records = listFiles('docs/decisions/*.md').sort();
  records.forEach((record, index) => {
    const number = String(index + 1).padStart(4, '0');
    expect(record).toMatch(new RegExp(`/${number}-[a-z-]+\\.md$`));
    expect(read(record)).toMatch(
      new RegExp(`^# ${number} \\S.*\n\n- Date: \\d{4}-\\d\\d-\\d\\d\n- Status: \\S`),
    );
    const sections = [...read(record).matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    expect(sections, record).toEqual(['Context', 'Decision', 'Consequences']);
  });
});

/** The anchors of a document's headings, as GitHub derives them. */
function anchorsOf(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
}
