/** Full dotted key of a message: namespace, then the path inside the locale file. */
export type MessageKey = `common.error.${string}` | `registerCard.${string}`;

/** Takes a value and gives the key of what is wrong with it, or nothing when it is fine. */
export type Rule<T = string> = (value: T) => MessageKey | undefined;

/** Asks the rules in order and gives the first error. */
export function firstOf<T = string>(...rules: readonly Rule<T>[]): Rule<T> {
  return (value) => {
    for (const rule of rules) {
      const key = rule(value);
      if (key !== undefined) return key;
    }
    return undefined;
  };
}

/** Complains with `key` about a text that is empty or blank. Not for passwords, where blanks count. */
export function required(key: MessageKey): Rule {
  return (value) => (value.trim() === '' ? key : undefined);
}

/** Lets an empty text pass and asks `rule` about any other. */
export function optional(rule: Rule): Rule {
  return (value) => (value === '' ? undefined : rule(value));
}

/** Complains with `key` about a text the pattern does not match. The pattern carries no `g` flag. */
export function matches(pattern: RegExp, key: MessageKey): Rule {
  return (value) => (pattern.test(value) ? undefined : key);
}

/** Complains with `key` about a text outside `min`–`max` characters, counted by code points. */
export function lengthBetween(min: number, max: number, key: MessageKey): Rule {
  return (value) => {
    const length = [...value].length;
    return length < min || length > max ? key : undefined;
  };
}

/** Complains with `key` about a text that differs from `other`: confirmations (R5.11, R5.17). */
export function sameAs(other: string, key: MessageKey = 'common.error.info20'): Rule {
  return (value) => (value === other ? undefined : key);
}

/** Complains with `key` about a text equal to `other`: a new password and the old one (R5.18). */
export function differentFrom(other: string, key: MessageKey = 'common.error.newPasswordSame'): Rule {
  return (value) => (value === other ? key : undefined);
}
