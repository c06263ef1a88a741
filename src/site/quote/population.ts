import type { components } from '../../../openapi/generated/schema.d.ts';
import type { Content } from '../../i18n/namespaces.ts';

export type Attribute = components['schemas']['PopulationAttribute'];

/** The requested attributes in display order. Regions are bundled. */
export const attributeTypes = ['gender', 'age', 'education', 'marital', 'income'] as const;

/** The fallback of the lists of the API. The texts have the ids of the API. */
export function bundledAttributes(texts: Content<'population'>): Attribute[] {
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
