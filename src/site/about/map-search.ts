import type { ContentLanguage } from '../../i18n/languages.ts';

/** Map searches that the visitors of each language can open. */
const searches: Record<ContentLanguage, (query: string) => string> = {
  zh: (query) => `https://uri.amap.com/search?keyword=${query}`,
  en: (query) => `https://www.google.com/maps/search/?api=1&query=${query}`,
};

/** The address of a map that searches for an office. */
export const mapSearch = (language: ContentLanguage, city: string, address: string): string =>
  searches[language](encodeURIComponent(address.includes(city) ? address : `${city} ${address}`));
