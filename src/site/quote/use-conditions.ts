import type { UseFormReturn } from 'react-hook-form';
import { sumUp } from '../../forms/regions/regions.ts';
import { useRegions } from '../../forms/regions/use-regions.ts';
import { useContentLanguage } from '../../i18n/use-language.ts';
import type { Attribute } from './population.ts';
import { type QuoteValues, type Tag, tagName } from './quote-form.ts';

/** A selection as the summary shows it. */
export interface Condition {
  key: string;
  name: string;
  remove: () => void;
}

/** The current selections, each with its removal. */
export function useConditions(
  form: UseFormReturn<QuoteValues>,
  attributes: readonly Attribute[],
  tags: readonly Tag[],
): { conditions: Condition[]; clear: () => void } {
  const language = useContentLanguage();
  const { provinces = [] } = useRegions();
  const [options, cities, tagId = ''] = form.watch(['options', 'cities', 'tagId']);
  const shouldValidate = form.formState.isSubmitted;

  const setOptions = (next: string[]) => form.setValue('options', next, { shouldValidate });
  const setCities = (next: string[]) => {
    form.setValue('cities', next);
    if (shouldValidate) form.trigger('options');
  };
  const setTag = (next: string) => form.setValue('tagId', next);

  const ofAttributes = attributes.flatMap((attribute) =>
    attribute.options
      .filter(({ id }) => options.includes(id))
      .map(({ id, name }) => ({
        key: id,
        name,
        remove: () => setOptions(options.filter((other) => other !== id)),
      })),
  );
  const ofRegions = sumUp(provinces, cities).map(({ name, cityCodes }) => ({
    key: cityCodes.join(),
    name: name[language],
    remove: () => setCities(cities.filter((code) => !cityCodes.includes(code))),
  }));
  const tag = tagName(tags, tagId);
  const ofTag = tag ? [{ key: tagId, name: tag, remove: () => setTag('') }] : [];

  return {
    conditions: [...ofAttributes, ...ofRegions, ...ofTag],
    clear: () => {
      setOptions([]);
      setCities([]);
      setTag('');
    },
  };
}
