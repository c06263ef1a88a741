import { expect, test } from 'vitest';
import { findVersionError } from './version-rule.ts';

test('a breaking change needs a higher major version', () => {
  const breaking = [{ impact: 'breaking', text: '' }] as const;
  expect(findVersionError(breaking, '1.4.0', '1.5.0')).toMatch(/needs version 2\.0\.0 .* is 1\.5\.0/);
  expect(findVersionError(breaking, '1.4.0', '2.0.0')).toBeUndefined();
  expect(findVersionError(breaking, '1.4.0', 'next')).toMatch(/semantic version/);
  expect(findVersionError([{ impact: 'risky', text: '' }], '1.4.0', '1.4.0')).toBeUndefined();
});
