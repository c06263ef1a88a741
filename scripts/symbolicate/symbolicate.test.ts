import { expect, test } from 'vitest';
import { symbolicate } from './symbolicate.ts';

/** Line 1, column 0 of the script is line 1, column 0 of the first source; column 9 is line 3, column 2 of the second. */
const map = JSON.stringify({
  version: 3,
  sources: ['../../../src/a.ts', '../../../src/ui/b.tsx'],
  names: [],
  mappings: 'AAAA,SCEE',
});
const readMap = (script: string) => (script === 'site-1a2b.js' ? map : undefined);

test('positions in scripts of the build become positions in the source code', () => {
  const stack = `TypeError: no
    at open (https://www.example.com/assets/site-1a2b.js:1:10)
    at https://www.example.com/assets/site-1a2b.js:1:1
close@https://www.example.com/assets/site-1a2b.js:1:10
open /assets/other-3c4d.js:1:10`;
  expect(symbolicate(stack, readMap)).toBe(`TypeError: no
    at open (src/ui/b.tsx:3:3)
    at src/a.ts:1:1
close@src/ui/b.tsx:3:3
open /assets/other-3c4d.js:1:10`);
});

test('a line of the log stays JSON', () => {
  const line = { browser: { stack: ['open /assets/site-1a2b.js:1:10'] } };
  expect(JSON.parse(symbolicate(JSON.stringify(line), readMap))).toEqual({
    browser: { stack: ['open src/ui/b.tsx:3:3'] },
  });
});
