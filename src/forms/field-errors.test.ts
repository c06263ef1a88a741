import { expect, test } from 'vitest';
import type { FieldErrors } from './field-errors.ts';

interface Values {
  account: string;
}

test('a table lists only codes of its operation and fields of its form', () => {
  const listed: FieldErrors<Values, 'createSubUser'> = { A2001: 'account' };
  // @ts-expect-error The contract lists A5022 for other operations.
  const unlisted: FieldErrors<Values, 'createSubUser'> = { A5022: 'account' };
  // @ts-expect-error The form has no such field.
  const missingField: FieldErrors<Values, 'createSubUser'> = { A5018: 'mobile' };
  expect([listed, unlisted, missingField]).toHaveLength(3);
});
