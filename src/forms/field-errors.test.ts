import { createFormControl } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { type FieldErrors, showFieldError } from './field-errors.ts';

type Name = 'account';

test('a table lists only codes of its operation and fields of its form', () => {
  const listed: FieldErrors<Name, 'createSubUser'> = { A2001: 'account' };
  // @ts-expect-error The contract lists A5022 for other operations.
  const unlisted: FieldErrors<Name, 'createSubUser'> = { A5022: 'account' };
  // @ts-expect-error The form has no such field.
  const missingField: FieldErrors<Name, 'createSubUser'> = { A5018: 'mobile' };
  expect([listed, unlisted, missingField]).toHaveLength(3);
});

const refused = new ApiError({ code: 'A2001', status: 200 }, { endsSession: false });
const fieldErrors: FieldErrors<Name> = { A2001: 'account' };

/** A form without a page, whose focus waits for a timer that never comes. */
function createForm() {
  vi.useFakeTimers();
  const form = createFormControl({ defaultValues: { account: 'one@example.com', name: '' } });
  // Until then it has the default values.
  form.subscribe({ callback: () => {} });
  return form;
}

test('the error of a call goes when the value changes, also before the first submission', () => {
  const form = createForm();
  const typeOf = () => form.getFieldState('account').error?.type;
  expect(showFieldError(form, refused, fieldErrors)).toBe(true);
  form.setValue('name', 'Another field');
  expect(typeOf()).toBe('api');
  form.setValue('account', 'two@example.com');
  expect(typeOf()).toBeUndefined();
  // An error that came since is not the one of the call.
  form.setError('account', { type: 'validate' });
  form.setValue('account', 'three@example.com');
  expect(typeOf()).toBe('validate');
});

test('a value that has changed since the call is not refused', () => {
  const form = createForm();
  const sent = { account: 'one@example.com', name: '' };
  form.setValue('account', 'two@example.com');
  expect(showFieldError(form, refused, fieldErrors, sent)).toBe(true);
  expect(form.getFieldState('account').error).toBeUndefined();
});
