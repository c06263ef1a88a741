import { advances } from './advances.ts';
import { extremeAdvances, extremeNews, extremeProducts, extremeServices } from './extreme.ts';
import { news } from './news.ts';
import { products, services } from './products.ts';
import type { AdvanceRow, NewsRow, ProductRow, ServiceRow } from './types.ts';

export interface Contents {
  news: NewsRow[];
  advances: AdvanceRow[];
  products: ProductRow[];
  services: ServiceRow[];
}

/** What is published and sold: the usual, no articles, or texts that try a layout to its limits. */
export const contents: Record<'seeded' | 'empty' | 'extreme', Contents> = {
  seeded: { news, advances, products, services },
  empty: { news: [], advances: [], products, services },
  extreme: {
    news: extremeNews,
    advances: extremeAdvances,
    products: extremeProducts,
    services: extremeServices,
  },
};
