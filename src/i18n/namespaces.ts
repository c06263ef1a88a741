import type { Namespaces, TextSlots } from './generated/namespaces.d.ts';

export type Namespace = keyof Namespaces;

/** A key of a file without the suffix of its plural form. Chinese has one form. */
type WithoutPlural<K extends string> = K extends `${infer Name}_other` ? Name : K;

type DotPath<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${DotPath<T[K]>}`;
}[keyof T & string];

/** A full key: the namespace, then the way through its file, such as `news.list.title`. */
export type AnyTextKey<N extends Namespace = Namespace> = {
  [K in N]: `${K}.${DotPath<Namespaces[K]>}`;
}[N];

type NamesIn<Slots> = Slots extends `{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type SlotsOf<Key extends string> = Key extends keyof TextSlots
  ? TextSlots[Key]
  : `${Key}_other` extends keyof TextSlots
    ? TextSlots[`${Key}_other`]
    : '';

/** The values that a text needs: `never` for most texts. */
type ValueNames<Key extends string> = NamesIn<SlotsOf<Key>>;

/** A full key of a text that needs no values but those named here. */
export type TextKey<N extends Namespace = Namespace, Values extends string = never> = {
  [Key in AnyTextKey<N>]: ValueNames<Key> extends Values ? Key : never;
}[AnyTextKey<N>];

/** The values of a text as the last argument of a function; none for most texts. */
export type TextValues<Key extends AnyTextKey> = [ValueNames<Key>] extends [never]
  ? []
  : [values: Record<ValueNames<Key>, string | number>];

/**
 * The texts of a file as i18next's types read them: `{{values}}` stand in the type of a text. A text without values is no literal,
 * because a literal would become the type of what `t` returns.
 */
export type TypedTexts<T, Path extends string> = {
  [K in keyof T]: T[K] extends string
    ? `${Path}.${K & string}` extends keyof TextSlots
      ? TextSlots[`${Path}.${K & string}`]
      : string
    : TypedTexts<T[K], `${Path}.${K & string}`>;
};

/** Texts of one language, by namespace. */
export type Texts = Partial<Record<Namespace, object>>;
