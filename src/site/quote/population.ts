import type { components } from '../../../openapi/generated/schema.d.ts';
import { translateTo } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import type { TextKey } from '../../i18n/namespaces.ts';

export type Attribute = components['schemas']['PopulationAttribute'];

/** The requested attributes in display order. Regions are bundled. */
export const attributeTypes = ['gender', 'age', 'education', 'marital', 'income'] as const;

interface BundledAttribute {
  type: Attribute['type'];
  name: TextKey<'population'>;
  options: [id: string, name: TextKey<'population'>][];
}

/** The fallback of the lists of the API, with the same ids. */
const bundled: BundledAttribute[] = [
  {
    type: 'gender',
    name: 'population.gender.name',
    options: [
      ['gender-male', 'population.gender.male'],
      ['gender-female', 'population.gender.female'],
    ],
  },
  {
    type: 'age',
    name: 'population.age.name',
    options: [
      ['age-18-24', 'population.age.from18'],
      ['age-25-29', 'population.age.from25'],
      ['age-30-34', 'population.age.from30'],
      ['age-35-39', 'population.age.from35'],
      ['age-40-49', 'population.age.from40'],
      ['age-50-59', 'population.age.from50'],
      ['age-60-plus', 'population.age.from60'],
    ],
  },
  {
    type: 'education',
    name: 'population.education.name',
    options: [
      ['education-junior', 'population.education.junior'],
      ['education-senior', 'population.education.senior'],
      ['education-college', 'population.education.college'],
      ['education-bachelor', 'population.education.bachelor'],
      ['education-master', 'population.education.master'],
    ],
  },
  {
    type: 'marital',
    name: 'population.marital.name',
    options: [
      ['marital-single', 'population.marital.single'],
      ['marital-married', 'population.marital.married'],
      ['marital-divorced', 'population.marital.divorced'],
      ['marital-widowed', 'population.marital.widowed'],
    ],
  },
  {
    type: 'income',
    name: 'population.income.name',
    options: [
      ['income-0-5k', 'population.income.below5'],
      ['income-5k-10k', 'population.income.from5'],
      ['income-10k-20k', 'population.income.from10'],
      ['income-20k-30k', 'population.income.from20'],
      ['income-30k-50k', 'population.income.from30'],
      ['income-50k-plus', 'population.income.from50'],
    ],
  },
];

/** The bundled attributes in a language. */
export function bundledAttributes(language: Language): Attribute[] {
  const t = translateTo(language);
  return bundled.map(({ type, name, options }) => ({
    type,
    name: t(name),
    multiple: 1,
    options: options.map(([id, text]) => ({ id, name: t(text) })),
  }));
}
