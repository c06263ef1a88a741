/** Full dotted key of a message: namespace, then the path inside the locale file. */
export type MessageKey = `common.error.${string}` | `registerCard.${string}`;

/** Validates a value. Returns the text key of the error, or undefined. */
export type Rule<T = string> = (value: T) => MessageKey | undefined;

/**
 * The definition of a text field: how its text becomes a value, and the rule for the value. The form holds and sends the value, however
 * the text arrived: typed, dictated, pasted, filled in or imported.
 */
export type TextRule = Rule & {
  /** Returns the value of a text. The value of a value is the same. */
  readonly normalize: (typed: string) => string;
  /** The length at which a control ends the input, in UTF-16 code units; the rule has no message for longer texts. */
  readonly maxLength?: number;
};

/** Repeats a step until it changes nothing: what one removal has joined, such as a letter and an accent, can need the next. */
const settle =
  (step: (text: string) => string) =>
  (typed: string): string => {
    let value = typed;
    let next = step(value);
    while (next !== value) {
      value = next;
      next = step(value);
    }
    return value;
  };

/** A rule for the value of a text, to which the repeated step leads. */
export function normalized(step: (text: string) => string, rule: Rule): TextRule {
  const normalize = settle(step);
  return Object.assign((typed: string) => rule(normalize(typed)), { normalize });
}

/** The same field with another rule around its own, such as `optional`. */
export const wrap = (field: TextRule, around: (rule: Rule) => Rule): TextRule =>
  normalized(field.normalize, around(field));

/** The same field, whose control takes no longer text than the contract. */
export const limited = (field: TextRule, { maxLength }: { maxLength: number }): TextRule =>
  Object.assign(normalized(field.normalize, field), { maxLength });

/** A rule for a text as it is, such as a password. */
export const asTyped = (rule: Rule): TextRule => normalized((typed) => typed, rule);

/** Runs the validators in order and returns the first error. */
export function firstOf<T = string>(...rules: readonly Rule<T>[]): Rule<T> {
  return (value) => {
    for (const rule of rules) {
      const key = rule(value);
      if (key !== undefined) return key;
    }
    return undefined;
  };
}

/** Returns `key` for an empty or blank text. Not for passwords, where spaces count. */
export function required(key: MessageKey): Rule {
  return (value) => (value.trim() === '' ? key : undefined);
}

/** Returns `key` for an empty text, where blanks count. */
export function entered(key: MessageKey): Rule {
  return (value) => (value === '' ? key : undefined);
}

/** A text without a rule. */
export const anyText: TextRule = asTyped(() => undefined);

/** Accepts an empty text and validates any other with `rule`. */
export function optional(rule: Rule): Rule {
  return (value) => (value === '' ? undefined : rule(value));
}

/** Returns `key` for a text that does not match the pattern, which must not have the `g` flag. */
export function matches(pattern: RegExp, key: MessageKey): Rule {
  return (value) => (pattern.test(value) ? undefined : key);
}

/** Returns `key` for a number above `maximum`. */
export function atMost(maximum: number, key: MessageKey): Rule {
  return (value) => (Number(value) > maximum ? key : undefined);
}

/** Returns `key` for a text outside `min`–`max` code points. */
export function lengthBetween(min: number, max: number, key: MessageKey): Rule {
  return (value) => {
    const length = [...value].length;
    return length < min || length > max ? key : undefined;
  };
}

/** Returns `key` for a text that differs from `other`, for confirmations (R5.11, R5.17). */
export function sameAs(other: string, key: MessageKey = 'common.error.info20'): Rule {
  return (value) => (value === other ? undefined : key);
}

/** The repetition of a password: entered when there is one, and equal (R5.11, R5.17). */
export function repetitionOf(password: string): Rule {
  return password === '' ? sameAs('') : firstOf(entered('common.error.confirmRequired'), sameAs(password));
}

/** Returns `key` for a text equal to `other`, for a new password (R5.18). */
export function differentFrom(other: string, key: MessageKey = 'common.error.newPasswordSame'): Rule {
  return (value) => (value === other ? key : undefined);
}
