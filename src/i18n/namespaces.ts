import type { Namespaces, TextArguments } from './generated/namespaces.d.ts';

export type Namespace = keyof Namespaces;

/** A full key: the namespace, then the way through its file, such as `news.list.title`. */
export type AnyTextKey<N extends Namespace = Namespace> = {
  [K in N]: keyof Namespaces[K] & keyof TextArguments;
}[N];

/** The names of the values that a text needs: `never` for most texts. */
type ValueNames<Key extends keyof TextArguments> = keyof TextArguments[Key][0];

/** A full key of a text that needs no values but those named here. */
export type TextKey<N extends Namespace = Namespace, Values extends string = never> = {
  [Key in AnyTextKey<N>]: ValueNames<Key> extends Values ? Key : never;
}[AnyTextKey<N>];

/** Returns the text of a key. A text with values takes them as the second argument. */
export type Translate<N extends Namespace = Namespace> = <Key extends AnyTextKey<N>>(
  key: Key,
  ...values: TextArguments[Key]
) => string;

/** Texts of one language, by namespace. */
export type Texts = Partial<Record<Namespace, object>>;
