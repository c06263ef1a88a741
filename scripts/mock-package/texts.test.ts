import { expect, test } from 'vitest';
import { listFiles, read, root } from '../../test/files.ts';
import { readTexts } from './texts.ts';

const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

test('the examples of docs/mock-api.md are lines of the project that tests the package', () => {
  const tested = new Set(
    listFiles('scripts/mock-package/consumer/*.ts').flatMap((file) => linesOf(read(file))),
  );
  const examples = [...read('docs/mock-api.md').matchAll(/```ts\n(.+?)```/gs)];
  expect(examples.length).toBeGreaterThan(2);
  const lines = examples.flatMap(([, code = '']) => linesOf(code));
  expect(lines.filter((line) => !tested.has(line))).toEqual([]);
});

test('the documents of the package link to each other, and to nothing that it lacks', async () => {
  const texts = new Map(await readTexts(root));
  const broken = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/\]\(([^)\s:#]+)(?:#[^)]*)?\)/g)].flatMap(([, link = '']) => {
      const target = new URL(link, `file:///${file}`).pathname.slice(1);
      return texts.has(target) ? [] : [`${file}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
  expect(texts.get('docs/mock-api.md')).toContain('(replay.md#a-rule)');
});
