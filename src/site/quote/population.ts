import type { components } from '../../../openapi/generated/schema.d.ts';
import { i18nIn } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Content } from '../../i18n/namespaces.ts';

export type Attribute = components['schemas']['PopulationAttribute'];

/** The requested attributes in display order. Regions are bundled. */
export const attributeTypes = ['gender', 'age', 'education', 'marital', 'income'] as const;

/** The fallback of the lists of the API in a language. The texts have the ids of the API. */
export function bundledAttributes(language: Language): Attribute[] {
  const { i18n } = i18nIn(language);
  const texts: Content<'population'> = i18n.getResourceBundle(i18n.language, 'population');
  return attributeTypes.map((type) => {
    const { name, ...options } = texts[type];
    return {
      type,
      name,
      multiple: 1,
      options: Object.entries(options).map(([id, text]) => ({ id, name: text })),
    };
  });
}
