import { atom } from 'jotai';
import { createContext } from 'react';
import type { components } from '../../openapi/generated/schema.d.ts';

export type PageMeta = components['schemas']['SeoMeta'];

/** The metadata of the API for this page; undefined while loading, and null when it has none. */
export const PageMetaContext = createContext<PageMeta | null | undefined>(null);

interface PageTitle {
  path: string;
  title: string;
  /** Whether the metadata of the API is included. */
  isFinal: boolean;
}

/** The title of the rendered page. */
export const pageTitleAtom = atom<PageTitle>();
