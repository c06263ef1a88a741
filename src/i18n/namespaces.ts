import type { TextFiles, TextValues } from './generated/texts.ts';

export type Namespace = keyof TextFiles;

/** The texts of a page as its file has them: objects and arrays. */
export type Content<N extends Namespace> = TextFiles[N];

/** The name of a text in its object. Chinese has one plural form. */
type Name<Key extends string> = Key extends `${infer Singular}_other` ? Singular : Key;

/** The ways to the texts of an object. Arrays are content, which has no keys. */
type Keys<Texts, K = keyof Texts> = K extends keyof Texts & string
  ? Texts[K] extends string
    ? Name<K>
    : Texts[K] extends readonly unknown[]
      ? never
      : `${K}.${Keys<Texts[K]>}`
  : never;

/** By namespace, so that the compiler computes the keys of a file once. */
type KeysOf = { [N in Namespace]: `${N}.${Keys<TextFiles[N]>}` };

/** A full key: the namespace, then the way through its file, such as `news.list.title`. */
export type AnyTextKey<N extends Namespace = Namespace> = KeysOf[N];

/** A full key of a text that needs no values but those named here. */
export type TextKey<N extends Namespace = Namespace, Values extends string = never> =
  | Exclude<AnyTextKey<N>, keyof TextValues>
  | KeysWithin<AnyTextKey<N> & keyof TextValues, Values>;

type KeysWithin<Key extends keyof TextValues, Values extends string> = {
  [K in Key]: keyof TextValues[K] extends Values ? K : never;
}[Key];

/** The arguments after the key: the values of the text, if it takes some. */
export type ValuesOf<Key> = Key extends keyof TextValues ? [TextValues[Key]] : [];

/** Returns the text of a key. A text with values takes them as the second argument. */
export type Translate<N extends Namespace = Namespace> = <Key extends AnyTextKey<N>>(
  key: Key,
  ...values: ValuesOf<Key>
) => string;

/** Texts of one language, by namespace. */
export type Texts = Partial<Record<Namespace, object>>;
