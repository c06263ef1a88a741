import { api } from '../mocks/api.ts';
import type { Screen as ScreenOfOperation } from '../mocks/operations/operation.ts';
import { screensOf } from '../mocks/operations/operations.ts';
import type { OperationId } from '../openapi/generated/operations.ts';
import { type FormDefinition, fieldErrorOf } from '../src/forms/field-errors.ts';
import { forms } from './forms-in-source.ts';

/** A page that calls an operation, with the form whose fields show codes. Other codes show a toast alone. */
export interface Screen extends Omit<ScreenOfOperation, 'form'> {
  operationId: OperationId;
  form: FormDefinition | undefined;
}

/** @throws Error if several forms call the operation and the screen names none of them, or another one */
function formOf(operationId: OperationId, { form: name, path }: ScreenOfOperation) {
  const found = [...forms].filter(([, { operations: called }]) => called.includes(operationId));
  const named = found.filter(([form]) => name === undefined || name === form);
  if (named.length > 1 || (name !== undefined && named.length === 0)) {
    const names = found.map(([form]) => form).join(', ');
    throw new Error(
      `${operationId} on ${path}: its form is ${name ?? 'missing'} and must be one of ${names}`,
    );
  }
  return named[0]?.[1];
}

/** Every page that calls an operation. */
export const screens: readonly Screen[] = api.operations.flatMap(({ operationId }) =>
  screensOf(operationId).map((screen) => ({ ...screen, operationId, form: formOf(operationId, screen) })),
);

/** The field of a form that shows a code: its label, and the text beside it. */
export function fieldAt<Code extends string>({ form }: Screen, code: Code) {
  const entry = form && fieldErrorOf(form.fieldErrors, code);
  const field = entry && form.fields[entry.field];
  return field && { label: field.label, text: entry.text };
}
