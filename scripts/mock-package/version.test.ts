import { expect, test } from 'vitest';
import { createVersion } from './version.ts';

const files = new Map([
  ['a.js', '1'],
  ['b.js', '2'],
]);

test('the version is that of the contract, and changes with each file and its name', () => {
  const version = createVersion('4.0.0', files, 1_795_860_000);
  expect(version).toMatch(/^4\.0\.0-20261128100000\.h[\da-f]{8}$/);
  expect(createVersion('4.0.0', new Map([...files].toReversed()), 1_795_860_000)).toBe(version);
  for (const [name, text] of [
    ['a.js', '3'],
    ['c.js', ''],
  ] as const)
    expect(createVersion('4.0.0', new Map([...files, [name, text]]), 1_795_860_000)).not.toBe(version);
});

test('a newer commit has a newer version, and another contract one of its own', () => {
  const earlier = createVersion('4.0.0', files, 1_795_860_000);
  expect(createVersion('4.0.0', files, 1_795_860_001) > earlier).toBe(true);
  expect(createVersion('4.1.0', files, 1_795_860_000)).toMatch(/^4\.1\.0-/);
});
