import type { Namespaces } from './generated/namespaces.d.ts';

export type Namespace = keyof Namespaces;

/** A key of a file without the suffix of its plural form. Chinese has one form. */
type WithoutPlural<K extends string> = K extends `${infer Name}_other` ? Name : K;

/** A full key: the namespace, then the way through its file, such as `news.list.title`. */
export type AnyTextKey<N extends Namespace = Namespace> = {
  [K in N]: `${K}.${WithoutPlural<keyof Namespaces[K] & string>}`;
}[N];

type NamesIn<Slots> = Slots extends `{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type SlotsOf<Key extends string> = Key extends `${infer N extends Namespace}.${infer Path}`
  ? Path extends keyof Namespaces[N]
    ? Namespaces[N][Path]
    : `${Path}_other` extends keyof Namespaces[N]
      ? Namespaces[N][`${Path}_other`]
      : ''
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

/** Texts of one language, by namespace. */
export type Texts = Partial<Record<Namespace, object>>;
