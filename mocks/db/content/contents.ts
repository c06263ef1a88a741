import { advances } from './advances.ts';
import { extremeAdvances, extremeNews, extremeProducts, extremeServices } from './extreme.ts';
import { news } from './news.ts';
import { products, services } from './products.ts';

/** What is published and sold: the usual, no articles, or texts that try a layout to its limits. */
export const contents = {
  seeded: { news, advances, products, services },
  empty: { news: [], advances: [], products, services },
  extreme: {
    news: extremeNews,
    advances: extremeAdvances,
    products: extremeProducts,
    services: extremeServices,
  },
};

export type ContentName = keyof typeof contents;
