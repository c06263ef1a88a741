import type { OfficeId } from '../../config/config.ts';
import type { ContentLanguage } from '../../i18n/languages.ts';
import type { TextKey } from '../../i18n/namespaces.ts';

interface Office {
  id: OfficeId;
  /** The city as the API names it in jobs, in each language. */
  city: Record<ContentLanguage, string>;
  /** Directions. */
  directions: TextKey<'about'>;
}

/** The offices in four cities, in the order they are shown. */
export const offices: readonly Office[] = [
  {
    id: 'beijing',
    city: { zh: '北京', en: 'Beijing' },
    directions: 'about.offices.beijing.directions',
  },
  {
    id: 'shanghai',
    city: { zh: '上海', en: 'Shanghai' },
    directions: 'about.offices.shanghai.directions',
  },
  {
    id: 'guangzhou',
    city: { zh: '广州', en: 'Guangzhou' },
    directions: 'about.offices.guangzhou.directions',
  },
  {
    id: 'shenzhen',
    city: { zh: '深圳', en: 'Shenzhen' },
    directions: 'about.offices.shenzhen.directions',
  },
];
