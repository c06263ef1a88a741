import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnsupportedUses } from './find-unsupported-uses.ts';

test('a use of a newer web API is named with its line and the browsers that lack it', {
  timeout: 240_000,
}, () => {
  const file = join(mkdtempSync(join(tmpdir(), 'browser-support-')), 'newer.ts');
  writeFileSync(
    file,
    `export const signal = AbortSignal.any([]);
export const isUrl = URL.canParse('x');
export const sorted = [2, 1].toSorted();
export const copy = structuredClone({ sorted });
export const size = new URLSearchParams().size;
`,
  );
  const uses = findUnsupportedUses([file]).map(({ api, line, missingIn }) => [api, line, missingIn.length]);
  expect(uses).toEqual([
    ['AbortSignal.any', 1, 4],
    ['URL.canParse', 2, 3],
    ['Array.toSorted', 3, 1],
    ['URLSearchParams.size', 5, 3],
  ]);
});
