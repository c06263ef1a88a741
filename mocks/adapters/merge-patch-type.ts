/** A time relative to the clock of the fake backend, such as `+1d` or `-2h`. */
type RelativeTime = `${'+' | '-'}${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

/** A JSON merge patch of a value: every part is optional, and an object of indexes changes entries of a list. */
export type MergePatch<T> = T extends number
  ? T | RelativeTime
  : T extends readonly (infer Entry)[]
    ? T | { [index: number]: MergePatch<Entry> | null }
    : T extends object
      ? { [Field in keyof T]?: MergePatch<T[Field]> | (undefined extends T[Field] ? null : never) }
      : T;
