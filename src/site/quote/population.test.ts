import { expect, test } from 'vitest';
import { population } from '../../../mocks/db/content/population.ts';
import { i18nIn } from '../../i18n/i18n.ts';
import { contentLanguages } from '../../i18n/languages.ts';
import { addAllResources } from '../../i18n/resources.server.ts';
import { attributeTypes, bundledAttributes } from './population.ts';

test('the bundled attributes are those of the API, in both languages', { tags: ['R2.33'] }, () => {
  addAllResources();
  for (const language of contentLanguages) {
    const expected = population.map(({ type, options, ...names }) => ({
      type,
      name: names[language],
      multiple: 1,
      options: options.map(({ id, ...texts }) => ({ id, name: texts[language] })),
    }));
    const { i18n } = i18nIn(language);
    expect(bundledAttributes(i18n.getResourceBundle(i18n.language, 'population'))).toEqual(expected);
  }
  expect(population.map(({ type }) => type)).toEqual([...attributeTypes]);
});
