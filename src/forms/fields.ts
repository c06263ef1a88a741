import type { InputHTMLAttributes } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { TextKey } from '../i18n/namespaces.ts';
import { differentFrom, firstOf, repetitionOf, type TextRule } from './validators/rule.ts';

/** A field of a form. Its control, its empty value, its place in a skeleton and its line in a read-only view follow from it. */
export interface Field extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoComplete'> {
  label: TextKey;
  hint?: TextKey;
  /** Text by default. */
  type?: 'email' | 'password' | 'tel' | 'url';
  /** How a text becomes the value, and what is wrong with it. A field is required when its rule refuses the empty value. */
  rule: TextRule;
  /** The password that this one repeats. */
  repeats?: string;
  /** The field whose value this one must not have, such as the old password. */
  differsFrom?: string;
  /** Whether a valid value submits the form, once all its other fields are valid. A value that was refused does not submit it again. */
  submits?: boolean;
  /** Whether it takes the whole width of a form with two columns. */
  isWide?: boolean;
}

/** The fields of a form in their order. */
export type Fields<Name extends string = string> = Readonly<Record<Name, Field>>;

/** The values of a form with these fields. */
export type ValuesOf<F extends Fields> = Record<keyof F & string, string>;

/** The names of fields in their order. */
export function namesOf<Name extends string>(fields: Fields<Name>): Name[];
export function namesOf(fields: Fields): string[] {
  return Object.keys(fields);
}

/** The values of an empty form. */
export function emptyValues<Name extends string>(fields: Fields<Name>): Record<Name, string>;
export function emptyValues(fields: Fields): Record<string, string> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, '']));
}

/** The props of a text control of either kit: a form, its fields, and the name of one. */
export interface ControlProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  form: UseFormReturn<Values>;
  fields: Fields<Name>;
  name: NoInfer<Name>;
}

export const isRequired = ({ rule }: Field): boolean => rule('') !== undefined;

/** What the HTML of the control says about a field. */
export const attributesOf = ({ type, inputMode, autoComplete, rule: { maxLength } }: Field) => ({
  type,
  inputMode,
  autoComplete,
  maxLength,
});

/** Whether all fields are valid. It shows no errors. */
export function areValid<Name extends string>(
  fields: Fields<Name>,
  values: Readonly<Record<string, unknown>>,
) {
  return namesOf(fields).every(
    (name) => validationOf(fields, name).validate(`${values[name] ?? ''}`, values) === true,
  );
}

/** The validation of a field, and the fields to validate with it. */
export function validationOf<Name extends string>(fields: Fields<Name>, name: Name) {
  const { rule, repeats, differsFrom } = fields[name];
  return {
    validate(value: string | undefined, values: Readonly<Record<string, unknown>>) {
      const textOf = (other: string) => `${values[other] ?? ''}`;
      const check = firstOf(
        rule,
        ...(repeats ? [repetitionOf(textOf(repeats))] : []),
        ...(differsFrom ? [differentFrom(textOf(differsFrom))] : []),
      );
      return check(value ?? '') ?? true;
    },
    deps: namesOf(fields).filter(
      (other) => fields[other].repeats === name || fields[other].differsFrom === name,
    ),
  };
}
