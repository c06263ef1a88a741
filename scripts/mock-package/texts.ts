import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The documents that the package contains. */
const docs = ['mock-api.md', 'replay.md', 'error-codes.md'];

/** Complete files that use the package. A test runs them in a project of their own. */
const examples = [
  'override.test.ts',
  'types.ts',
  'rule.spec.ts',
  'playwright.config.ts',
  'index.html',
  'front-end.ts',
];
const exampleFolder = 'scripts/mock-package/consumer';

/** A link or an image of Markdown to a file of the project. */
const link = /!?\[([^\]]*)\]\((?!https?:|#)([^)#]+)[^)]*\)/g;

/** Replaces links to files that the package does not contain by their texts, and removes such images. */
const withoutProjectLinks = (text: string): string =>
  text
    .replaceAll(`(../${exampleFolder}/`, '(../examples/')
    .replaceAll(link, (whole: string, label: string, file: string) => {
      if (docs.includes(file) || file.startsWith('../examples/')) return whole;
      return whole.startsWith('!') ? '' : label;
    });

/** The texts for readers of the package by their names. */
export async function readTexts(root: string): Promise<[string, string][]> {
  const read = (...path: string[]) => readFile(join(root, ...path), 'utf8');
  return Promise.all([
    ...['README.md', 'LICENSE'].map(
      async (file): Promise<[string, string]> => [file, await read('scripts/mock-package/files', file)],
    ),
    ...examples.map(
      async (file): Promise<[string, string]> => [`examples/${file}`, await read(exampleFolder, file)],
    ),
    ...docs.map(
      async (file): Promise<[string, string]> => [
        `docs/${file}`,
        withoutProjectLinks(await read('docs', file)),
      ],
    ),
  ]);
}
