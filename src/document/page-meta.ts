import { createContext } from 'react';
import type { components } from '../../openapi/generated/schema.d.ts';

export type PageMeta = components['schemas']['SeoMeta'];

/** The metadata of the API for this page; null while loading and when it has none. */
export const PageMetaContext = createContext<PageMeta | null>(null);
