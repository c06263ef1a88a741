import type { Namespaces } from './generated/namespaces.d.ts';

export type Namespace = keyof Namespaces;

type DotPath<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${DotPath<T[K]>}`;
}[keyof T & string];

/** A full key: the namespace, then the way through its file, such as `news.list.title`. */
export type TextKey<N extends Namespace = Namespace> = {
  [K in N]: `${K}.${DotPath<Namespaces[K]>}`;
}[N];

/** Texts of one language, by namespace. */
export type Texts = Partial<Record<Namespace, object>>;
