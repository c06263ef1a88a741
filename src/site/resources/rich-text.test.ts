import { expect, test } from 'vitest';
import { createRichText } from './rich-text.ts';

test('a document has the parts with escaped characters', () => {
  const file = createRichText('提纲', [{ name: 'A {b}', text: '一' }]);
  expect(file).toMatch(/^\{\\rtf1/);
  expect(file).toContain(`\\u${'提'.charCodeAt(0)}?`);
  expect(file).toContain('A \\{b\\}');
  expect(file).toContain('\\u19968?');
  // Word processors read ASCII only.
  expect(file).toMatch(/^[\n -~]*$/);
});
