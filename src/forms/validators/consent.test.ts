import { expect, test } from 'vitest';
import { consent } from './consent.ts';

test('only a ticked checkbox is a consent', { tags: ['R5.30'] }, () => {
  expect(consent(true)).toBeUndefined();
  for (const value of [false, undefined, '', 'true', 'on'])
    expect(consent(value), `${value}`).toBe('common.error.consentRequired');
});
