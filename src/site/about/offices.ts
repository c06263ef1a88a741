import type { OfficeId } from '../../config/site-content.ts';
import type { ContentLanguage } from '../../i18n/languages.ts';

interface Office {
  id: OfficeId;
  /** The city as the API names it in jobs, in each language. */
  city: Record<ContentLanguage, string>;
}

/** The offices in four cities, in the order they are shown. */
export const offices: readonly Office[] = [
  { id: 'beijing', city: { zh: '北京', en: 'Beijing' } },
  { id: 'shanghai', city: { zh: '上海', en: 'Shanghai' } },
  { id: 'guangzhou', city: { zh: '广州', en: 'Guangzhou' } },
  { id: 'shenzhen', city: { zh: '深圳', en: 'Shenzhen' } },
];
