import { createContext } from 'react';
import type { components } from '../../openapi/generated/schema.d.ts';

export type PageMeta = components['schemas']['SeoMeta'];

/** What the API says about this page to search engines; null until it is known, and where it says nothing. */
export const PageMetaContext = createContext<PageMeta | null>(null);
