import { expect, test } from 'vitest';
import { documents } from './documents.ts';
import { read } from './sources.ts';

test('the README and the page of error codes say what the code says: `npm run generate` brings them up to date', () => {
  for (const { path, content } of documents()) expect(read(path), path).toBe(content);
});
