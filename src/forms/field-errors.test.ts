import { expect, test } from 'vitest';
import type { FieldErrors } from './field-errors.ts';

type Name = 'account';

test('a table lists only codes of its operation and fields of its form', () => {
  const listed: FieldErrors<Name, 'createSubUser'> = { A2001: 'account' };
  // @ts-expect-error The contract lists A5022 for other operations.
  const unlisted: FieldErrors<Name, 'createSubUser'> = { A5022: 'account' };
  // @ts-expect-error The form has no such field.
  const missingField: FieldErrors<Name, 'createSubUser'> = { A5018: 'mobile' };
  expect([listed, unlisted, missingField]).toHaveLength(3);
});
